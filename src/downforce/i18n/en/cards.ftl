# Speed cards. A card is written as its lines, from the top, joined by list-comma.

card-line = { car } { $speed }
card-line-wild = wild { $speed }
