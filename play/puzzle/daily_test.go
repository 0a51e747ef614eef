package puzzle

import (
	"strconv"
	"testing"
	"time"
)

func TestDays(t *testing.T) {
	at := time.Date(minYear, 1, 1, 0, 0, 0, 0, time.UTC)
	monday := time.Date(2000, 1, 3, 0, 0, 0, 0, time.UTC)
	d := Day{minYear, 1, 1}
	for at.Year() <= maxYear {
		text := at.Format(time.DateOnly)
		if d.String() != text || !d.Valid() {
			t.Fatalf("%s is %s", text, d)
		}
		if back, ok := ParseDay(text); !ok || back != d {
			t.Fatalf("%s is read as %v", text, back)
		}
		if n := int(at.Sub(monday) / (24 * time.Hour)); d.Number() != n {
			t.Fatalf("%s has the number %d, want %d", text, d.Number(), n)
		}
		if w := (int(at.Weekday()) + 6) % 7; d.Weekday() != w {
			t.Fatalf("%s is the day %d of the week, want %d", text, d.Weekday(), w)
		}
		for _, by := range []int{-400, -31, -1, 0, 28, 366} {
			want := at.AddDate(0, 0, by)
			if got := d.Add(by); got != (Day{want.Year(), int(want.Month()), want.Day()}) && got != (Day{}) || want.Year() >= minYear && want.Year() <= maxYear && got == (Day{}) {
				t.Fatalf("%s and %d days are %v, want %v", text, by, got, want)
			}
		}
		at = at.AddDate(0, 0, 1)
		next := d.Add(1)
		if at.Year() <= maxYear {
			d = next
		} else if next != (Day{}) {
			t.Fatalf("%v follows the last", next)
		}
	}
}

func TestNoDays(t *testing.T) {
	for _, text := range []string{"", "2026-11-31", "2026-02-29", "2100-02-29", "1999-12-31", "2200-01-01", "2026-00-01", "2026-13-01",
		"2026-11-00", "2026-1-01", "2026-11-1 ", "+026-11-01", "2026/11/01", "2026-11-011", "２026-11-01"} {
		if d, ok := ParseDay(text); ok || d != (Day{}) {
			t.Errorf("%q is %v", text, d)
		}
	}
	if d := (Day{2026, 11, 23}).Add(1 << 40); d != (Day{}) {
		t.Error(d)
	}
	if d := (Day{}).Add(1); d != (Day{}) {
		t.Error(d)
	}
}

// numbered returns a set of n puzzles of various grades.
func numbered(game string, n int) []Puzzle {
	set := make([]Puzzle, n)
	for i := range set {
		set[i] = Puzzle{Game: game, Position: strconv.Itoa(i), Kind: Win, Goal: 1, Grade: i*Grades/n + 1, Line: []string{"A"}}
	}
	return set
}

func TestDaily(t *testing.T) {
	const games = 5
	sets := map[string][]Puzzle{}
	for i := range games {
		id := GameOf((Day{2026, 1, 1}).Add(i))
		sets[id] = numbered(id, 197+i)
	}
	sets["kalah"][0].Grade = 0 // at least 196 are left, 28 for each day of the week
	last := map[string]int{}
	var grades [week]int
	for n, d := 0, (Day{2026, 1, 1}); d.Year < 2040; n, d = n+1, d.Add(1) {
		game := GameOf(d)
		if game != GameOf(d.Add(games)) || game == GameOf(d.Add(1)) {
			t.Fatal("games do not take turns")
		}
		p, ok := Daily(sets[game], d)
		if !ok || p.Grade == 0 {
			t.Fatalf("%s: %+v, %v", d, p, ok)
		}
		// Each part of a set has 28 puzzles, and its turn comes once in 35 days.
		const round = 28 * 35
		if before, again := last[p.Game+p.Position]; again && n-before != round {
			t.Fatalf("%s: %+v returns after %d days", d, p, n-before)
		}
		last[p.Game+p.Position] = n
		grades[d.Weekday()] += p.Grade
		if n == round-1 && len(last) != round {
			t.Errorf("%d puzzles in the first %d days", len(last), round)
		}
	}
	if len(last) != games*196 {
		t.Errorf("%d puzzles have come", len(last))
	}
	for w := 1; w < week; w++ {
		if grades[w] <= grades[w-1] {
			t.Errorf("day %d of the week is not harder than the day before: %v", w, grades)
		}
	}
}

// TestDailyStays pins the games and puzzles of some days, as they must be the same for everyone, also for small sets.
func TestDailyStays(t *testing.T) {
	set := numbered("kalah", 200)
	for _, test := range []struct {
		day      Day
		position string
	}{{Day{2026, 11, 23}, "5"}, {Day{2026, 11, 24}, "57"}, {Day{2000, 1, 1}, "164"}, {Day{2199, 12, 31}, "40"}} {
		if p, ok := Daily(set, test.day); !ok || p.Position != test.position {
			t.Errorf("%s: %+v, %v", test.day, p, ok)
		}
	}
	for n := range 9 {
		for day := range 40 {
			if _, ok := Daily(numbered("kalah", n), (Day{2000, 1, 1}).Add(day)); ok != (n > 0) {
				t.Fatalf("%d puzzles: %v", n, ok)
			}
		}
	}
	for _, test := range []struct {
		day  Day
		game string
	}{{Day{2026, 11, 23}, "kanishogi"}, {Day{2026, 11, 24}, "onitama"}, {Day{2000, 1, 1}, "konane"}, {Day{2199, 12, 31}, "kanishogi"}, {Day{}, ""}} {
		if got := GameOf(test.day); got != test.game {
			t.Errorf("%v is a day of %q", test.day, got)
		}
	}
	if _, ok := Daily(set, Day{}); ok {
		t.Error("no day has a puzzle")
	}
}

func BenchmarkDaily(b *testing.B) {
	set := numbered("kalah", 200)
	for b.Loop() {
		Daily(set, Day{2026, 11, 23})
	}
}
