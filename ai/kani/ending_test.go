package kani

import (
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/diskcache"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// anEnding returns a random position of a game's endings.
func anEnding[P rules.Rules[P, kani.Move]](r *rand.Rand, game endingGame[P], variant int) P {
	for {
		var view endgame.Placement
		first := r.IntN(2)
		for i, at := range r.Perm(kani.Size * kani.Size)[:6+r.IntN(2)] {
			square := kani.At(at%kani.Size, at/kani.Size).Board()
			*[]*kani.Board{&view.Own, &view.Enemy}[(first+i)%2] |= square
			switch n := r.IntN(5); {
			case n < 2:
				view.Promoted |= square
			case n < 3:
				view.Parents |= square
			}
		}
		if p := game.placed(variant, view); game.material().Holds(view) && game.holds(p) {
			return p
		}
	}
}

func pieces(p endgame.Placement) int { return (p.Own | p.Enemy).Count() }

// aTurn plays a random turn, so that Far is to move.
func aTurn[P rules.Rules[P, kani.Move]](r *rand.Rand, p P) P {
	turns := p.AppendMoves(nil)
	if len(turns) == 0 {
		return p
	}
	return p.Apply(turns[r.IntN(len(turns))])
}

// The rules given to a table agree with the game's rules.
func TestEndingRules(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	t.Run("kaninariebi", func(t *testing.T) { checkRules(t, newEbiEndings().game, 2) })
	t.Run("kaninariebi, four", func(t *testing.T) { checkRules(t, newEbiFour().game, 2) })
	t.Run("kanishogi", func(t *testing.T) { checkRules(t, newShogiEndings().game, len(kanishogi.Variants())) })
}

func checkRules[P rules.Rules[P, kani.Move]](t *testing.T, game endingGame[P], variants int) {
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 4000 {
		p := anEnding(r, game, n%variants)
		if next := aTurn(r, p); n%3 == 0 && pieces(game.seen(next)) == pieces(game.seen(p)) {
			p = next
		}
		if game.variant(p) != n%variants {
			t.Fatalf("%v is of variant %d, want %d", p, game.variant(p), n%variants)
		}
		if game.holds(p) {
			checkRulesOf(t, game, p)
		} else if !p.Outcome().Over() {
			t.Fatalf("%v is not held", p)
		}
	}
}

func checkRulesOf[P rules.Rules[P, kani.Move]](t *testing.T, game endingGame[P], p P) {
	t.Helper()
	view := game.seen(p)
	told := &endingRules[P]{endings: &endings[P]{game: game}, variant: game.variant(p)}
	if stuck := told.Stuck(view); stuck != (len(p.AppendMoves(nil)) == 0) {
		t.Fatalf("%v: stuck %v", p, stuck)
	} else if stuck {
		return
	}
	want, captured, wins := map[endgame.Placement]bool{}, map[endgame.Placement]bool{}, false
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		if over := next.Outcome(); over.Over() {
			if over.Winner != p.Turn() {
				t.Fatalf("%v: %v loses at once", p, m)
			}
			wins = true
		}
		if to := game.seen(next); game.holds(next) {
			want[to] = true
		} else {
			captured[to] = true
		}
	}
	if told.Wins(view) != wins {
		t.Fatalf("%v: wins at once %v, want %v", p, !wins, wins)
	}
	if wins {
		return
	}
	checkWays(t, game, view, game.gaits(told.variant), want)
	got := map[endgame.Placement]bool{}
	moves, _ := game.captures(p, nil, nil)
	for _, m := range moves {
		if next := p.Apply(m); !game.holds(next) {
			got[game.seen(next)] = true
		}
	}
	if !maps.Equal(got, captured) {
		t.Fatalf("%v: captures lead to %v, want %v", p, got, captured)
	}
}

// checkWays checks that the turns of a placement without a win at once lead to the right placements, and
// back.
func checkWays[P rules.Rules[P, kani.Move]](
	t *testing.T, game endingGame[P], view endgame.Placement, gaits *endgame.Gaits, want map[endgame.Placement]bool,
) {
	t.Helper()
	got := map[endgame.Placement]bool{}
	gaits.After(view, func(q endgame.Placement) {
		if got[q] = true; !want[q] || !game.material().Holds(q) || q.Own != view.Other().Own {
			t.Fatalf("%v leads to %v", view, q)
		}
	})
	if len(got) != len(want) {
		t.Fatalf("%v leads to %d placements, want %d", view, len(got), len(want))
	}
	for q := range want {
		found := false
		gaits.Before(q, func(p endgame.Placement) { found = found || p == view })
		if !found {
			t.Fatalf("%v leads to %v, but not back", view, q)
		}
	}
}

