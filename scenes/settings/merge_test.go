package settings_test

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
	"tidepool/scenes/settings"
)

// drawn returns random settings with few values of each, so that some are equal.
func drawn(t *rapid.T, name string) settings.Settings {
	s := settings.Default()
	few := func(what string) int { return rapid.IntRange(0, 2).Draw(t, name+" "+what) }
	s.Volume, s.Sound = few("volume"), few("sound") > 0
	s.Theme = settings.Themes()[1:][few("look")]
	s.Names[0] = []string{"", "Ama", "Kai"}[few("name")]
	s.Levels[1] = few("level")
	for _, game := range []string{"konane", "kalah"} {
		if n := few(game); n > 0 {
			s.Learning = s.Learning.Followed(game, n)
			s.Rated = s.Rated.With(game, rating.Ledger{}.Add(rating.Entry{ID: "a", Level: n}, rating.Even(8)))
		}
	}
	if n := few("puzzle"); n > 0 {
		s.Puzzles = s.Puzzles.Tried(diary.Try{Game: "konane", ID: "a", When: int64(n)})
	}
	s.Session = s.Chose("kalah", settings.Choice{Kind: settings.TwoPeople, Level: few("choice"), First: settings.FirstYou})
	if n := few("other choice"); n > 0 && name == "other" {
		s.Session = s.Chose("konane", settings.Choice{Kind: settings.AgainstEngine, Level: n, First: settings.FirstLots})
	}
	return s
}

// A side that changed nothing takes the other's changes, and a change by one side only is kept.
func TestMerge(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base, other := drawn(t, "base"), drawn(t, "other")
		if base.Lessons != nil && other.Lessons != nil { // progress is never lost
			for game, p := range base.Lessons {
				other.Learning = other.Learning.Followed(game, p.Done)
			}
		} else {
			other.Learning = base.Learning
		}
		other.Rated, other.Solving = base.Rated, base.Solving // rated games and puzzles stay counted
		if got := settings.Merge(base, base, other); !reflect.DeepEqual(got, other) {
			t.Errorf("nothing changed here, all there: %+v, want %+v", got, other)
		}
		if got := settings.Merge(base, other, base); !reflect.DeepEqual(got, other) {
			t.Errorf("all changed here, nothing there: %+v, want %+v", got, other)
		}
		if got := settings.Merge(base, other, other); !reflect.DeepEqual(got, other) {
			t.Errorf("the same changed on both sides: %+v, want %+v", got, other)
		}
	})
}

// Rated games of two windows all count, each once.
func TestRatedGamesOfTwoPrograms(t *testing.T) {
	levels := rating.Even(8)
	game := func(id string, when int64) rating.Entry {
		return rating.Entry{ID: id, When: when, Level: 3, Score: 1}
	}
	start := settings.Default()
	var l rating.Ledger
	start.Rated = start.Rated.With("kalah", l.Add(game("a", 100), levels))
	d := disk{data: start.Marshal()}
	mine, theirs := settings.NewQueue(start, d.update), settings.NewQueue(start, d.update)
	a, b := start, start
	a.Rated = a.Rated.With("kalah", a.Ratings["kalah"].Add(game("c", 300), levels))
	b.Rated = b.Rated.With("kalah", b.Ratings["kalah"].Add(game("b", 200), levels)).With("konane", l.Add(game("d", 50), levels))
	mine.Put(a)
	mine.Flush()
	theirs.Put(b)
	theirs.Flush()
	a.Volume = 3
	mine.Put(a)
	mine.Flush()
	_, games := d.last.Ratings["kalah"].Fold(levels)
	var ids []string
	for _, g := range games {
		ids = append(ids, g.ID)
	}
	if !slices.Equal(ids, []string{"a", "b", "c"}) || d.last.Ratings["konane"].Games() != 1 || d.last.Volume != 3 {
		t.Errorf("stored is %s", d.data)
	}
}

// Puzzles tried in two windows count in both.
func TestPuzzlesOfTwoPrograms(t *testing.T) {
	try := func(id string, when int64) diary.Try { return diary.Try{Game: "kalah", ID: id, When: when} }
	start := settings.Default()
	start.Puzzles = start.Puzzles.Tried(try("a", 100)).WithOwn("one")
	d := disk{data: start.Marshal()}
	mine, theirs := settings.NewQueue(start, d.update), settings.NewQueue(start, d.update)
	a, b := start, start
	a.Puzzles = a.Puzzles.Tried(try("b", 200)).Daily("2026-11-23", diary.Day{When: 200}).WithoutOwn("one")
	b.Puzzles = b.Puzzles.Tried(try("c", 300)).Rushed("kalah", 7).WithOwn("two")
	mine.Put(a)
	mine.Flush()
	theirs.Put(b)
	theirs.Flush()
	got := d.last.Puzzles
	for _, id := range []string{"a", "b", "c"} {
		if _, ok := got.Try(id); !ok {
			t.Errorf("%s is lost", id)
		}
	}
	if _, ok := got.Day("2026-11-23"); !ok || got.Best("kalah") != 7 || !slices.Equal(got.Own(), []string{"two"}) {
		t.Errorf("stored is %s", d.data)
	}
}

// Only the ratings that are not understood are lost.
func TestOddRatings(t *testing.T) {
	const text = `{"volume": 7, "ratings": {"kalah": ["1000 x 3 1 2", "rubbish"], "konane": 7}}`
	s, lost, err := settings.Parse([]byte(text))
	if err != nil || !slices.Equal(lost, []string{"ratings"}) || s.Volume != 7 || s.Ratings["kalah"].Games() != 1 || len(s.Ratings) != 1 {
		t.Errorf("%+v, lost %v, %v", s, lost, err)
	}
}
