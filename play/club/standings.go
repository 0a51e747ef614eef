package club

import (
	"cmp"
	"slices"
)

// A Standing is a player's place and results. Points are in halves.
type Standing struct {
	Player int
	// Place counts from 1. Players equal in points and tie-breaks share one.
	Place            int
	Won, Drawn, Lost int
	Points           int   // a bye counts as a win, except in a round robin
	Buchholz         int   // in halves
	SonnebornBerger  int   // in quarters
	Met              []int // opponents, in order
	Begun            int   // games in which they moved first
	Byes             int
	lastFirst        bool
}

// Standings returns all players, the best first; on a ladder, in the order of places.
func (e *Evening) Standings() []Standing {
	list := e.tally()
	for i := range list {
		e.breakTies(list, &list[i])
	}
	if e.Kind == Ladder {
		places := e.ladder()
		for i, player := range places {
			list[player].Place = i + 1
		}
		slices.SortStableFunc(list, func(a, b Standing) int { return a.Place - b.Place })
		return list
	}
	slices.SortStableFunc(list, better)
	for i := range list {
		list[i].Place = i + 1
		if i > 0 && better(list[i-1], list[i]) == 0 {
			list[i].Place = list[i-1].Place
		}
	}
	return list
}

func better(a, b Standing) int {
	return cmp.Or(b.Points-a.Points, b.Buchholz-a.Buchholz, b.SonnebornBerger-a.SonnebornBerger)
}

// tally counts the results of every player. The list is indexed by player number.
func (e *Evening) tally() []Standing {
	list := make([]Standing, len(e.Players))
	for i := range list {
		list[i].Player = i
	}
	for _, round := range e.Rounds {
		for _, p := range round {
			if p.Second == Bye {
				list[p.First].Byes++
				if e.Kind != RoundRobin {
					list[p.First].Points += 2
				}
				continue
			}
			first, second := &list[p.First], &list[p.Second]
			first.Met, second.Met = append(first.Met, p.Second), append(second.Met, p.First)
			first.Begun++
			first.lastFirst, second.lastFirst = true, false
			first.count(p.Result, FirstWon)
			second.count(p.Result, SecondWon)
		}
	}
	return list
}

func (s *Standing) count(r, won Result) {
	switch r {
	case Open:
	case won:
		s.Won++
		s.Points += 2
	case Drawn:
		s.Drawn++
		s.Points++
	default:
		s.Lost++
	}
}

// breakTies computes a player's Buchholz and Sonneborn–Berger. A round without an opponent counts as one against a
// player with as many points, but not in a round robin.
func (e *Evening) breakTies(list []Standing, s *Standing) {
	for _, round := range e.Rounds {
		met := false
		for _, p := range round {
			own := FirstWon
			other := p.Second
			switch s.Player {
			case p.First:
			case p.Second:
				own, other = SecondWon, p.First
			default:
				continue
			}
			if met = other != Bye; !met && e.Kind != RoundRobin {
				s.SonnebornBerger += 2 * s.Points
			}
			if !met || p.Result == Open {
				continue
			}
			s.Buchholz += list[other].Points
			switch p.Result {
			case own:
				s.SonnebornBerger += 2 * list[other].Points
			case Drawn:
				s.SonnebornBerger += list[other].Points
			}
		}
		if !met && e.Kind != RoundRobin {
			s.Buchholz += s.Points
		}
	}
}

// ladder returns the player numbers in the order of their places after all rounds.
func (e *Evening) ladder() []int {
	var order []int
	enter := func(rounds int) {
		for i, p := range e.Players {
			if p.From == rounds {
				order = append(order, i)
			}
		}
	}
	enter(0)
	for n, round := range e.Rounds {
		for _, p := range round {
			if p.Second == Bye || p.Result == Open || p.Result == Drawn {
				continue
			}
			won, lost := p.First, p.Second
			if p.Result == SecondWon {
				won, lost = lost, won
			}
			i, j := slices.Index(order, won), slices.Index(order, lost)
			if i > j {
				order[i], order[j] = order[j], order[i]
			}
		}
		enter(n + 1)
	}
	return order
}
