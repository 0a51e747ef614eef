package statistics

import "strings"

const (
	leastOpening = 2
	MostOpening  = 4
)

// A Beginning is the first turns of a game, at most [MostOpening].
type Beginning struct {
	ID string
	// Rules are the options and the start: the same turns on another board are another opening.
	Rules string
	Words []string
	Score Score
}

// An Opening is a common beginning of some games.
type Opening struct {
	// ID is that of the first given game that began so.
	ID     string
	Words  []string
	Games  int
	Record Record
}

// Openings returns the most frequent openings, the most frequent first: each as many turns, at least two, as
// several games have in common.
func Openings(games []Beginning, most int) []Opening {
	for turns := MostOpening; ; turns-- {
		list := usual(openings(games, turns), most)
		if turns == leastOpening || len(list) > 0 && list[0].Games >= max(3, len(games)/8) {
			return list
		}
	}
}

func openings(games []Beginning, turns int) []Opening {
	var list []Opening
	at := make(map[string]int)
	for _, g := range games {
		if len(g.Words) < turns {
			continue
		}
		words := g.Words[:turns]
		key := g.Rules + "\n" + strings.Join(words, " ")
		i, ok := at[key]
		if !ok {
			i = len(list)
			at[key] = i
			list = append(list, Opening{ID: g.ID, Words: words})
		}
		list[i].Games++
		list[i].Record.Add(g.Score)
	}
	return list
}

// usual moves the openings of the most games to the front and drops the others; equal ones stay in order.
func usual(list []Opening, most int) []Opening {
	most = min(most, len(list))
	for i := range most {
		best := i
		for k := range list {
			if k > i && list[k].Games > list[best].Games {
				best = k
			}
		}
		o := list[best]
		copy(list[i+1:best+1], list[i:best])
		list[i] = o
	}
	return list[:most]
}
