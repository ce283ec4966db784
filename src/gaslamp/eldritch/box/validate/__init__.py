"""What a pack may not say."""
