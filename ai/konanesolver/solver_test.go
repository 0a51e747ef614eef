package konanesolver

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"tidepool/rules/konane"
)

// plain is exhaustive search by the rules alone, with a memory.
type plain map[konane.Position]bool

func (m plain) wins(p konane.Position) bool {
	if win, ok := m[p]; ok {
		return win
	}
	win := false
	for _, move := range p.AppendMoves(nil) {
		if !m.wins(p.Apply(move)) {
			win = true
			break
		}
	}
	m[p] = win
	return win
}

// TestBoards solves boards from the start. Those of up to 25 squares are
// compared with exhaustive search, the others are quoted from a search
// written apart from this one. The long ones need KONANE_LONG.
func TestBoards(t *testing.T) {
	tests := []struct {
		files, ranks int
		first, long  bool
	}{
		{4, 4, false, false},
		{4, 5, false, false},
		{5, 4, false, false},
		{5, 5, true, false},
		{4, 6, false, false},
		{4, 7, false, false},
		{5, 6, false, false},
		{4, 8, false, true},
		{5, 7, true, true},
		{6, 6, false, true},
	}
	s := New(16 << 20)
	for _, test := range tests {
		if test.long && os.Getenv("KONANE_LONG") == "" {
			continue
		}
		p, err := konane.New(test.files, test.ranks)
		if err != nil {
			t.Fatal(err)
		}
		if test.files*test.ranks <= 25 {
			if want := (plain{}).wins(p); want != test.first {
				t.Errorf("%dx%d: exhaustive search says %t", test.files, test.ranks, want)
			}
		}
		r := s.Solve(p, Limits{})
		if !r.Known || r.Win != test.first {
			t.Errorf("%dx%d: %+v, want %t", test.files, test.ranks, r, test.first)
		}
		t.Logf("%dx%d: first wins: %t, %d nodes", test.files, test.ranks, r.Win, r.Nodes)
	}
}

// game plays random turns to the end and returns the positions on the way.
func game(t testing.TB, r *rand.Rand, files, ranks int) []konane.Position {
	p, err := konane.New(files, ranks)
	if err != nil {
		t.Fatal(err)
	}
	line := []konane.Position{p}
	for moves := p.AppendMoves(nil); len(moves) > 0; moves = p.AppendMoves(nil) {
		p = p.Apply(moves[r.IntN(len(moves))])
		line = append(line, p)
	}
	return line
}

// small returns one of the last positions of a random game, as early as
// exhaustive search can manage, and whether the side to move wins it.
func small(t testing.TB, r *rand.Rand, files, ranks int) (p konane.Position, win bool) {
	line := game(t, r, files, ranks)
	m := plain{}
	for i := len(line) - 1; i >= 0 && m.within(line[i], 2000); i-- {
		p = line[i]
	}
	return p, m.wins(p)
}

// within reports whether so many positions are enough.
func (m plain) within(p konane.Position, positions int) bool {
	if _, ok := m[p]; ok {
		return true
	}
	win := false
	for _, move := range p.AppendMoves(nil) {
		next := p.Apply(move)
		if len(m) >= positions || !m.within(next, positions) {
			return false
		}
		win = win || !m[next]
	}
	m[p] = win
	return true
}

// TestAgreesWithPlainSearch compares results from the middle of random games
// on boards of all sizes that fit.
func TestAgreesWithPlainSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s := New(1 << 20)
	for files := 4; files <= 12; files++ {
		for ranks := 4; files*ranks <= MaxSquares && ranks <= 12; ranks++ {
			t.Run(fmt.Sprintf("%dx%d", files, ranks), func(t *testing.T) {
				wins := 0
				for range 60 {
					p, want := small(t, r, files, ranks)
					if got := s.Solve(p, Limits{}); !got.Known || got.Win != want {
						t.Fatalf("%s: %+v, exhaustive search says %t", p, got, want)
					}
					if want {
						wins++
					}
				}
				if wins < 3 || wins > 57 {
					t.Errorf("%d wins of 60: too few or too many to tell", wins)
				}
			})
		}
	}
}

// TestLimits checks that a search ends in time, says so and goes on later.
func TestLimits(t *testing.T) {
	p, err := konane.New(6, 6)
	if err != nil {
		t.Fatal(err)
	}
	s := New(1 << 20)
	if r := s.Solve(p, Limits{Nodes: 1000}); r.Known || r.Nodes > 1000 {
		t.Errorf("with 1000 nodes: %+v", r)
	}
	asked := 0
	r := s.Solve(p, Limits{Expired: func() bool { asked++; return asked == 10 }})
	if r.Known || r.Nodes > 10*checkEvery {
		t.Errorf("at the tenth look at the clock: %+v", r)
	}
	if p, err = konane.New(12, 12); err != nil {
		t.Fatal(err)
	}
	if r := s.Solve(p, Limits{}); r.Known {
		t.Errorf("12x12: %+v", r)
	}
}
