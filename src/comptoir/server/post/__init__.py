"""The post office: tells people who are not at their table, by push, by mail or by a hook of their own."""
