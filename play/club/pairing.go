package club

import "slices"

// Next returns the pairings of the next round. It fails with errResult while a game of the
// last round is open, and with errFew if no two players can meet.
func (e *Evening) Next() ([]Pairing, error) {
	if !e.Decided() {
		return nil, errResult
	}
	if len(e.Rounds) >= MaxRounds {
		return nil, errFull
	}
	here := e.Here()
	if len(here) < 2 {
		return nil, errFew
	}
	var round []Pairing
	switch e.Kind {
	case Ladder:
		round = e.neighbours(here)
	case Swiss:
		round = e.swiss(here)
	default:
		round = e.robin(here)
	}
	if !slices.ContainsFunc(round, Pairing.Waits) {
		return nil, errFew
	}
	return round, nil
}

// robin returns the next round of a round robin: that of the Berger table, unless a player has come late, left or
// missed a round.
func (e *Evening) robin(here []int) []Pairing {
	for i, s := range e.tally() {
		if len(s.Met)+s.Byes != len(e.Rounds) || e.Players[i].Left > 0 {
			return e.remaining(here)
		}
	}
	if n := len(here) + len(here)%2; len(e.Rounds) >= n-1 {
		return nil
	}
	return berger(len(here), len(e.Rounds))
}

// berger returns a round, counted from 0, of the Berger table for a number of players. The player with the highest
// number stays in place. Two of the others meet if their numbers from 0 add up to the round modulo players-1
// (with an odd number of players rounded up to even).
func berger(players, round int) (list []Pairing) {
	even := players + players%2
	still, odd := even-1, players%2 == 1
	for i := range even {
		j := ((round-i)%(even-1) + even - 1) % (even - 1)
		switch {
		case i == still:
		case i == j && odd:
			list = append(list, Pairing{First: i, Second: Bye})
		case i == j && i < even/2:
			list = append(list, Pairing{First: i, Second: still})
		case i == j:
			list = append(list, Pairing{First: still, Second: i})
		case i > j:
		case (i+j)%2 == 1:
			list = append(list, Pairing{First: i, Second: j})
		default:
			list = append(list, Pairing{First: j, Second: i})
		}
	}
	return list
}

// remaining pairs players for the remaining games of a round robin, those with the most games left first.
func (e *Evening) remaining(here []int) []Pairing {
	all := e.tally()
	left := func(a int) (n int) {
		for _, b := range here {
			if a != b && !slices.Contains(all[a].Met, b) {
				n++
			}
		}
		return n
	}
	order := slices.Clone(here)
	slices.SortStableFunc(order, func(a, b int) int { return left(b) - left(a) })
	s := search{all: all, order: order, idle: true}
	return s.best()
}

// swiss returns the next round of the Monrad system.
func (e *Evening) swiss(here []int) (list []Pairing) {
	all := e.tally()
	order := slices.Clone(here)
	slices.SortStableFunc(order, func(a, b int) int { return all[b].Points - all[a].Points })
	bye := Bye
	if len(order)%2 == 1 {
		i := len(order) - 1
		for k := i; k >= 0; k-- {
			if all[order[k]].Byes < all[order[i]].Byes {
				i = k
			}
		}
		bye = order[i]
		order = slices.Delete(order, i, i+1)
	}
	s := search{all: all, order: order}
	list = s.best()
	if bye != Bye {
		list = append(list, Pairing{First: bye, Second: Bye})
	}
	return list
}

// neighbours returns the next round of a ladder.
func (e *Evening) neighbours(here []int) (list []Pairing) {
	all := e.tally()
	order := slices.DeleteFunc(e.ladder(), func(p int) bool { return !slices.Contains(here, p) })
	s := search{all: all}
	from := len(e.Rounds) % 2
	if len(order) < 3 {
		from = 0
	}
	for i := from; i+1 < len(order); i += 2 {
		list = append(list, s.sides(order[i], order[i+1]))
	}
	return list
}
