package rating

import (
	"cmp"
	"slices"
)

// An Entry is a finished rated game.
type Entry struct {
	// ID is the game's ID in the store. Each game counts once.
	ID string
	// When is the time of its end, in Unix seconds.
	When  int64
	Level int
	// Side is the person's side, 0 or 1.
	Side int
	// Score is the person's score: 1, ½ or 0.
	Score float64
}

// A Rated entry includes its effect on the rating.
type Rated struct {
	Entry
	Before, After Player
}

// Gain returns the increase of the displayed rating.
func (r Rated) Gain() int { return r.After.Shown() - r.Before.Shown() }

// Shown returns the rating for display.
func (p Player) Shown() int { return int(p.R + 0.5) }

// Unsure returns the deviation for display.
func (p Player) Unsure() int { return int(p.RD + 0.5) }

// MaxKept is the number of games kept individually; older ones are combined into the base.
const MaxKept = 200

// A Ledger is a person's rated games of one game, in the order in which they ended. It is immutable: methods
// return a new one.
type Ledger struct {
	base    *base // nil for a new player
	entries []Entry
}

// A base summarises the games no longer kept: those that ended up to when, the last one having the given id.
type base struct {
	player Player
	games  int
	when   int64
	id     string
}

// LedgerOf returns a ledger of games, which must be valid and in order.
func LedgerOf(entries []Entry) Ledger { return Ledger{entries: entries} }

func (l Ledger) Len() int { return len(l.entries) }

// Has reports whether an entry is counted, individually or in the base.
func (l Ledger) Has(e Entry) bool {
	return !l.after(e) || slices.ContainsFunc(l.entries, func(o Entry) bool { return o.ID == e.ID })
}

func (l Ledger) after(e Entry) bool {
	return l.base == nil || order(e, Entry{ID: l.base.id, When: l.base.when}) > 0
}

func order(a, b Entry) int { return cmp.Or(cmp.Compare(a.When, b.When), cmp.Compare(a.ID, b.ID)) }

// Add adds a game at its place in time, once. It ignores invalid entries.
func (l Ledger) Add(e Entry, levels []Player) Ledger {
	if !e.ok() || l.Has(e) {
		return l
	}
	entries := append(slices.Clone(l.entries), e)
	slices.SortFunc(entries, order)
	return Ledger{l.base, entries}.trim(levels)
}

// Finish adds a game that has just ended after everything in the base, even if the clock was ahead then.
func (l Ledger) Finish(e Entry, levels []Player) Ledger {
	if !l.after(e) {
		e.When = l.base.when + 1
	}
	return l.Add(e, levels)
}

// trim moves the oldest entries into the base.
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

// Games returns the number of games counted.
func (l Ledger) Games() int {
	if l.base == nil {
		return len(l.entries)
	}
	return l.base.games + len(l.entries)
}

// Cleared returns the ledger of a person who starts again: games counted so far, or ended up to a time in Unix
// seconds, never count again.
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

// Fold computes the rating after the last game, and its history, oldest game first.
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

// Now returns the rating at a time in Unix seconds, less certain the longer ago the last game was, and its history.
func (l Ledger) Now(levels []Player, at int64) (Player, []Rated) {
	p, list := l.Fold(levels)
	switch n := len(l.entries); {
	case n > 0:
		p = Rest(p, float64((at-l.entries[n-1].When)/day))
	case l.base != nil:
		p = Rest(p, float64((at-l.base.when)/day))
	}
	return p, list
}

// Side returns the side, 0 or 1, that the person has played less often or, if equal, not last; ok is false
// without games.
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

// Merge merges two versions of one ledger: all games of both, and the later base.
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
