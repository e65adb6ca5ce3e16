"""The compiled build: found when it fits, left alone when it does not, and the same game as the plain one."""
