"""Several server processes that share PostgreSQL and Redis: waking, counting, claiming and thinking."""
