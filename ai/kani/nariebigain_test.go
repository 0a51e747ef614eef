package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
)

// gains returns what appendEbiNoisy should find, computed from AppendMoves: the best gain of each position
// that a turn leads to.
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

// TestGains compares the noisy and quiet turns with the plain rules, in random games.
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
			over := new(nariebiEvaluator).Over(p)
			if p.Over() != over || over != (len(turns) == 0) {
				t.Fatalf("%s: over %t with %d turns", p, over, len(turns))
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

// checkWin expects only a turn that wins.
func checkWin(t *testing.T, p kaninariebi.Position) {
	t.Helper()
	moves, gains := appendEbiNoisy(p, nil, nil)
	if len(moves) != 1 || gains[0] < gainWin || p.Apply(moves[0]).Outcome().Winner != p.Turn() {
		t.Fatalf("%s: %v gain %v, want a win", p, moves, gains)
	}
}

// checkGains expects each position to be reached by a noisy or a quiet turn or both, by at most one quiet
// turn.
func checkGains(t *testing.T, p kaninariebi.Position, want map[kaninariebi.Position]int32) {
	t.Helper()
	noisy := map[kaninariebi.Position]bool{}
	moves, gains := appendEbiNoisy(p, nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gains[i] <= 0 || gains[i] > want[q] {
			t.Fatalf("%s: noisy %s gains %d, at most %d", p, m, gains[i], want[q])
		}
		noisy[q] = true
	}
	quiet := map[kaninariebi.Position]bool{}
	moves, gains = appendEbiQuiet(p, nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gain, ok := want[q]; !ok || gains[i] != 0 || gain != 0 {
			t.Fatalf("%s: quiet %s gains %d, want %d", p, m, gains[i], gain)
		}
		if quiet[q] && i < 96 {
			t.Fatalf("%s: %s leads to the same position as another turn", p, m)
		}
		quiet[q] = true
	}
	for q, gain := range want {
		if gain > 0 && !noisy[q] || gain == 0 && !quiet[q] {
			t.Fatalf("%s: no turn to %s, which gains %d", p, q, gain)
		}
	}
}
