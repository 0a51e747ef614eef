package kani

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// anEnding is a random position of three against three.
func anEnding(r *rand.Rand, anyBond bool) kaninariebi.Position {
	for {
		var sides [2]kani.Board
		var shrimps kani.Board
		for i, at := range r.Perm(kani.Size * kani.Size)[:6] {
			square := kani.At(at%kani.Size, at/kani.Size).Board()
			sides[i%2] |= square
			if r.IntN(2) == 0 {
				shrimps |= square
			}
		}
		p := kaninariebi.Placed(rules.Side(r.IntN(2)), anyBond, sides[0], sides[1], shrimps)
		if threeEach(p) {
			return p
		}
	}
}

// What a table is told of the rules is what the rules say.
func TestEndingRules(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 4000 {
		p := anEnding(r, n%2 != 0)
		game, view := &ebiRules{anyBond: p.AnyBond()}, seen(p)
		if stuck := game.Stuck(view); stuck != (len(p.AppendMoves(nil)) == 0) {
			t.Fatalf("%v: stuck %v", p, stuck)
		} else if stuck {
			continue
		}
		want, wins := map[endgame.Placement]bool{}, false
		for _, m := range p.AppendMoves(nil) {
			next := p.Apply(m)
			wins = wins || next.Outcome().Winner == p.Turn() && next.Over()
			want[seen(next)] = true
		}
		if game.Wins(view) != wins {
			t.Fatalf("%v: wins at once %v, want %v", p, !wins, wins)
		}
		if wins {
			continue
		}
		got := map[endgame.Placement]bool{}
		for _, q := range game.AppendNext(nil, view) {
			if got[q] = true; !want[q] || !q.Holds() || q.Own != view.Other().Own {
				t.Fatalf("%v leads to %v", p, q)
			}
		}
		if len(got) != len(want) {
			t.Fatalf("%v leads to %d placements, want %d", p, len(got), len(want))
		}
	}
}

// Filling a table takes minutes, so this is run by hand, with TIDEPOOL_ENDGAME a
// folder for the tables: what one says of a position follows from what it says
// of the next ones, and is what a search can prove.
func TestEndings(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_ENDGAME")
	if folder == "" {
		t.Skip("no TIDEPOOL_ENDGAME: it takes minutes")
	}
	for _, anyBond := range []bool{false, true} {
		t.Run(endingsName(anyBond), func(t *testing.T) { tryEndings(t, shelf(folder), anyBond) })
	}
}

func tryEndings(t *testing.T, kept shelf, anyBond bool) {
	v := newEbiSolver(ai.SolverOptions{Cache: kept, Threads: 2})
	if !v.endings.load(kept, anyBond) {
		v.endings.fill(kept, anyBond, 2, func() bool { return false }, func(_ *endgame.Table, plies, _ int) { t.Log(plies, "plies") })
	}
	table := v.endings.table(anyBond)
	t.Logf("%d placements, %d for each number of plies", endgame.Size, table.Lengths())
	r := rand.New(rand.NewPCG(5, 6))
	for range 300_000 {
		checkEnding(t, v.endings, anEnding(r, anyBond))
	}
	bare := search.NewProver(&nariebiEvaluator{views: ebiViews()}, true, 1<<24)
	proven := 0
	for range 1000 {
		p, looks := anEnding(r, anyBond), 0
		found, ok := bare.Solve(rules.Of(p), func() bool { looks++; return looks > 40 }, func(ai.Progress) {})
		if !ok || p.Over() {
			continue
		}
		proven++
		told := v.look(p)
		if told.Value != found.Value || told.Plies != found.Plies || !slices.Equal(told.Best, found.Best) && len(found.Best) > 0 {
			t.Fatalf("%v: %+v, proven %+v", p, told, found)
		}
	}
	t.Log(proven, "proven by search too")
}

// A shelf is a folder that keeps tables.
type shelf string

func (s shelf) Load(name string) []byte {
	data, err := os.ReadFile(filepath.Join(string(s), name))
	if err != nil {
		return nil
	}
	return data
}

func (s shelf) Save(name string, data []byte) {
	if err := os.WriteFile(filepath.Join(string(s), name), data, 0o666); err != nil {
		panic(err)
	}
}

// checkEnding looks a turn ahead.
func checkEnding(t *testing.T, endings *ebiEndings, p kaninariebi.Position) {
	t.Helper()
	plies, decided, _ := endings.plies(p)
	won, lost, open := -1, -1, false
	for _, m := range p.AppendMoves(nil) {
		n, known, held := endings.plies(p.Apply(m))
		switch {
		case held && !known:
			open = true
		case n%2 == 0 && (won < 0 || n+1 < won): // with nothing held the game is over, and n is 0
			won = n + 1
		case n%2 != 0:
			lost = max(lost, n+1)
		}
	}
	want := won
	if won < 0 && !open {
		want = max(lost, 0)
	}
	if decided != (want >= 0) || decided && plies != want {
		t.Fatalf("%v: %d plies (decided: %v), its turns say %d", p, plies, decided, want)
	}
}
