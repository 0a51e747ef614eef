package statistics

import (
	"time"

	"tidepool/rules"
)

// A Game is what is counted of a stored game.
type Game struct {
	ID   string
	Game string
	// Levels are the engine's by side, 0 for a person, and Names what people are called.
	Levels  [2]int
	Names   [2]string
	Outcome rules.Outcome
	First   rules.Side
	Turns   int
	// Seconds is how long it was played; 0 is not known.
	Seconds int
	// Ended is when it last changed, in the time zone of the player.
	Ended time.Time
}

// Demo reports whether the engine plays itself.
func (g *Game) Demo() bool { return g.Levels[rules.Near] > 0 && g.Levels[rules.Far] > 0 }

// With is whom a person plays with.
func (g *Game) With() With {
	if _, solo := Solo(g.Levels); solo {
		return Engine
	}
	return People
}

// With is whom games were played with.
type With uint8

const (
	Anyone With = iota
	Engine
	People
)

// A Filter chooses games; its zero value chooses all.
type Filter struct {
	Game string // by its ID
	With With
}

// A Book has the tables of every filter.
type Book struct {
	week   int // the present one
	tables map[Filter]*Table
}

// New returns an empty book; now is in the time zone of the player.
func New(now time.Time) *Book {
	return &Book{weekOf(now), make(map[Filter]*Table)}
}

// Add counts a game, in the order in which they ended. Games of the engine against itself do not count.
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

// Table returns what is known of the games that a filter chooses. It must not be changed.
func (b *Book) Table(f Filter) *Table {
	if t := b.tables[f]; t != nil {
		return t
	}
	return newTable()
}

// weekOf numbers weeks, which begin on Mondays.
func weekOf(t time.Time) int {
	const day, thursday = 24 * 60 * 60, 3 // the first day of Unix time was one
	y, m, d := t.Date()
	days := int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix()/day) + thursday
	if days < 0 {
		days -= 6 // rounded down
	}
	return days / 7
}