// Each placement that Before yields leads back to the given one, unless a turn of it wins at once.
func TestEndingsBefore(t *testing.T) {
	t.Run("kaninariebi", func(t *testing.T) { checkBefore(t, newEbiEndings().game, 2) })
	t.Run("kaninariebi, four", func(t *testing.T) { checkBefore(t, newEbiFour().game, 2) })
	t.Run("kanishogi", func(t *testing.T) { checkBefore(t, newShogiEndings().game, len(kanishogi.Variants())) })
}

func checkBefore[P rules.Rules[P, kani.Move]](t *testing.T, game endingGame[P], variants int) {
	r := rand.New(rand.NewPCG(7, 8))
	tried := 0
	for n := range 300 {
		variant := n % variants
		q := game.seen(anEnding(r, game, variant))
		gaits, told := game.gaits(variant), &endingRules[P]{endings: &endings[P]{game: game}, variant: variant}
		gaits.Before(q, func(before endgame.Placement) {
			if !game.material().Holds(before) {
				t.Fatalf("before %v is %v", q, before)
			}
			p := game.placed(variant, before)
			if told.Stuck(before) || told.Wins(before) {
				return
			}
			tried++
			if !slices.ContainsFunc(p.AppendMoves(nil), func(m kani.Move) bool { return game.seen(p.Apply(m)) == q }) {
				t.Fatalf("%v does not lead to %v", before, q)
			}
		})
	}
	if tried < 1000 {
		t.Errorf("only %d tried", tried)
	}
}

// The endings of Kani Shogi that have tables, and the positions near them.
func TestShogiEndings(t *testing.T) {
	game := newShogiEndings().game
	for _, test := range []struct {
		text        string
		near, holds bool
	}{
		{"A3b/D3c/K3k/C3d/B3a b", false, false},
		{"A3b/D3c/K3k/C3d/B4 b", false, false},    // nine pieces
		{"A4/4c/K3k/C3d/B3a b", true, false},      // eight pieces; 4 and 2 lost
		{"A4/D3c/K3k/C3d/5 b", true, false},       // 2 lost, and 1 and 2 lost
		{"A4/D3c/K3k/3d1/B4 b", false, false},     // 3 lost, and 1 and 2 lost: never the same two
		{"A4/D3c/K3k/4d/5 b", false, false},       // 2 and 3 lost, and 1 and 2 lost: the game is over
		{"A3a/D3d/K3k/5/5 b", true, true},         // both have lost 2 and 3
		{"A3a/D3d/K3k/5/5 r", true, true},         // the same, Red to move
		{"A3a/D2+d1/K3k/5/5 r", true, true},       // with a grown child
		{"A3a/D3d/K4/5/5 r", true, false},         // the game is over
		{"A3b/D3d/K3k/5/5 b", false, false},       // the game is over
		{"A3a/D3d/K3k/2C2/5 b", true, false},      // four pieces against three
		{"A3a/D3d/K3k/C3c/5 b", true, false},      // eight pieces
		{"A3a/D3d/K3k/C3c/B1+b2 b", false, false}, // ten pieces
	} {
		p, err := kanishogi.Parse("", test.text)
		if err != nil {
			t.Error(err)
			continue
		}
		if near, holds := game.near(p), game.holds(p); near != test.near || holds != test.holds {
			t.Errorf("%s: near %v, held %v", test.text, near, holds)
		}
	}
}

