"""The page as people use it: Debian's Chromium at a real server."""
