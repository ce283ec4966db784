"""Tables for many people at once: kept on disk, played over lines."""
