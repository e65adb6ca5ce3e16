"""A reference for whoever writes a bot: questions, options, events and views, out of the code itself."""
