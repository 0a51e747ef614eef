package diary

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
)

const (
	// The maximum numbers of tried puzzles, days, own and missed puzzles; the oldest ones beyond are forgotten.
	maxTries  = 5000
	maxDays   = 4000
	maxOwn    = 200
	maxMissed = 1000
	maxText   = 2400 // bytes of an own puzzle, which is a file of one
	maxRush   = 999
	maxKinds  = 40 // of rushes
	maxGrade  = 10
	maxWhen   = 1 << 40
	maxCount  = 9999
)

// A Try is the result of trying a puzzle. Times are in Unix seconds.
type Try struct {
	Game, ID string
	// Grade is the puzzle's grade at the first try, 0 for none.
	Grade int
	// When and Last are the first and the last try; Solved is when it was first solved, 0 for not yet.
	When, Last, Solved int64
	// Count is the number of tries until it was solved.
	Count int
	// First means that it was solved at the first try without a hint.
	First bool
}

type Day struct {
	// When is the first try, Solved when it was solved, 0 for not yet, in Unix seconds.
	When, Solved int64
	// Count is the number of tries until it was solved.
	Count int
	// First means that it was solved at the first try without a hint, Late that it was solved after its own day.
	First, Late bool
}

// A Diary records the puzzles that a person has tried; the zero value is empty.
type Diary struct {
	tries map[string]Try // by puzzle
	days  map[string]Day // by date, "2026-11-23"
	rush  map[string]int // the most solved, by the scope of the rush
	best  int            // the longest run
	own   []string       // oldest first
	// missed has the times, in Unix seconds, of failures that do not count, by puzzle ID.
	missed map[string]int64
	// others are entries stored by other versions.
	others map[string]json.RawMessage
}

// put returns a copy of a map with one more entry.
func put[V any](m map[string]V, id string, v V) map[string]V {
	m = maps.Clone(m)
	if m == nil {
		m = make(map[string]V)
	}
	m[id] = v
	return m
}

// Try returns the result of a puzzle, ok if it was tried.
func (d Diary) Try(id string) (t Try, ok bool) {
	t, ok = d.tries[id]
	return t, ok
}

// Tried adds a try: at When, with Count tries or one, and Solved at some time or not at all. First and Grade
// count only the first time. Invalid tries change nothing.
func (d Diary) Tried(t Try) Diary {
	t.Count, t.Last = max(t.Count, 1), max(t.When, t.Last)
	if old, ok := d.tries[t.ID]; ok {
		if old.Solved == 0 {
			old.Solved, old.Count = t.Solved, min(old.Count+t.Count, maxCount)
		}
		old.Last = max(old.Last, t.Last)
		t = old
	}
	if !t.ok() {
		return d
	}
	d.tries = put(d.tries, t.ID, t)
	d.trim()
	d.best = max(d.best, d.Run())
	return d
}

// Solved reports whether a puzzle was solved.
func (d Diary) Solved(id string) bool { return d.tries[id].Solved > 0 }

// Missed reports whether a puzzle was failed and has not been solved since.
func (d Diary) Missed(id string) bool {
	t, tried := d.tries[id]
	when, missed := d.missed[id]
	return tried && t.Solved == 0 || missed && (t.Solved == 0 || t.Last <= when)
}

// AllMissed returns the IDs of all missed puzzles, in no order.
func (d Diary) AllMissed() (list []string) {
	for id := range d.tries {
		if d.Missed(id) {
			list = append(list, id)
		}
	}
	for id := range d.missed {
		if _, tried := d.tries[id]; !tried {
			list = append(list, id)
		}
	}
	return list
}

// WithMissed adds a failure that does not count, as in a rush.
func (d Diary) WithMissed(id string, when int64) Diary {
	if isID(id) && isWhen(when) && when > d.missed[id] {
		d.missed = put(d.missed, id, when)
		d.trim()
	}
	return d
}

// SolvedLate takes a puzzle that was missed in a rush from the list of those.
func (d Diary) SolvedLate(id string) Diary {
	d.missed = maps.Clone(d.missed)
	delete(d.missed, id)
	return d
}

// Day returns the result of the puzzle of a day ("2026-11-23"); ok if it was tried.
func (d Diary) Day(day string) (r Day, ok bool) {
	r, ok = d.days[day]
	return r, ok
}

// Daily adds a try of the puzzle of a day, like Tried.
func (d Diary) Daily(day string, r Day) Diary {
	r.Count = max(r.Count, 1)
	if old, ok := d.days[day]; ok {
		if old.Solved == 0 {
			old.Solved, old.Late, old.Count = r.Solved, r.Late, min(old.Count+r.Count, maxCount)
		}
		r = old
	}
	if !isDay(day) || !r.ok() {
		return d
	}
	d.days = put(d.days, day, r)
	d.trim()
	return d
}

// Best returns the most puzzles solved in a rush through a game, by ID, or through all games.
func (d Diary) Best(through string) int { return d.rush[through] }

// Rushed adds the number of puzzles solved in a rush.
func (d Diary) Rushed(through string, n int) Diary {
	if n > d.rush[through] && n <= maxRush && isID(through) && (len(d.rush) < maxKinds || d.rush[through] > 0) {
		d.rush = put(d.rush, through, n)
	}
	return d
}

