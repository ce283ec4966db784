"""The table for many: lobby, seats, storage, wire protocol."""
