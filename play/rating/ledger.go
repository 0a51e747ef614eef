package rating

import (
	"cmp"
	"slices"
)

// An Entry is a game that counts, as it ended.
type Entry struct {
	// ID is the game's in the store. One game counts once.
	ID string
	// When it ended, in Unix seconds.
	When  int64
	Level int
	// Side is the person's, 0 or 1.
	Side int
	// Score is the person's: 1, ½ or 0.
	Score float64
}

// A Rated entry is one with what it has changed.
type Rated struct {
	Entry
	Before, After Player
}

// Gain is by how much the shown rating went up.
func (r Rated) Gain() int { return r.After.Shown() - r.Before.Shown() }

// Shown is the rating as a person reads it.
func (p Player) Shown() int { return int(p.R + 0.5) }

// Unsure is how unsure the rating is, as a person reads it.
func (p Player) Unsure() int { return int(p.RD + 0.5) }

// MaxKept is how many games a ledger keeps one by one; older ones become its base.
const MaxKept = 200

// A Ledger is a person's rated games of one game, in the order in which they ended. It is a value:
// methods return another.
type Ledger struct {
	base    *base // nil for a new player
	entries []Entry
}

// A base is what games that are no longer kept have come to: those that ended up to when, the last
// of them with an id.
type base struct {
	player Player
	games  int
	when   int64
	id     string
}

func (l Ledger) Len() int { return len(l.entries) }

// Has reports whether an entry has been counted, by itself or in the base.
func (l Ledger) Has(e Entry) bool {
	return !l.after(e) || slices.ContainsFunc(l.entries, func(o Entry) bool { return o.ID == e.ID })
}

func (l Ledger) after(e Entry) bool {
	return l.base == nil || order(e, Entry{ID: l.base.id, When: l.base.when}) > 0
}

func order(a, b Entry) int { return cmp.Or(cmp.Compare(a.When, b.When), cmp.Compare(a.ID, b.ID)) }

// Add counts a game at its place in time, once. One that no program would write changes nothing.
func (l Ledger) Add(e Entry, levels []Player) Ledger {
	if !e.ok() || l.Has(e) {
		return l
	}
	entries := append(slices.Clone(l.entries), e)
	slices.SortFunc(entries, order)
	return Ledger{l.base, entries}.trim(levels)
}

// Finish counts a game that has just ended, after all that the base holds, even if the clock was ahead then.
func (l Ledger) Finish(e Entry, levels []Player) Ledger {
	if !l.after(e) {
		e.When = l.base.when + 1
	}
	return l.Add(e, levels)
}

// trim turns the oldest entries into the base.
func (l Ledger) trim(levels []Player) Ledger {
	extra := len(l.entries) - MaxKept
	if extra <= 0 {
		return l
	}
	old := Ledger{l.base, l.entries[:extra]}
	player, _ := old.Fold(levels)
	last := l.entries[extra-1]
	return Ledger{&base{player, old.Games(), last.When, last.ID}, slices.Clone(l.entries[extra:])}
}

// Games is how many games have counted.
func (l Ledger) Games() int {
	if l.base == nil {
		return len(l.entries)
	}
	return l.base.games + len(l.entries)
}

// Cleared is the ledger of somebody who begins anew: games that have counted, or ended up to a time
// in Unix seconds, never count again.
func (l Ledger) Cleared(when int64) Ledger {
	if l.base != nil {
		when = max(when, l.base.when)
	}
	if n := len(l.entries); n > 0 {
		when = max(when, l.entries[n-1].When)
	}
	return Ledger{base: &base{player: New(), when: when, id: "~"}}
}

const day = 24 * 60 * 60

// Fold works out the rating after the last game, and how it came about, the oldest game first.
func (l Ledger) Fold(levels []Player) (Player, []Rated) {
	p, when := New(), int64(0)
	if l.base != nil {
		p, when = l.base.player, l.base.when
	}
	list := make([]Rated, 0, len(l.entries))
	for _, e := range l.entries {
		if e.Level > len(levels) {
			continue
		}
		if when != 0 {
			p = Rest(p, float64((e.When-when)/day))
		}
		next := Update(p, []Result{{levels[e.Level-1], e.Score}})
		list = append(list, Rated{e, p, next})
		p, when = next, e.When
	}
	return p, list
}

// Now is the rating at a time, in Unix seconds: less sure the longer ago the last game was.
func (l Ledger) Now(levels []Player, at int64) Player {
	p, _ := l.Fold(levels)
	last := int64(0)
	switch n := len(l.entries); {
	case n > 0:
		last = l.entries[n-1].When
	case l.base != nil:
		last = l.base.when
	default:
		return p
	}
	return Rest(p, float64((at-last)/day))
}

// Side is the one, 0 or 1, that the person has had less often, and in doubt not the last; ok is
// false without games.
func (l Ledger) Side() (side int, ok bool) {
	if len(l.entries) == 0 {
		return 0, false
	}
	var had [2]int
	for _, e := range l.entries {
		had[e.Side]++
	}
	switch {
	case had[0] < had[1]:
		return 0, true
	case had[1] < had[0]:
		return 1, true
	}
	return 1 - l.entries[len(l.entries)-1].Side, true
}

// Merge joins two ledgers that were one: the games of both, each once, and the later base.
func Merge(a, b Ledger) Ledger {
	if a.base == nil || b.base != nil && order(Entry{ID: a.base.id, When: a.base.when}, Entry{ID: b.base.id, When: b.base.when}) < 0 {
		a, b = b, a
	}
	out := Ledger{base: a.base}
	for _, e := range append(slices.Clone(a.entries), b.entries...) {
		if !out.Has(e) {
			out.entries = append(out.entries, e)
		}
	}
	slices.SortFunc(out.entries, order)
	return out
}
