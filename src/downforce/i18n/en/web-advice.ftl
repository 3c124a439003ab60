# The race engineer on the page. The sentences are in advice.ftl.

advice-ask = Advice
# Said while the answer is on its way.
advice-wait = The engineer is thinking.
advice-choices = What the engineer would do
# Before a card that is played from bottom to top.
advice-reverse = { $card }, bottom up
advice-pass = Pass
advice-bid-with = Bid { $amount }: { $card }
advice-taken = with advice
