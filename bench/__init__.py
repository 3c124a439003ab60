"""Speed beside the peers, in one run: ``make bench`` prints it. ``chances`` trains and measures the learned maker.

Nothing here is a test.
"""
