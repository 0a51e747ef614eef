package solver

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"tidepool/rules/konane"
)

// plain is exhaustive search by the rules alone, with memory: it has the number of plies that positions last,
// even if the side to move loses, odd if it wins.
type plain map[konane.Position]int

// plies returns how long a position lasts; false if that takes more than most positions in memory.
func (m plain) plies(p konane.Position, most int) (n int, ok bool) {
	if n, ok := m[p]; ok {
		return n, true
	}
	win, loss := -1, -1
	for _, move := range p.AppendMoves(nil) {
		n, ok := m.plies(p.Apply(move), most)
		switch {
		case !ok || len(m) >= most:
			return 0, false
		case n%2 != 0:
			loss = max(loss, n)
		case win < 0 || n < win:
			win = n
		}
	}
	n = loss + 1
	if win >= 0 {
		n = win + 1
	}
	m[p] = n
	return n, true
}

// TestBoards solves boards from the start. Those of up to 24 squares are compared with exhaustive search,
// those of up to 36 with the results of an independent depth-first search. The long ones need KONANE_LONG.
func TestBoards(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread, with much to do")
	}
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
		{4, 8, false, false},
		{4, 9, false, false},
		{4, 10, false, false},
		{4, 11, false, false},
		{4, 12, false, false},
		{5, 7, true, false},
		{6, 6, false, false},
		{6, 7, false, true},
		{5, 8, false, true},
	}
	const most = 24 // squares
	s := New(16 << 20)
	for _, test := range tests {
		if test.long && os.Getenv("KONANE_LONG") == "" {
			continue
		}
		p, err := konane.New(test.files, test.ranks)
		if err != nil {
			t.Fatal(err)
		}
		if test.files*test.ranks <= most {
			if n, _ := (plain{}).plies(p, math.MaxInt); (n%2 != 0) != test.first {
				t.Errorf("%dx%d: exhaustive search says %d plies", test.files, test.ranks, n)
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

// small returns one of the last positions of a random game, as early as exhaustive search can manage, and how
// many plies it lasts.
func small(t testing.TB, r *rand.Rand, files, ranks int) (p konane.Position, plies int) {
	const most = 800 // positions
	line := game(t, r, files, ranks)
	m := plain{}
	for i := len(line) - 1; i >= 0; i-- {
		n, ok := m.plies(line[i], most)
		if !ok {
			break
		}
		p, plies = line[i], n
	}
	return p, plies
}

// TestAgreesWithPlainSearch compares results at the end of random games on boards of all sizes.
func TestAgreesWithPlainSearch(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread, with much to do")
	}
	r := rand.New(rand.NewPCG(1, 2))
	s := New(1 << 20)
	for files := 4; files <= 12; files++ {
		for ranks := 4; ranks <= 12; ranks++ {
			wins := 0
			for range 30 {
				p, want := small(t, r, files, ranks)
				win := want%2 != 0
				if got := s.Solve(p, Limits{}); !got.Known || got.Win != win {
					t.Fatalf("%s: %+v, exhaustive search says %d plies", p, got, want)
				}
				if got, ok := s.Plies(p, win, Limits{}); !ok || got != want {
					t.Fatalf("%s: %d plies, %t, exhaustive search says %d", p, got, ok, want)
				}
				if win {
					wins++
				}
			}
			if wins < 3 || wins > 27 {
				t.Errorf("%dx%d: %d wins of 30: too few or too many to tell", files, ranks, wins)
			}
		}
	}
}

// TestBest compares the best turns, and the line of best play, with exhaustive search.
func TestBest(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	s := New(1 << 20)
	for range 300 {
		p, plies := small(t, r, 4+r.IntN(5), 4+r.IntN(5))
		m, win := plain{}, plies%2 != 0
		for _, v := range []Value{{win, plies}, {win, -1}} {
			want := 0
			for _, move := range p.AppendMoves(nil) {
				n, _ := m.plies(p.Apply(move), math.MaxInt)
				if n == plies-1 || v.Plies < 0 && (!win || n%2 == 0) {
					want++
				}
			}
			best, ok := s.Best(p, v, Limits{})
			if !ok || len(best) != want {
				t.Errorf("%s: %d best turns, %t, want %d", p, len(best), ok, want)
			}
			for _, move := range best {
				n, _ := m.plies(p.Apply(move), math.MaxInt)
				if v.Plies >= 0 && n != plies-1 || win && n%2 != 0 {
					t.Errorf("%s: %s is not best: %d plies, want %d", p, p.Word(move), n, plies-1)
				}
			}
			last, line := p, s.Line(p, v, Limits{})
			for _, move := range line {
				last = last.Apply(move)
			}
			if !last.Outcome().Over() || v.Plies >= 0 && len(line) != plies || (len(line)%2 != 0) != win {
				t.Errorf("%s: %+v: the line ends after %d plies: %s", p, v, len(line), last)
			}
		}
	}
}

// TestLimits checks that a search ends in time, reports that, and can be continued later.
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
}

// The clock is looked at often while the table gets its memory, which may be slow.
func TestLooks(t *testing.T) {
	p, err := konane.New(6, 6)
	if err != nil {
		t.Fatal(err)
	}
	for _, populated := range []bool{false, true} {
		s := New(32 << 20)
		for populated && s.Populate() {
		}
		looks, want := 0, uint64(10)
		if populated {
			want *= checkEvery
		}
		if r := s.Solve(p, Limits{Expired: func() bool { looks++; return looks == 10 }}); r.Nodes != want {
			t.Errorf("memory there: %t: the tenth look at the clock came after %d nodes, want %d", populated, r.Nodes, want)
		}
	}
}

// Memory comes bit by bit, and what is known stays.
func TestPopulate(t *testing.T) {
	p, err := konane.New(4, 6)
	if err != nil {
		t.Fatal(err)
	}
	const megabytes = 9
	s := New(megabytes << 20)
	first := s.Solve(p, Limits{})
	times := 0
	for s.Populate() {
		times++
	}
	if times != (megabytes+1)/2 {
		t.Errorf("%d times for %d MB", times, megabytes)
	}
	if again := s.Solve(p, Limits{}); !again.Known || again.Nodes >= first.Nodes {
		t.Errorf("%+v, then %+v", first, again)
	}
}
