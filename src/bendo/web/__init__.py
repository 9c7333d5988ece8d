"""The table in a browser: the page, built from `frontend/` into this package."""
