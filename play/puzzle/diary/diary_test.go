package diary_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
)

// The first try of a puzzle counts, even if later ones go better.
func TestFirstTryCounts(t *testing.T) {
	var d diary.Diary
	d = d.Tried(diary.Try{Game: "g", ID: "a", Grade: 4, When: 100, Count: 2})
	d = d.Tried(diary.Try{Game: "g", ID: "a", Grade: 5, When: 200, Solved: 200, First: true})
	d = d.Tried(diary.Try{Game: "g", ID: "a", Grade: 5, When: 300, Solved: 300, First: true})
	want := diary.Try{Game: "g", ID: "a", Grade: 4, When: 100, Last: 300, Solved: 200, Count: 3}
	if got, ok := d.Try("a"); !ok || got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	d = d.Daily("2026-11-23", diary.Day{When: 100})
	d = d.Daily("2026-11-23", diary.Day{When: 200, Solved: 200, First: true, Late: true})
	d = d.Daily("2026-11-23", diary.Day{When: 300, Solved: 300})
	if got, ok := d.Day("2026-11-23"); !ok || got != (diary.Day{When: 100, Solved: 200, Count: 2, Late: true}) {
		t.Errorf("%+v", got)
	}
}

// Invalid tries are ignored.
func TestRefuses(t *testing.T) {
	var d diary.Diary
	for _, x := range []diary.Try{{}, {Game: "g", ID: "a b"}, {Game: "g", ID: "a", Grade: 11}, {Game: "g", ID: "a", When: -1},
		{Game: "g", ID: "a", First: true}, {Game: "g", ID: strings.Repeat("a", 41)}} {
		d = d.Tried(x)
	}
	for _, day := range []string{"", "2026-2-1", "2026-02-30", "x"} {
		d = d.Daily(day, diary.Day{When: 1})
	}
	d = d.Rushed("", 3).Rushed("g", 0).Rushed("g", 1000).WithOwn("").WithOwn("a\tb").WithOwn(strings.Repeat("x", 2401)).WithoutOwn("x")
	if !d.IsZero() {
		t.Errorf("%+v", d)
	}
}

func TestRun(t *testing.T) {
	var d diary.Diary
	for i, first := range []bool{true, true, true, false, true, true} {
		at := int64(100 * (i + 1))
		d = d.Tried(diary.Try{Game: "g", ID: fmt.Sprint(i), Grade: 1, When: at, Solved: at, First: first})
	}
	if d.Run() != 2 || d.LongestRun() != 3 {
		t.Errorf("now %d, longest %d", d.Run(), d.LongestRun())
	}
}

// The rating is based on the first tries of a game's puzzles, each a game against its grade.
func TestRating(t *testing.T) {
	var d diary.Diary
	p := rating.New()
	for i := range 30 {
		x := diary.Try{Game: "g", ID: fmt.Sprint(i), Grade: 1 + i%10, When: int64(1000 + i)}
		score := 0.0
		if x.Grade < 6 {
			x.Solved, x.First, score = x.When, true, 1
		}
		d = d.Tried(x).Tried(diary.Try{Game: "other", ID: "o" + x.ID, Grade: 10, When: x.When})
		d = d.Tried(diary.Try{Game: "g", ID: "own" + x.ID, When: x.When}) // has no grade
		p = rating.Update(rating.Rest(p, 0), []rating.Result{{Opponent: diary.Grades()[x.Grade-1], Score: score}})
	}
	got, list := d.Rating("g", 1030)
	if got.Shown() != p.Shown() || len(list) != 30 || list[29].After != got {
		t.Errorf("%+v after %d, want %+v", got, len(list), p)
	}
	if g := diary.Fitting(got); g < 4 || g > 6 {
		t.Errorf("a player who solves grades 1 to 5 is offered grade %d", g)
	}
	if g := diary.Fitting(rating.New()); g != 3 {
		t.Errorf("a new player is offered grade %d", g)
	}
	if old, _ := d.Rating("g", 1030+365*24*3600); old.RD <= got.RD {
		t.Error("a year later the rating is as sure as before")
	}
	if !slices.IsSortedFunc(diary.Grades(), func(a, b rating.Player) int { return int(a.R - b.R) }) {
		t.Error("a harder grade is not a stronger opponent")
	}
}

