package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// The squares of the first step are those of the legal turns.
func TestReach(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for range 200 {
		p, err := kaninariebi.New([]string{"", "bond=any"}[r.IntN(2)])
		if err != nil {
			t.Fatal(err)
		}
		walk(t, r, p, func(p kaninariebi.Position, own, enemy kani.Board) (pair, pair) {
			return ebiReach(p, own, enemy, kani.All&^(own|enemy))
		})
		q, err := kanishogi.New([]string{"", "grown=diagonal", "grown=rook", "wall=off"}[r.IntN(4)])
		if err != nil {
			t.Fatal(err)
		}
		walk(t, r, q, func(p kanishogi.Position, own, enemy kani.Board) (pair, pair) {
			return shogiReach(p, own, enemy, kani.All&^(own|enemy))
		})
	}
}

func walk[P interface {
	rules.Rules[P, kani.Move]
	String() string
	Passed() P
	Over() bool
	Pieces(side rules.Side) kani.Board
}](t *testing.T, r *rand.Rand, p P, reach func(p P, own, enemy kani.Board) (pair, pair)) {
	t.Helper()
	for range 60 {
		step, _ := reach(p, p.Pieces(p.Turn()), p.Pieces(p.Turn().Other()))
		if want := pairOf(landings(p), landings(p.Passed())); step != want {
			t.Fatalf("%s: reach %x, want %x", p, step, want)
		}
		turns := p.AppendMoves(nil)
		if p = p.Apply(turns[r.IntN(len(turns))]); p.Over() {
			return
		}
	}
}

// landings returns where the first step of turns may end.
func landings[P rules.Rules[P, kani.Move]](p P) (set kani.Board) {
	for _, m := range p.AppendMoves(nil) {
		set |= m.First.Land().Board()
	}
	return set
}

// What is attacked from several squares at once, by both sides, is what the rules capture from each.
func TestAttacked(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for range 20_000 {
		own := kani.Board(r.Uint32()) & kani.All
		enemy := kani.Board(r.Uint32()) & kani.All &^ own
		own &= kani.Board(r.Uint32())
		free := kani.All &^ (own | enemy)
		at := pairOf(kani.Board(r.Uint32())&free, kani.Board(r.Uint32())&free)
		var ours, theirs kani.Board
		for left := free; left != 0; left = left.Rest() {
			s := left.First()
			if at.own().Has(s) {
				ours |= kani.Lines(s, own, enemy)
			}
			if at.enemy().Has(s) {
				theirs |= kani.Lines(s, enemy, own)
			}
		}
		if got := attacked(at, own, enemy); got&enemy != ours || got&own != theirs || got&free != 0 {
			t.Fatalf("own %x, enemy %x from %x: %x, want %x and %x", own, enemy, at, got, ours, theirs)
		}
	}
}
