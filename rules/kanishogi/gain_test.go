package kanishogi_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kanishogi"
)

// gains are what AppendGains should say of a position, worked out from
// AppendMoves: the best gain of each position that a turn leads to.
func gains(p kanishogi.Position) (after map[kanishogi.Position]int32, wins bool) {
	after = map[kanishogi.Position]int32{}
	enemy := p.Pieces(p.Turn().Other())
	for _, m := range p.AppendMoves(nil) {
		q := p.Apply(m)
		gain := int32(0)
		for taken := enemy &^ q.Pieces(q.Turn()); taken != 0; taken = taken.Rest() {
			if at := taken.First(); !p.Parents().Has(at) {
				gain += kanishogi.GainChild + kanishogi.GainNumber*int32(p.Number(at))
			}
		}
		o := q.Outcome()
		decided := o.Result == rules.Decisive && o.By != "no-moves"
		switch {
		case decided && o.Winner == p.Turn():
			gain += kanishogi.GainWin
			wins = true
		case decided:
			gain = -kanishogi.GainWin
		}
		gain += kanishogi.GainGrowth * int32((q.Grown()&^q.Pieces(q.Turn())).Count()-(p.Grown()&^enemy).Count())
		after[q] = max(gain, after[q])
		if gain < 0 {
			after[q] = gain
		}
	}
	return after, wins
}

// TestGains compares what a search asks for with the plain rules, in random
// games.
func TestGains(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	wins := 0
	for game := range 300 {
		p, err := kanishogi.New([]string{"", "grown=rook", "wall=off", "grown=diagonal"}[game%4])
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
func checkWin(t *testing.T, p kanishogi.Position) {
	t.Helper()
	for _, list := range []func([]kanishogi.Move, []int32) ([]kanishogi.Move, []int32){p.AppendGains, p.AppendNoisy} {
		moves, gains := list(nil, nil)
		if len(moves) != 1 || gains[0] < kanishogi.GainWin || p.Apply(moves[0]).Outcome().Winner != p.Turn() {
			t.Fatalf("%s: %v gain %v, want a win", p, moves, gains)
		}
	}
}

func checkGains(t *testing.T, p kanishogi.Position, want map[kanishogi.Position]int32) {
	t.Helper()
	moves, gains := p.AppendGains(nil, nil)
	got := map[kanishogi.Position]bool{}
	for i, m := range moves {
		q := p.Apply(m)
		if _, ok := want[q]; !ok || gains[i] > want[q] {
			t.Fatalf("%s: %s gains %d, at most %d", p, m, gains[i], want[q])
		}
		if got[q] && gains[i] >= 0 && gains[i] < kanishogi.GainChild && i < 96 {
			t.Fatalf("%s: %s leads to where another turn has led", p, m)
		}
		got[q] = true
	}
	if len(got) != len(want) {
		t.Fatalf("%s: %d results, want %d", p, len(got), len(want))
	}
	noisy := map[kanishogi.Position]bool{}
	moves, gains = p.AppendNoisy(nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gains[i] <= 0 || gains[i] > want[q] {
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
