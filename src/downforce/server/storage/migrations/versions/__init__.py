"""The steps, in the order of their numbers. A step that was published is never changed."""
