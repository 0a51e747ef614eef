package rating_test

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tidepool/play/rating"
)

// The example at the end of Glickman's paper.
func TestGlickmansExample(t *testing.T) {
	p := rating.Update(rating.Player{R: 1500, RD: 200, Sigma: 0.06}, []rating.Result{
		{Opponent: rating.Player{R: 1400, RD: 30, Sigma: 0.06}, Score: 1},
		{Opponent: rating.Player{R: 1550, RD: 100, Sigma: 0.06}, Score: 0},
		{Opponent: rating.Player{R: 1700, RD: 300, Sigma: 0.06}, Score: 0},
	})
	near := func(what string, got, want, by float64) {
		if math.Abs(got-want) > by {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	near("the rating", p.R, 1464.05, 0.02)
	near("the deviation", p.RD, 151.52, 0.01)
	near("the volatility", p.Sigma, 0.059996, 0.000001)
}

// A period without a game keeps the rating and increases the deviation up to a limit: step 6 for players who
// do not compete.
func TestRest(t *testing.T) {
	p := rating.Player{R: 1500, RD: 200, Sigma: 0.06}
	one := rating.Update(p, nil)
	if want := math.Hypot(200, 0.06*173.7178); one.R != 1500 || one.Sigma != 0.06 || math.Abs(one.RD-want) > 1e-6 {
		t.Errorf("after a period %+v, want a deviation of %v", one, want)
	}
	if got := rating.Rest(p, 1e9); got.RD != rating.MaxRD || got.R != 1500 {
		t.Errorf("after many %+v", got)
	}
	if got := rating.Rest(p, -5); got != p {
		t.Errorf("before the time %+v", got)
	}
}

// For any input the result is a valid rating, changed in the right direction.
func TestUpdateOfAnything(t *testing.T) {
	hostile := []float64{math.NaN(), math.Inf(1), math.Inf(-1), math.MaxFloat64, -math.MaxFloat64, 0, math.SmallestNonzeroFloat64}
	number := rapid.OneOf(rapid.Float64(), rapid.Float64Range(0, 4000), rapid.Float64Range(0, 0.2), rapid.SampledFrom(hostile))
	player := rapid.Custom(func(t *rapid.T) rating.Player {
		return rating.Player{R: number.Draw(t, "r"), RD: number.Draw(t, "rd"), Sigma: number.Draw(t, "sigma")}
	})
	game := rapid.Custom(func(t *rapid.T) rating.Result {
		return rating.Result{Opponent: player.Draw(t, "opponent"), Score: number.Draw(t, "score")}
	})
	rapid.Check(t, func(t *rapid.T) {
		p := rating.Rest(player.Draw(t, "player"), 0)
		games := rapid.SliceOfN(game, 0, 20).Draw(t, "games")
		got := rating.Update(p, games)
		if !(got.R >= 100 && got.R <= 4000 && got.RD >= rating.MinRD && got.RD <= rating.MaxRD && got.Sigma > 0 && got.Sigma <= 0.1) {
			t.Fatalf("%+v", got)
		}
		if len(games) == 1 && games[0].Score >= 1 && got.R < p.R || len(games) == 1 && games[0].Score <= 0 && got.R > p.R {
			t.Errorf("from %v to %v by %v", p.R, got.R, games[0].Score)
		}
		if e := rating.Expected(p, player.Draw(t, "another")); !(e >= 0 && e <= 1) {
			t.Errorf("expects %v", e)
		}
	})
}

// The distances of levels match their shares of points, and the fitting level is somewhat stronger than the player.
func TestLadder(t *testing.T) {
	levels := rating.Ladder([]int{50, 75, 91})
	var r []int
	for _, l := range levels {
		r = append(r, l.Shown())
	}
	if want := []int{600, 600, 791, 1193}; !slices.Equal(r, want) {
		t.Errorf("levels at %v, want %v", r, want)
	}
	even := rating.Even(8)
	for _, test := range []struct {
		r     float64
		level int
	}{{100, 1}, {600, 1}, {700, 2}, {1000, 3}, {1100, 4}, {1300, 5}, {1900, 8}, {4000, 8}} {
		if got := rating.Fitting(rating.Player{R: test.r, RD: 60, Sigma: 0.06}, even, rating.Challenge); got != test.level {
			t.Errorf("at %v level %d fits, want %d", test.r, got, test.level)
		}
	}
}

// games returns n entries, with a day between them except for every third.
func games(n int) []rating.Entry {
	list := make([]rating.Entry, n)
	for i := range list {
		list[i] = rating.Entry{ID: "g" + strconv.Itoa(1000+i), When: int64(1e9 + i/3*3*86400), Level: 1 + i*7%8, Side: i % 2, Score: float64(i*5%3) / 2}
	}
	return list
}

func ledger(list []rating.Entry) (l rating.Ledger) {
	for _, e := range list {
		l = l.Add(e, rating.Even(8))
	}
	return l
}

// In whatever order games are added, a ledger has each once, in order of time.
func TestLedgerOrder(t *testing.T) {
	all := games(30)
	levels := rating.Even(8)
	want, folded := ledger(all).Fold(levels)
	rapid.Check(t, func(t *rapid.T) {
		mixed := rapid.Permutation(append(slices.Clone(all), all[3:9]...)).Draw(t, "mixed")
		l := ledger(mixed)
		got, list := l.Fold(levels)
		if got != want || !reflect.DeepEqual(list, folded) || l.Games() != len(all) {
			t.Errorf("%d games: %+v, want %+v", l.Games(), got, want)
		}
	})
}

// Old games move into the base and are not added again.
func TestLedgerKeeps(t *testing.T) {
	levels, all := rating.Even(8), games(rating.MaxKept+40)
	l := ledger(all)
	if l.Len() != rating.MaxKept || l.Games() != len(all) {
		t.Fatalf("%d kept of %d", l.Len(), l.Games())
	}
	if again := l.Add(all[5], levels); again.Games() != len(all) || !l.Has(all[5]) {
		t.Error("a game of the base counts again")
	}
	p, when := rating.New(), int64(0)
	for _, e := range all {
		if when > 0 {
			p = rating.Rest(p, float64((e.When-when)/86400))
		}
		p, when = rating.Update(p, []rating.Result{{Opponent: levels[e.Level-1], Score: e.Score}}), e.When
	}
	if got, _ := l.Fold(levels); math.Abs(got.R-p.R) > 1e-6 || math.Abs(got.RD-p.RD) > 1e-6 {
		t.Errorf("%+v, want %+v", got, p)
	}
	next := all[0]
	next.ID, next.When = "next", all[len(all)-1].When+1
	for _, when := range []int64{all[20].When, next.When - 1} {
		if l := l.Cleared(when); l.Games() != 0 || !l.Has(all[20]) || !l.Has(all[len(all)-1]) || l.Has(next) {
			t.Error("games come back after they were cleared, or a later one does not count")
		}
	}
}

// A finished game counts even if the clock was ahead when the player started anew or when older games were
// moved into the base; it counts once, and not again when found stored. Cleared games never count again.
func TestClockAhead(t *testing.T) {
	levels := rating.Even(8)
	game := func(id string, when int64) rating.Entry { return rating.Entry{ID: id, When: when, Level: 3, Score: 1} }
	const now, ahead = 1_000_000, 1_000_000 + 400*24*3600
	var many rating.Ledger
	for i := range int64(rating.MaxKept + 10) {
		many = many.Finish(game(fmt.Sprint("m", i), ahead+i), levels)
	}
	for name, l := range map[string]rating.Ledger{"begun anew": rating.Ledger{}.Cleared(ahead), "many games": many} {
		before := l.Games()
		for i := range int64(rating.MaxKept + 50) {
			x := game(fmt.Sprint("n", i), now+i)
			l = l.Finish(x, levels)
			if got := l.Games(); got != before+int(i)+1 {
				t.Fatalf("%s: after %d more games %d of %d count", name, i+1, got, before+int(i)+1)
			}
			if l = l.Add(x, levels).Finish(x, levels); l.Games() != before+int(i)+1 {
				t.Fatalf("%s: it counts twice", name)
			}
		}
		if p, _ := l.Fold(levels); p.R <= rating.New().R {
			t.Errorf("%s: rated %v", name, p)
		}
		text, err := json.Marshal(l)
		var again rating.Ledger
		if err != nil || json.Unmarshal(text, &again) != nil || again.Games() != l.Games() {
			t.Errorf("%s: stored and read, %d games of %d", name, again.Games(), l.Games())
		}
		if l = l.Cleared(now); l.Games() != 0 || !l.Has(game("n0", now)) || !l.Has(game("m0", ahead)) {
			t.Errorf("%s: cleared, with the clock right again: %v", name, l)
		}
	}
}

// Merging two versions of a ledger, in either order, has the games of both and survives writing and reading.
func TestMerge(t *testing.T) {
	all := games(2*rating.MaxKept + 20)
	rapid.Check(t, func(t *rapid.T) {
		shared := rapid.IntRange(0, rating.MaxKept+20).Draw(t, "shared")
		base := ledger(all[:shared])
		a, b := base, base
		for _, e := range all[shared:][:rapid.IntRange(0, 15).Draw(t, "since")] {
			if rapid.Bool().Draw(t, "mine") {
				a = a.Add(e, rating.Even(8))
			} else {
				b = b.Add(e, rating.Even(8))
			}
		}
		merged := rating.Merge(a, b)
		want := a.Games() + b.Games() - base.Games()
		if merged.Games() != want {
			t.Errorf("%d games, want %d", merged.Games(), want)
		}
		if other := rating.Merge(b, a); !reflect.DeepEqual(other, merged) {
			t.Errorf("%+v, and the other way %+v", merged, other)
		}
		if again := rating.Merge(merged, a); !reflect.DeepEqual(again, merged) {
			t.Errorf("%+v, and again %+v", merged, again)
		}
	})
}

// The side that was played less is next.
func TestSide(t *testing.T) {
	add := func(sides ...int) (l rating.Ledger) {
		for i, s := range sides {
			l = l.Add(rating.Entry{ID: strconv.Itoa(i), When: int64(i), Level: 1, Side: s}, rating.Even(8))
		}
		return l
	}
	for _, test := range []struct {
		had  []int
		side int
		ok   bool
	}{{nil, 0, false}, {[]int{0}, 1, true}, {[]int{1}, 0, true}, {[]int{0, 1}, 0, true}, {[]int{1, 0}, 1, true}, {[]int{0, 0, 1}, 1, true}} {
		if side, ok := add(test.had...).Side(); side != test.side || ok != test.ok {
			t.Errorf("after %v: %d, %v", test.had, side, ok)
		}
	}
}

// Invalid entries in a file are skipped.
func TestReadOddLedgers(t *testing.T) {
	good := `"1000 20261121-120000000-0000 3 1 2"`
	for _, test := range []struct {
		text  string
		games int
		bad   bool
	}{
		{`[]`, 0, false}, {`null`, 0, false}, {`[` + good + `]`, 1, false}, {`[` + good + `,` + good + `]`, 1, false},
		{`7`, 0, true}, {`{}`, 0, true}, {`[7]`, 0, true},
		{`[` + good + `, "1000 x 3 1"]`, 1, false}, {`["1000 x 0 1 2"]`, 0, false}, {`["1000 x 3 2 2"]`, 0, false}, {`["1000 x 3 1 3"]`, 0, false},
		{`["-1 x 3 1 2"]`, 0, false}, {`["9e9 x 3 1 2"]`, 0, false}, {`["99999999999999 x 3 1 2"]`, 0, false}, {`["1000  3 1 2"]`, 0, false},
		{`["1000 ` + strings.Repeat("x", 41) + ` 3 1 2"]`, 0, false}, {`["1000 \u00e9 3 1 2"]`, 0, false},
		{`["base 500 a 7 1200 80 0.06", ` + good + `]`, 8, false}, {`["base 5000 a 7 1200 80 0.06", ` + good + `]`, 7, false},
		{`["base 500 a 7 NaN 80 0.06", ` + good + `]`, 1, false}, {`["base 500 a 7 1200 8 0.06", ` + good + `]`, 1, false}, {`["base 500 a 7 1e999 80 0.06"]`, 0, false},
		{`[` + strings.Repeat(`"",`, 10000) + `""]`, 0, true},
	} {
		var l rating.Ledger
		err := json.Unmarshal([]byte(test.text), &l)
		if (err != nil) != test.bad || l.Games() != test.games {
			t.Errorf("%.60s: %d games, %v", test.text, l.Games(), err)
		}
	}
}

func FuzzLedger(f *testing.F) {
	f.Add([]byte(`["base 500 a 7 1200 80 0.06", "1000 20261121-120000000-0000 3 1 2"]`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var l, again rating.Ledger
		if json.Unmarshal(data, &l) != nil {
			return
		}
		text, err := json.Marshal(l)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &again); err != nil {
			t.Fatalf("%q is written as %q: %v", data, text, err)
		}
		if second, _ := json.Marshal(again); string(second) != string(text) {
			t.Errorf("%q, and then %q", text, second)
		}
		if p, _ := l.Fold(rating.Even(8)); p != rating.Rest(p, 0) {
			t.Errorf("%q comes to %+v", data, p)
		}
	})
}