// drawn adds random entries to a diary.
func drawn(t *rapid.T, d diary.Diary, name string) diary.Diary {
	n := func(what string, most int) int { return rapid.IntRange(0, most).Draw(t, name+" "+what) }
	for i := range n("tries", 4) {
		at := int64(1 + n(fmt.Sprint("when", i), 50))
		x := diary.Try{Game: "g", ID: string(rune('a' + n(fmt.Sprint("id", i), 3))), Grade: 2, When: at}
		day := diary.Day{When: at}
		if n(fmt.Sprint("solved", i), 1) > 0 {
			x.Solved, x.First = at, n(fmt.Sprint("first", i), 1) > 0
			day.Solved, day.First, day.Late = at, x.First, at > 25
		}
		d = d.Tried(x).Daily("2026-11-2"+fmt.Sprint(n(fmt.Sprint("day", i), 3)), day)
	}
	if k := n("own", 4); k > 0 {
		d = d.WithOwn(fmt.Sprint("own ", k))
	}
	return d.Rushed("g", n("rush", 20))
}

// Two programs that continued the same diary lose nothing, whichever stores first; and what is stored is read
// unchanged.
func TestMerge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := drawn(t, diary.Diary{}, "base")
		a, b := drawn(t, base, "a"), drawn(t, base, "b")
		ab, ba := diary.Merge(base, a, b), diary.Merge(base, b, a)
		for _, d := range []diary.Diary{a, b} {
			for _, id := range []string{"a", "b", "c", "d"} {
				one, there := d.Try(id)
				all, kept := ab.Try(id)
				if there && (!kept || all.When > one.When || one.Solved > 0 && all.Solved == 0 || all.Last < one.Last) {
					t.Fatalf("%s: %+v becomes %+v", id, one, all)
				}
			}
			if ab.Best("g") < d.Best("g") || ab.LongestRun() < d.LongestRun() {
				t.Fatal("a record is lost")
			}
			for _, text := range d.Own() {
				if !slices.Contains(ab.Own(), text) {
					t.Fatalf("%s is lost", text)
				}
			}
		}
		x, _ := json.Marshal(ab.WithOwn("z"))
		y, _ := json.Marshal(ba.WithOwn("z"))
		if len(x) != len(y) { // the order of own puzzles may differ
			t.Errorf("%s\nthe other way round %s", x, y)
		}
		if again := diary.Merge(base, ab, ab); !reflect.DeepEqual(again, ab) {
			t.Errorf("%+v merged with itself is %+v", ab, again)
		}
		if same := diary.Merge(base, base, a); !reflect.DeepEqual(same, a) {
			t.Errorf("merged with an unchanged copy: %+v, want %+v", same, a)
		}
		var read diary.Diary
		text, _ := json.Marshal(a)
		if err := json.Unmarshal(text, &read); err != nil || !reflect.DeepEqual(read, a) {
			t.Errorf("%s is read as %+v, want %+v: %v", text, read, a, err)
		}
	})
}

// A puzzle removed by one of two programs does not come back, unless the other has missed it again.
func TestForgottenStaysForgotten(t *testing.T) {
	missed := diary.Diary{}.WithMissed("one", 10).WithMissed("two", 10).WithMissed("three", 10)
	here, there := missed.SolvedLate("one").SolvedLate("three"), missed.WithMissed("three", 20)
	for _, d := range []diary.Diary{diary.Merge(missed, here, there), diary.Merge(missed, there, here)} {
		if d.Missed("one") || !d.Missed("two") || !d.Missed("three") {
			t.Errorf("missed are %v", d.AllMissed())
		}
	}
	base := diary.Diary{}.WithOwn("one").WithOwn("two")
	got := diary.Merge(base, base.WithoutOwn("one"), base.WithOwn("three")).Own()
	if !slices.Equal(got, []string{"two", "three"}) {
		t.Errorf("%q", got)
	}
}

