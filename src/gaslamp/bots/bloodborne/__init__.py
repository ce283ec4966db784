"""Hunters without hands."""
