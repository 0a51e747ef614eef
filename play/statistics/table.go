package statistics

import (
	"slices"

	"tidepool/rules"
)

// Weeks is how many weeks are counted, up to and including the current one.
const Weeks = 12

// A Table is the statistics of some games. All counts are of finished games.
type Table struct {
	Games int
	// Record is the person's against the engine, and so are Opponents, by level; Sides, by the person's side;
	// and Moves, of moving first and second.
	Record    Record
	Opponents map[int]Record
	Sides     [2]Record
	Moves     [2]Record
	// First is the record of the player who moved first, and Near of the near side.
	First, Near Record
	// People are the records of people who played one another, by name.
	People map[string]Record
	Streak Streak
	Length Length
	// Timed counts the games of known duration, and Seconds is the sum of durations.
	Timed, Seconds int
	Weeks          [Weeks]int
}

// A Streak is the number of games in a row won against the engine: currently, and the best ever.
type Streak struct{ Now, Best int }

// Length is the turns of games: the sum, the shortest and the longest, with the IDs of these two.
type Length struct {
	Sum, Least, Most  int
	Shortest, Longest string
}

func newTable() *Table {
	return &Table{Opponents: make(map[int]Record), People: make(map[string]Record)}
}

func (t *Table) add(g *Game, week int) {
	if !g.Outcome.Over() {
		return
	}
	t.Games++
	t.First.Add(scoreFor(g.First, g.Outcome))
	t.Near.Add(scoreFor(rules.Near, g.Outcome))
	t.measure(g)
	if ago := week - weekOf(g.Ended); 0 <= ago && ago < Weeks {
		t.Weeks[Weeks-1-ago]++
	}
	if person, solo := Solo(g.Levels); solo {
		t.addSolo(g, person)
		return
	}
	for side, name := range g.Names {
		r := t.People[name]
		r.Add(scoreFor(rules.Side(side), g.Outcome))
		t.People[name] = r
	}
}

func (t *Table) addSolo(g *Game, person rules.Side) {
	score := scoreFor(person, g.Outcome)
	t.Record.Add(score)
	t.Sides[person].Add(score)
	moved := 0
	if person != g.First {
		moved = 1
	}
	t.Moves[moved].Add(score)
	level := g.Levels[person.Other()]
	r := t.Opponents[level]
	r.Add(score)
	t.Opponents[level] = r
	if score != Won {
		t.Streak.Now = 0
		return
	}
	t.Streak.Now++
	t.Streak.Best = max(t.Streak.Best, t.Streak.Now)
}

func (t *Table) measure(g *Game) {
	l := &t.Length
	l.Sum += g.Turns
	if t.Games == 1 || g.Turns < l.Least {
		l.Least, l.Shortest = g.Turns, g.ID
	}
	if t.Games == 1 || g.Turns > l.Most {
		l.Most, l.Longest = g.Turns, g.ID
	}
	if g.Seconds > 0 {
		t.Timed++
		t.Seconds += g.Seconds
	}
}

// Busiest returns at most most names of people who played one another, those with the most games first, then by name.
func (t *Table) Busiest(most int) []string {
	var names []string
	for range min(most, len(t.People)) {
		best, games := "", -1
		for name, r := range t.People {
			n := r.Games()
			if (n > games || n == games && name < best) && !slices.Contains(names, name) {
				best, games = name, n
			}
		}
		names = append(names, best)
	}
	return names
}