// Everything is bounded; the newest entries are kept.
func TestBounds(t *testing.T) {
	var lines, own []string
	for i := range 6000 {
		lines = append(lines, fmt.Sprintf("g %d 1 %d %d 0 1 0", i, i, i))
		own = append(own, fmt.Sprint(i))
	}
	text, _ := json.Marshal(map[string]any{"tries": lines, "own": own})
	var d diary.Diary
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	_, newest := d.Try("5999")
	_, oldest := d.Try("0")
	if !newest || oldest || len(d.Own()) != 200 || d.Own()[199] != "5999" {
		t.Errorf("newest %v, oldest %v, own %d", newest, oldest, len(d.Own()))
	}
}

// Invalid entries are ignored; entries written by a newer version are kept.
func TestReadsStrictly(t *testing.T) {
	const text = `{"tries": ["g a 3 1 2 2 1 1", "g b 3 1 2 0 1 1", "g c 99 1 2 2 1 1", "rubbish", "g d 3 1 2 2 1 1 9"],
		"days": ["2026-11-23 1 2 1 1 0", "2026-11-99 1 2 1 1 0"], "rush": {"g": 7, "h": -1}, "aroma": {"x": [1, 2.50]}}`
	var d diary.Diary
	if err := json.Unmarshal([]byte(text), &d); err != nil {
		t.Fatal(err)
	}
	out, err := json.Marshal(d.Rushed("g", 8))
	const want = `{"aroma":{"x":[1,2.50]},"days":["2026-11-23 1 2 1 1 0"],"rush":{"g":8},"tries":["g a 3 1 2 2 1 1"]}`
	if err != nil || string(out) != want {
		t.Errorf("%s, want %s: %v", out, want, err)
	}
}

func FuzzDiary(f *testing.F) {
	f.Add([]byte(`{"tries": ["g a 3 1 2 2 1 1"], "days": ["2026-11-23 1 2 1 1 0"], "rush": {"g": 7}, "best": 3, "own": ["x"], "later": null}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var d, again diary.Diary
		if json.Unmarshal(data, &d) != nil {
			return
		}
		text, err := json.Marshal(d)
		if err != nil {
			t.Fatalf("%q: %v", data, err)
		}
		if err := json.Unmarshal(text, &again); err != nil {
			t.Fatalf("%q is written as %q: %v", data, text, err)
		}
		if second, _ := json.Marshal(again); string(second) != string(text) {
			t.Errorf("%q is written as %q, and then as %q", data, text, second)
		}
		d.Rating("g", 100)
		d.Run()
	})
}

// A failed puzzle is missed until it is solved, even if the failure did not count, and merging combines the
// missed ones.
func TestMissed(t *testing.T) {
	d := diary.Diary{}.Tried(diary.Try{Game: "konane", ID: "failed", When: 10})
	d = d.Tried(diary.Try{Game: "konane", ID: "solved", When: 10, Solved: 10, First: true}).WithMissed("solved", 20)
	other := d.WithMissed("other", 30)
	d = diary.Merge(d, d.WithMissed("rush", 25), other)
	text, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	var read diary.Diary
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"failed", "solved", "rush", "other"} {
		if !read.Missed(id) {
			t.Errorf("%s is not missed: %s", id, text)
		}
		if again := read.Tried(diary.Try{Game: "konane", ID: id, When: 40, Solved: 40}); again.Missed(id) {
			t.Errorf("%s is missed after it was solved", id)
		}
	}
	all := read.AllMissed()
	if slices.Sort(all); !slices.Equal(all, []string{"failed", "other", "rush", "solved"}) {
		t.Errorf("all missed are %v", all)
	}
	if read.Missed("none") || read.WithMissed("a b", 50).Missed("a b") {
		t.Error("missed a puzzle that was not failed")
	}
}
