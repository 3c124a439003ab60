# downforce verify: what holds, and what does not.

verify-holds = { $path } is what it says it is.
verify-deal = Deal: { $deal ->
    [seed] dealt again from the seed, by two programs.
    [prepared] dealt again from the seed by two programs; that seed was chosen beforehand for a lesson.
   *[given] written out in the file, without a seed to check it.
}
verify-actions = Actions: { $count ->
    [0] none yet.
    [one] 1, legal.
   *[other] { $count }, all legal.
}
verify-receipt = Fairness: { $verdict ->
    [proved] proved, your receipt { $receipt } is that of this deal.
   *[consistent] consistent, no part of the file contradicts another; compare its receipt { $receipt } with that of a player.
}{ $rounds ->
    [one] { "" }
   *[other] { " " }The deal took { $rounds } rounds.
}
verify-names = Names: some have invisible letters or piles of marks; they are shown without these.
verify-score = Score: { $over ->
    [yes] counted again, { $result }.
   *[no] none yet, the game is unfinished.
}
verify-digest = Digest: { $digest }{ $shown ->
    [yes] , the one that was shown.
   *[no] .
}

# What does not hold: one line.
verify-bad-digest = --digest takes the { $length } hexadecimal digits that were shown
verify-bad-receipt = --receipt takes { $length } hexadecimal digits, or a file with a receipt
verify-not-text = { $path }:{ $line }: not UTF-8 text
verify-line = { $path }:{ $line }:{ $column }: this line should read “{ $right }”
verify-second = { $path }: the second program refuses it: { $what }
verify-disagree = { $path }: the two programs disagree about { $part ->
        [deal] the deal
        [owners] the owners
        [prices] the prices
        [finish] the finishing order
        [bets] the bets
        [result] the result
       *[digest] the digest
    }; please report this
verify-other-digest = { $path }: its digest is { $digest }, not the one that was shown: this is another game
verify-not-fair = { $path }: not fair: { $flaw ->
    [prepared] the deal was prepared for a lesson, but a receipt or numbers say that it was made at the table
    [no-receipt] you hold a receipt, and this file has none
    [left-out] your receipt is of a round that was abandoned: your number is not in this deal
    [other-deal] your receipt is of another deal: your number is not in this one
    [receipt] its receipt is not the one that its rounds make
    [rounds] the rounds of the deal contradict each other
    [secret] a secret is not the one that was sealed
    [number] a number is not the one that was sealed
   *[seed] the seed is not the one that the server’s secret and the players’ nonces make
}
