package kani

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// TestLegal compares legality with the list of turns, for the turns of other positions too.
func TestLegal(t *testing.T) {
	for _, options := range []string{"", "bond=any"} {
		p, err := kaninariebi.New(options)
		if err != nil {
			t.Fatal(err)
		}
		checkLegal(t, p)
	}
	for _, v := range kanishogi.Variants() {
		p, err := kanishogi.New(v.String())
		if err != nil {
			t.Fatal(err)
		}
		checkLegal(t, p)
	}
}

func checkLegal[P interface {
	rules.Rules[P, kani.Move]
	Legal(kani.Move) bool
}](t *testing.T, start P) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 5))
	others := []kani.Move{{}}
	for range 40 {
		for p := start; !p.Outcome().Over() && r.IntN(40) > 0; {
			turns := p.AppendMoves(nil)
			for _, m := range turns {
				if !p.Legal(m) {
					t.Fatalf("%v: %v is refused", p, m)
				}
			}
			for _, m := range others {
				if p.Legal(m) && !slices.Contains(turns, m) {
					t.Fatalf("%v: %v is allowed", p, m)
				}
			}
			m := turns[r.IntN(len(turns))]
			if others = append(others, m); len(others) > 300 {
				others = others[1:]
			}
			p = p.Apply(m)
		}
	}
}

// TestMaySpoil compares with the plain rules where two children or more are captured.
func TestMaySpoil(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 5))
	compared := 0
	for n := 0; n < 100_000 && compared < 100; n++ {
		p, err := kanishogi.New([]string{"", "grown=rook", "wall=off", "grown=diagonal"}[n%4])
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			if p.Outcome().Over() {
				break
			}
			if want := spoils(p); want && !(&shogiEvaluator{}).MaySpoil(p) {
				t.Fatalf("%v: a turn of the other side may lose", p)
			} else if want {
				compared++
			}
			turns := p.AppendMoves(nil)
			p = p.Apply(turns[r.IntN(len(turns))])
		}
	}
	if compared < 100 {
		t.Errorf("%d positions in which a turn of the other side may lose, want 100", compared)
	}
}

// spoils reports whether after some turn the other side has one that loses.
func spoils(p kanishogi.Position) bool {
	if lost, _ := p.Lost(p.Turn().Other()); lost == 0 {
		return false // two captures in one turn, and then two of the other side, are too rare to look for
	}
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		for _, answer := range next.AppendMoves(nil) {
			if o := next.Apply(answer).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
				return true
			}
		}
	}
	return false
}
