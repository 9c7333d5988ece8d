"""Bendomino (curved dominoes) and draw dominoes, exactly as their rules say."""

__version__ = "0.1.0"
