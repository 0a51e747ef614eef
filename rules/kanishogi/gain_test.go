package kanishogi_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kanishogi"
)

// gains returns what AppendNoisy and AppendQuiet should find in a position, derived from AppendMoves: the
// best gain for each resulting position.
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

// TestGains compares the turns for searching with the plain rules, in random games.
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
	moves, gains := p.AppendNoisy(nil, nil)
	if len(moves) != 1 || gains[0] < kanishogi.GainWin || p.Apply(moves[0]).Outcome().Winner != p.Turn() {
		t.Fatalf("%s: %v gain %v, want a win", p, moves, gains)
	}
}

// checkGains expects each position among those after the noisy or the quiet turns, the latter once. Turns
// that lose at once may be missing, but not all of them if there are no others.
func checkGains(t *testing.T, p kanishogi.Position, want map[kanishogi.Position]int32) {
	t.Helper()
	noisy := map[kanishogi.Position]bool{}
	moves, gains := p.AppendNoisy(nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gains[i] <= 0 || gains[i] > want[q] {
			t.Fatalf("%s: noisy %s gains %d, at most %d", p, m, gains[i], want[q])
		}
		noisy[q] = true
	}
	quiet := map[kanishogi.Position]bool{}
	moves, gains = p.AppendQuiet(nil, nil)
	for i, m := range moves {
		q := p.Apply(m)
		if gain, ok := want[q]; !ok || gains[i] > 0 || gain > 0 || (gains[i] < 0) != (gain < 0) {
			t.Fatalf("%s: quiet %s gains %d, want %d", p, m, gains[i], gain)
		}
		if quiet[q] && gains[i] == 0 && i < 96 {
			t.Fatalf("%s: %s leads to where another turn has led", p, m)
		}
		quiet[q] = true
	}
	for q, gain := range want {
		if gain > 0 && !noisy[q] || gain == 0 && !quiet[q] {
			t.Fatalf("%s: no turn to %s, which gains %d", p, q, gain)
		}
	}
	if len(noisy)+len(quiet) == 0 {
		t.Fatalf("%s: no turns", p)
	}
}