// Own returns the puzzles made of the player's own games, oldest first, as texts. It must not be modified.
func (d Diary) Own() []string { return d.own }

// WithOwn adds an own puzzle, unless it is there.
func (d Diary) WithOwn(text string) Diary {
	if isText(text) && !slices.Contains(d.own, text) {
		d.own = append(slices.Clip(d.own), text)
		d.own = d.own[max(0, len(d.own)-maxOwn):]
	}
	return d
}

// WithoutOwn removes an own puzzle.
func (d Diary) WithoutOwn(text string) Diary {
	if i := slices.Index(d.own, text); i >= 0 {
		d.own = slices.Delete(slices.Clone(d.own), i, i+1)
	}
	return d
}

// IsZero reports whether the diary is empty.
func (d Diary) IsZero() bool {
	return len(d.tries)+len(d.days)+len(d.rush)+d.best+len(d.own)+len(d.missed)+len(d.others) == 0
}

func (d *Diary) trim() {
	if len(d.tries) > maxTries {
		list := slices.Collect(maps.Values(d.tries))
		slices.SortFunc(list, func(a, b Try) int { return cmp.Or(cmp.Compare(b.Last, a.Last), cmp.Compare(a.ID, b.ID)) })
		d.tries = make(map[string]Try, maxTries)
		for _, t := range list[:maxTries] {
			d.tries[t.ID] = t
		}
	}
	if len(d.missed) > maxMissed {
		list := slices.Collect(maps.Keys(d.missed))
		slices.SortFunc(list, func(a, b string) int { return cmp.Or(cmp.Compare(d.missed[b], d.missed[a]), cmp.Compare(a, b)) })
		d.missed = maps.Clone(d.missed)
		for _, id := range list[maxMissed:] {
			delete(d.missed, id)
		}
	}
	if len(d.days) > maxDays {
		list := slices.Sorted(maps.Keys(d.days))
		d.days = maps.Clone(d.days)
		for _, day := range list[:len(list)-maxDays] {
			delete(d.days, day)
		}
	}
}

// Merge combines two diaries that both started from base. Additions of both are kept; own and missed puzzles removed
// by either are removed.
func Merge(base, a, b Diary) Diary {
	out := Diary{
		tries: join(a.tries, b.tries, joinTries), days: join(a.days, b.days, joinDays),
		rush: join(a.rush, b.rush, func(a, b int) int { return max(a, b) }), best: max(a.best, b.best),
		own: mergeOwn(base.own, a.own, b.own), missed: mergeMissed(base.missed, a.missed, b.missed),
	}
	out.others = join(a.others, b.others, nil)
	for name, value := range a.others {
		if old, was := base.others[name]; !was || !bytes.Equal(old, value) {
			out.others = put(out.others, name, value)
		}
	}
	out.trim()
	if len(a.tries) != len(out.tries) || len(b.tries) != len(out.tries) {
		out.best = max(out.best, out.Run())
	}
	return out
}

// join merges two maps; both combines entries that differ, and if it is nil b's entry wins.
func join[V any](a, b map[string]V, both func(a, b V) V) map[string]V {
	if len(b) == 0 {
		return a
	}
	if len(a) == 0 {
		return b
	}
	out := maps.Clone(b)
	for id, v := range a {
		if w, there := b[id]; !there {
			out[id] = v
		} else if both != nil {
			out[id] = both(v, w)
		}
	}
	return out
}

// joinTries combines two tries of a puzzle: the earlier first try counts.
func joinTries(a, b Try) Try {
	if b.When < a.When || b.When == a.When && a.First {
		a, b = b, a
	}
	a.Last = max(a.Last, b.Last)
	a.Solved, a.Count = earlier(a.Solved, b.Solved), max(a.Count, b.Count)
	return a
}

func joinDays(a, b Day) Day {
	if b.When < a.When || b.When == a.When && a.First {
		a, b = b, a
	}
	solved := earlier(a.Solved, b.Solved)
	if solved != a.Solved || a.Solved == b.Solved && !b.Late {
		a.Late = b.Late
	}
	a.Solved, a.Count = solved, max(a.Count, b.Count)
	return a
}

// mergeMissed keeps what either missed, unless one of them removed it and it was not missed again.
func mergeMissed(base, a, b map[string]int64) map[string]int64 {
	out := maps.Clone(join(a, b, func(a, b int64) int64 { return max(a, b) }))
	maps.DeleteFunc(out, func(id string, when int64) bool { return base[id] == when && (a[id] == 0 || b[id] == 0) })
	return out
}

// earlier returns the earlier of two times, where 0 means never.
func earlier(a, b int64) int64 {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// mergeOwn applies the changes from base to a to b.
func mergeOwn(base, a, b []string) []string {
	if slices.Equal(a, base) || slices.Equal(a, b) {
		return b
	}
	var out []string
	for _, text := range b {
		if slices.Contains(a, text) || !slices.Contains(base, text) {
			out = append(out, text)
		}
	}
	for _, text := range a {
		if !slices.Contains(b, text) && !slices.Contains(base, text) {
			out = append(out, text)
		}
	}
	return out[max(0, len(out)-maxOwn):]
}
