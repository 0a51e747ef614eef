package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// gains are what appendEbiGains should say of a position, worked out from
// AppendMoves: the best gain of each position that a turn leads to.
func gains(p kaninariebi.Position) (after map[kaninariebi.Position]int32, wins bool) {
	after = map[kaninariebi.Position]int32{}
	enemy := p.Pieces(p.Turn().Other()).Count()
	for _, m := range p.AppendMoves(nil) {
		q := p.Apply(m)
		gain := int32(enemy-q.Pieces(q.Turn()).Count()) * gainCapture
		for _, promotes := range [...]bool{m.First.Promotes(), m.Bond.Promotes()} {
			if promotes {
				gain += gainShrimp
			}
		}
		after[q] = max(gain, after[q])
		o := q.Outcome()
		wins = wins || o.Result == rules.Decisive && o.Winner == p.Turn() && o.By != "no-moves"
	}
	return after, wins
}

// TestGains compares what a search asks for with the plain rules, in random
// games.
func TestGains(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	wins := 0
	for game := range 300 {
		p, err := kaninariebi.New([]string{"", "bond=any"}[game%2])
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			turns := p.AppendMoves(nil)
			if p.Over() != (len(turns) == 0) {
				t.Fatalf("%s: over %t with %d turns", p, p.Over(), len(turns))
			}
			if len(turns) == 0 {
				break
			}
			want, won := gains(p)
			if won {
				wins++
				checkWin(t, p)
			} else {
				checkGains(t, p, want)
			}
			p = p.Apply(turns[r.IntN(len(turns))])
		}
	}
	if wins < 100 {
		t.Errorf("only %d positions with wins", wins)
	}
}

// checkWin expects nothing but a turn that wins.
func checkWin(t *testing.T, p kaninariebi.Position) {
	t.Helper()
	for _, list := range []func(kaninariebi.Position, []kani.Move, []int32) ([]kani.Move, []int32){appendEbiGains, appendEbiNoisy} {
		moves, gains := list(p, nil, nil)
		if len(moves) != 1 || gains[0] < gainWin || p.Apply(moves[0]).Outcome().Winner != p.Turn() {
			t.Fatalf("%s: %v gain %v, want a win", p, moves, gains)
		}
	}
}

func checkGains(t *testing.T, p kaninariebi.Position, want map[kaninariebi.Position]int32) {
	t.Helper()
	moves, gains := appendEbiGains(p, nil, nil)
	got := map[kaninariebi.Position]bool{}
	for i, m := range moves {
		q := p.Apply(m)
		if _, ok := want[q]; !ok || gains[i] > want[q] {
			t.Fatalf("%s: %s gains %d, at most %d", p, m, gains[i], want[q])
		}
		if got[q] && gains[i] < gainCapture && i < 96 {
			t.Fatalf("%s: %s leads to where another turn has led", p, m)
		}
		got[q] = true
	}
	if len(got) != len(want) {
		t.Fatalf("%s: %d results, want %d", p, len(got), len(want))
	}
	noisy := map[kaninariebi.Position]bool{}
	moves, gains = appendEbiNoisy(p, nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gains[i] == 0 || gains[i] > want[q] {
			t.Fatalf("%s: noisy %s gains %d, at most %d", p, m, gains[i], want[q])
		}
		noisy[q] = true
	}
	for q, gain := range want {
		if gain > 0 && !noisy[q] {
			t.Fatalf("%s: no noisy turn to %s, which gains %d", p, q, gain)
		}
	}
}
