"""Speed beside the peers: ``make bench`` prints it. ``chances`` trains and measures the learned maker.

Nothing here is a test.
"""