// The names of tables in the cache must not change between versions.
func TestEndingNames(t *testing.T) {
	var got []string
	for n := range 2 {
		got = append(got, newEbiEndings().game.name(n), newEbiFour().game.name(n))
	}
	for n := range kanishogi.Variants() {
		got = append(got, newShogiEndings().game.name(n))
	}
	if want := []string{
		"kaninariebi-three-against-three-same",
		"kaninariebi-four-against-three-same",
		"kaninariebi-three-against-three-any",
		"kaninariebi-four-against-three-any",
		"kanishogi-three-against-three-grown-both-wall-on",
		"kanishogi-three-against-three-grown-both-wall-off",
		"kanishogi-three-against-three-grown-diagonal-wall-on",
		"kanishogi-three-against-three-grown-diagonal-wall-off",
		"kanishogi-three-against-three-grown-rook-wall-on",
		"kanishogi-three-against-three-grown-rook-wall-off",
	}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// Filling a table takes minutes, and that of four against three more than an hour and 5 GB, so this test is run by
// hand, with TIDEPOOL_ENDGAME set to a folder for the tables, such as that of the program's own. The value of a
// position follows from the values of its successors, agrees with what a search can prove, and guides the engine's
// play.
func TestEndings(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_ENDGAME")
	if folder == "" {
		t.Skip("no TIDEPOOL_ENDGAME: it takes minutes")
	}
	kept := diskcache.In(folder)
	t.Cleanup(kept.Wait)
	options := ai.SolverOptions{Cache: kept, Threads: 2}
	for variant := range 2 {
		v := NariEbi{}.Solver(options).(*endingSolver[kaninariebi.Position])
		for e := v.endings; e != nil; e = e.fewer {
			tryEndings(t, v, e, variant, NariEbi{}, &nariebiEvaluator{views: ebiViews()}, true)
		}
	}
	for variant := range kanishogi.Variants() {
		v := Shogi{}.Solver(options).(*endingSolver[kanishogi.Position])
		tryEndings(t, v, v.endings, variant, Shogi{}, &shogiEvaluator{views: shogiViews()}, false)
	}
}

func tryEndings[P rules.Rules[P, kani.Move]](
	t *testing.T, v *endingSolver[P], tried *endings[P], variant int, of ai.Game, bare search.Attacker[P, kani.Move], last bool,
) {
	game := tried.game
	t.Run(game.name(variant), func(t *testing.T) {
		r := rand.New(rand.NewPCG(5, 6))
		random := func() P { return anEnding(r, game, variant) }
		if tried.fewer != nil {
			tried.fewer.load(v.cache, variant)
		}
		if !tried.load(v.cache, variant) && !v.fill(tried, random(), 0, func() bool { return false }, func(ai.Progress) {}) {
			t.Fatal("not filled")
		}
		t.Logf("%d placements, %d for each number of plies", game.material().Size(), tried.tables[variant].Load().Lengths())
		for range 300_000 {
			checkEnding(t, v.endings, random())
		}
		compareEndings(t, v, search.NewProver(bare, last, 1<<24), random)
		compareForced(t, v, search.NewProofNumbers(bare, 1<<20), random)
		if tried.fewer != nil {
			return // the engine does without these
		}
		e := of.Engine(1 << 24).(*endingEngine[P])
		defer e.Close()
		e.endings.load(v.cache, variant)
		for n := 0; n < 20; {
			p := random()
			if plies, decided, _ := e.endings.plies(p); decided && plies > 14 {
				converts(t, e, v, p, plies)
				n++
			}
		}
	})
}

// compareEndings checks that a table agrees with what a search without it can prove.
func compareEndings[P rules.Rules[P, kani.Move]](t *testing.T, v *endingSolver[P], bare *search.Prover[P, kani.Move], random func() P) {
	t.Helper()
	proven := 0
	for range 1000 {
		p, looks := random(), 0
		found, ok := bare.Solve(rules.Of(p), func() bool { looks++; return looks > 40 }, func(ai.Progress) {})
		if !ok || p.Outcome().Over() {
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

// compareForced checks that a table contains the wins found by proof-number search, in which positions of
// many draws repeat.
func compareForced[P rules.Rules[P, kani.Move]](t *testing.T, v *endingSolver[P], forced *search.ProofNumbers[P, kani.Move], random func() P) {
	t.Helper()
	found := 0
	for range 1000 {
		p := random()
		for side := range rules.Far + 1 {
			if won, _ := forced.Wins(p, side, limited(10_000, new(uint64))); !won {
				continue
			}
			found++
			if plies, decided, _ := v.endings.plies(p); !decided || (plies%2 != 0) != (side == p.Turn()) {
				t.Fatalf("%v: found won for %s, %d plies (decided: %v)", p, side, plies, decided)
			}
		}
	}
	t.Log(found, "wins found by proof numbers too")
}

// converts has an engine with a table play an ending to its end, against a side that delays its loss as long
// as possible. It must take as many plies as the table says.
func converts[P rules.Rules[P, kani.Move]](t *testing.T, e *endingEngine[P], v *endingSolver[P], p P, plies int) {
	t.Helper()
	start := p
	for n := plies; n > 0; n-- {
		word := p.Word(v.best(p)[0])
		if n%2 != 0 {
			q := ai.Query{Position: rules.Of(p), Limits: ai.Limits{Nodes: 1000}}
			word = e.Think(q, new(atomic.Bool), func(ai.Info) {}).Best.Words[0]
		}
		i := slices.IndexFunc(p.AppendMoves(nil), func(m kani.Move) bool { return p.Word(m) == word })
		p = p.Apply(p.AppendMoves(nil)[i])
	}
	if !p.Outcome().Over() {
		t.Fatalf("%v: not over after %d plies", start, plies)
	}
}

// checkEnding checks a position's value against those of its successors.
func checkEnding[P rules.Rules[P, kani.Move]](t *testing.T, endings *endings[P], p P) {
	t.Helper()
	plies, decided, _ := endings.plies(p)
	won, lost, open := -1, -1, false
	for _, m := range p.AppendMoves(nil) {
		n, known, held := endings.plies(p.Apply(m))
		switch {
		case held && !known:
			open = true
		case n%2 == 0 && (won < 0 || n+1 < won): // a successor not in the table is the end of the game, and n is 0
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

var (
	_ ai.Engine = (*endingEngine[kaninariebi.Position])(nil)
	_ ai.Solver = (*endingSolver[kanishogi.Position])(nil)
)
