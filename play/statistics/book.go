package statistics

import (
	"time"

	"tidepool/rules"
)

// A Game is the data of a stored game for statistics.
type Game struct {
	ID   string
	Game string
	// Levels are the engine's by side, 0 for a person, and Names the people's names.
	Levels  [2]int
	Names   [2]string
	Outcome rules.Outcome
	First   rules.Side
	Turns   int
	// Seconds is its duration; 0 is unknown.
	Seconds int
	// Ended is when it last changed, in the player's time zone.
	Ended time.Time
}

// Demo reports whether the engine plays itself.
func (g *Game) Demo() bool { return g.Levels[rules.Near] > 0 && g.Levels[rules.Far] > 0 }

// With returns the kind of opponent.
func (g *Game) With() With {
	if _, solo := Solo(g.Levels); solo {
		return Engine
	}
	return People
}

// With is a kind of opponent.
type With uint8

const (
	Anyone With = iota
	Engine
	People
)

// A Filter chooses games; its zero value chooses all.
type Filter struct {
	Game string // its ID
	With With
}

// A Book has the tables of every filter.
type Book struct {
	week   int // the current one
	tables map[Filter]*Table
}

// New returns an empty book; now is in the player's time zone.
func New(now time.Time) *Book {
	return &Book{weekOf(now), make(map[Filter]*Table)}
}

// Add adds a game, in the order in which games ended. Games of the engine against itself are ignored.
func (b *Book) Add(g Game) {
	if g.Demo() {
		return
	}
	with := g.With()
	for _, f := range [...]Filter{{}, {With: with}, {Game: g.Game}, {g.Game, with}} {
		t := b.tables[f]
		if t == nil {
			t = newTable()
			b.tables[f] = t
		}
		t.add(&g, b.week)
	}
}

// Table returns the table of the games that a filter chooses. It must not be modified.
func (b *Book) Table(f Filter) *Table {
	if t := b.tables[f]; t != nil {
		return t
	}
	return newTable()
}

// weekOf numbers weeks, which begin on Mondays.
func weekOf(t time.Time) int {
	const day, thursday = 24 * 60 * 60, 3 // the first day of Unix time was a Thursday
	y, m, d := t.Date()
	days := int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix()/day) + thursday
	if days < 0 {
		days -= 6 // round down
	}
	return days / 7
}
