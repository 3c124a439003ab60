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
verify-not-text = { $path }:{ $line }: not UTF-8 text
verify-line = { $path }:{ $line }:{ $column }: this line should read “{ $right }”
verify-second = { $path }: the second program refuses it: { $what }
verify-disagree = { $path }: the two programs disagree, please report it: { $part ->
    [deal] another deal
    [owners] other owners
    [prices] other prices
    [finish] another order of finishing
    [bets] other bets
    [result] another result
   *[digest] another digest
}
verify-other-digest = { $path }: its digest is { $digest }, not the one that was shown: this is another game
verify-not-fair = { $path }: the seed is not the one that the server’s secret and the players’ nonces make
