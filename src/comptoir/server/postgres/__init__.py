"""PostgreSQL as the store: for several processes and machines that share their tables."""
