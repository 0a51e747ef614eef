package search

import (
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/rules/kanishogi"
	"tidepool/rules/onitama"
)

func TestRepeated(t *testing.T) {
	tests := []struct {
		name string
		seen []uint64 // from the game's start to the previous position
		old  int      // how many of them are before the root
		want bool
	}{
		{"never", []uint64{1, 2, 3, 4}, 2, false},
		{"other side to move", []uint64{9, 2, 9, 4, 9}, 0, false},
		{"once since the root", []uint64{1, 2, 9, 4}, 2, true},
		{"the root itself", []uint64{1, 2, 9, 4}, 2, true},
		{"once before the root", []uint64{9, 2, 3, 4}, 2, false},
		{"twice before the root", []uint64{9, 2, 9, 4, 5, 6}, 4, true},
		{"nothing before", []uint64{1}, 0, false},
	}
	for _, test := range tests {
		w := worker[onitama.Position, onitama.Move]{seen: test.seen, old: test.old}
		if got := w.repeated(9); got != test.want {
			t.Errorf("%s: %t", test.name, got)
		}
	}
}

// A repetition is a little bad for the player who thinks, whoever is to move, and not at all in an analysis.
func TestContempt(t *testing.T) {
	m := New(flat{}, nil, true, 1<<20)
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	for _, contempt := range []ai.Score{0, 40} {
		w := m.workers[0]
		w.prepare(m, ai.Task[kanishogi.Position]{Position: start, Skill: ai.SkillLimits{Contempt: contempt}}, m.table, new(atomic.Uint64))
		w.stop = new(atomic.Bool)
		for _, p := range []kanishogi.Position{start, start.Passed()} {
			want := contempt
			if p == start {
				want = -contempt
			}
			w.seen = []uint64{w.hash(p), 1}
			if got := w.search(p, 3, 2, -ai.Infinite, ai.Infinite); got != want {
				t.Errorf("contempt %d, %s to move: %d, want %d", contempt, p.Turn(), got, want)
			}
		}
	}
}

// A position that has come up before is a draw when it is reached once more, so that what led through it is not used.
func TestRootBefore(t *testing.T) {
	m := New(flat{}, nil, true, 1<<20)
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		past []kanishogi.Position
		want bool
	}{
		{nil, false},
		{[]kanishogi.Position{start.Passed()}, false},
		{[]kanishogi.Position{start, start.Passed()}, true},
	} {
		w := m.workers[0]
		w.prepare(m, ai.Task[kanishogi.Position]{Position: start, Past: test.past}, m.table, new(atomic.Uint64))
		if got := w.draws != 0; got != test.want || len(w.seen) != len(test.past) {
			t.Errorf("%d positions before, with the root %t: kept apart %t", len(test.past), test.want, got)
		}
	}
}

// What was found with draws of another worth is not used, but kept.
func TestContemptApart(t *testing.T) {
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	think := func(s *Searcher[kanishogi.Position, kanishogi.Move], p kanishogi.Position, contempt ai.Score) uint64 {
		return s.Think(ai.Task[kanishogi.Position]{
			Position: p, Skill: ai.SkillLimits{Contempt: contempt}, Limits: ai.Limits{Depth: 4},
		}, new(atomic.Bool), func(Report[kanishogi.Move]) {}).Nodes
	}
	used := New(flat{}, nil, true, 1<<20)
	first := think(used, start, 0)
	for _, p := range []kanishogi.Position{start, start.Passed()} {
		if got, alone := think(used, p, 40), think(New(flat{}, nil, true, 1<<20), p, 40); got != alone {
			t.Errorf("contempt, %s to move: %d nodes, alone %d", p.Turn(), got, alone)
		}
	}
	if again := think(used, start, 0); again >= first/2 {
		t.Errorf("an analysis takes %d nodes, and %d the second time", first, again)
	}
}

// TestNoAllocs checks that a search allocates nothing once its buffers are filled.
func TestNoAllocs(t *testing.T) {
	m := New(flat{}, nil, true, 1<<20)
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	task := ai.Task[kanishogi.Position]{Position: start, Limits: ai.Limits{Depth: 4}}
	m.Think(task, new(atomic.Bool), func(Report[kanishogi.Move]) {})
	w := m.workers[0]
	n := testing.AllocsPerRun(3, func() {
		m.table.clear()
		w.search(start, 4, 0, -ai.Infinite, ai.Infinite)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// Turns to skip are not searched, and the best of the others is told.
func TestSkip(t *testing.T) {
	start, err := kanishogi.New("")
	if err != nil {
		t.Fatal(err)
	}
	moves := start.AppendMoves(nil)
	for _, only := range []int{0, 3, len(moves) - 1} {
		for _, all := range []bool{false, true} {
			task := ai.Task[kanishogi.Position]{Position: start, Limits: ai.Limits{Depth: 2}, All: all, Skip: ^(uint64(1) << only)}
			r := New(flat{}, nil, true, 1<<20).Think(task, new(atomic.Bool), func(Report[kanishogi.Move]) {})
			if r.Best.Moves[0] != moves[only] || all && len(r.Lines) != 1 {
				t.Errorf("only turn %d: %+v, want %v", only, r, moves[only])
			}
		}
	}
}
