package kani

import (
	"slices"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// largeTable skips a test with large tables under the race detector, which needs several times the memory.
func largeTable(t *testing.T) {
	if testing.Short() {
		t.Skip("filling the table takes half a gigabyte")
	}
}

// A drawnCache returns one table, in which every ending is drawn, and accepts none.
type drawnCache struct {
	t    *testing.T
	size int // size of the table
}

func (d drawnCache) Load(string) []byte { return make([]byte, d.size) }

func (d drawnCache) Save(name string, _ []byte) { d.t.Errorf("%s is saved", name) }

// An engine gets its table in the background when such an ending is near, and not before. It abandons a
// half-filled table when it is closed.
func TestEndingsBeside(t *testing.T) {
	t.Run("kaninariebi", func(t *testing.T) {
		tryBeside[kaninariebi.Position](t, NariEbi{}, "C3c/C3c/C3c/C3c/C4 b", "C3c/C3c/C3c/C3c/5 b", "5/c2S1/1s3/5/2SCc b")
	})
	t.Run("kanishogi", func(t *testing.T) {
		largeTable(t)
		tryBeside[kanishogi.Position](t, Shogi{}, "A3b/D3c/K3k/C3d/B4 b", "A3b/D3c/K3k/C3d/5 b", "5/1A2+B/5/4k/1+aK+b1 b")
	})
}

func tryBeside[P rules.Rules[P, kani.Move]](t *testing.T, of ai.Game, far, near, held string) {
	parse := func(text string) rules.Position {
		p, err := of.Rules().Parse("", text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	size := of.Engine(1 << 20).(*endingEngine[P]).endings.game.material().Size()
	weak, best := ai.SkillLimits{Noise: 60}, of.Ladder()[ai.Levels-1]
	think := func(e *endingEngine[P], text string, skill ai.SkillLimits) {
		e.Think(ai.Query{Position: parse(text), Limits: ai.Limits{Nodes: 1000}, Skill: skill}, new(atomic.Bool), func(ai.Info) {})
	}
	for _, test := range []struct {
		text   string
		skill  ai.SkillLimits
		size   int
		loaded bool
	}{
		{far, ai.SkillLimits{}, size, false},
		{near, weak, size, false},
		{near, ai.SkillLimits{}, size, true},
		{near, best, size, true},
		{near, ai.SkillLimits{}, size - 1, false}, // not a valid table: filling begins
	} {
		e := of.Engine(1 << 20).(*endingEngine[P])
		e.Keep(drawnCache{t, test.size})
		think(e, test.text, test.skill)
		if test.size == size {
			e.beside.Wait()
		}
		e.Close()
		if loaded := e.endings.tables[0].Load() != nil; loaded != test.loaded {
			t.Errorf("%s, %+v, a table of %d: loaded %v", test.text, test.skill, test.size, loaded)
		}
	}
	e := of.Engine(1 << 20).(*endingEngine[P])
	e.Keep(drawnCache{t, size})
	defer e.Close()
	think(e, near, ai.SkillLimits{})
	e.beside.Wait()
	for _, skill := range []ai.SkillLimits{weak, {}, best} {
		think(e, held, skill)
		if _, _, held := e.endings.plies(parse(held).Unwrap().(P)); held != (skill != weak) {
			t.Errorf("with %+v the table is used: %v", skill, held)
		}
	}
}

// A solver follows its table, even one that cannot be right.
func TestSolvesByTable(t *testing.T) {
	t.Run("kaninariebi", func(t *testing.T) { tryTable[kaninariebi.Position](t, NariEbi{}, "5/c2S1/1s3/5/2SCc b") })
	t.Run("kanishogi", func(t *testing.T) {
		largeTable(t)
		tryTable[kanishogi.Position](t, Shogi{}, "5/1A2+B/5/4k/1+aK+b1 b")
	})
}

func tryTable[P rules.Rules[P, kani.Move]](t *testing.T, of ai.Game, text string) {
	q, err := of.Rules().Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	p := q.Unwrap().(P)
	v := of.Solver(ai.SolverOptions{}).(*endingSolver[P])
	e := v.endings.holding(p)
	game := e.game
	told := memoryCache{}
	v.cache = told
	for _, test := range []struct {
		cell  byte // of all placements
		value int
	}{{0, 0}, {7, -1}, {20, 1}} {
		cells := slices.Repeat([]byte{test.cell}, game.material().Size())
		e.tables[0].Store(nil)
		told[game.name(0)] = cells
		s, ok := v.Solve(q, func() bool { return false }, func(ai.Progress) {})
		if !ok || s.Value != test.value || s.Plies != int(test.cell)-1 {
			t.Errorf("%v: with all after %d plies %+v, %v", p, int(test.cell)-1, s, ok)
		}
		if drawn := test.cell == 0; drawn != (len(s.Best) > 0) || drawn != (len(s.Line) == 1) {
			t.Errorf("%v: with all after %d plies turns %q, %q", p, int(test.cell)-1, s.Best, s.Line)
		}
	}
}

// TestFour checks that only a solver that may use the memory for a table of four against three asks for it.
func TestFour(t *testing.T) {
	const three, four = "kaninariebi-three-against-three-same", "kaninariebi-four-against-three-same"
	q, err := kaninariebi.Game{}.Parse("", "C3c/2c2/C1C2/4c/C4 b")
	if err != nil {
		t.Fatal(err)
	}
	if e := newEbiFour(); e.game.material().FillBytes() > e.needs {
		t.Errorf("filling takes %d bytes, and %d are asked for", e.game.material().FillBytes(), e.needs)
	}
	for memory, want := range map[int][]string{0: {three}, 300 << 20: {three}, 5000 << 20: {four, three}} {
		var asked askedCache
		s, ok := NariEbi{}.Solver(ai.SolverOptions{TableBytes: memory, Cache: &asked}).Solve(q, func() bool { return false }, func(ai.Progress) {})
		if !ok || s.Plies != 1 || !slices.Equal(asked, want) {
			t.Errorf("with %d bytes: asked for %q, want %q; %+v", memory, asked, want, s)
		}
	}
}

// An askedCache is an empty cache that remembers what it was asked for.
type askedCache []string

func (c *askedCache) Load(name string) []byte { *c = append(*c, name); return nil }
func (*askedCache) Save(string, []byte)       {}

// A memoryCache is a cache in memory.
type memoryCache map[string][]byte

func (s memoryCache) Load(name string) []byte       { return s[name] }
func (s memoryCache) Save(name string, data []byte) { s[name] = data }

// An engine with a table plays the shortest win that its search would not find, and delays a loss.
func TestPlaysByTable(t *testing.T) {
	t.Run("kaninariebi", func(t *testing.T) { followTable[kaninariebi.Position](t, NariEbi{}, "5/c2S1/1s3/5/2SCc b") })
	t.Run("kanishogi", func(t *testing.T) {
		largeTable(t)
		followTable[kanishogi.Position](t, Shogi{}, "5/1A2+B/5/4k/1+aK+b1 b")
	})
}

func followTable[P rules.Rules[P, kani.Move]](t *testing.T, of ai.Game, text string) {
	q, err := of.Rules().Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	p := q.Unwrap().(P)
	e := of.Engine(1 << 20).(*endingEngine[P])
	defer e.Close()
	game := e.endings.game
	cells := make([]byte, game.material().Size())
	table, err := endgame.Read(game.material(), cells)
	if err != nil {
		t.Fatal(err)
	}
	e.endings.tables[0].Store(table)
	best := p.AppendMoves(nil)[5]
	for _, test := range []struct {
		others, best byte // the table's cells for the successors
		want         ai.Score
	}{{0, 41, ai.WinIn(41)}, {43, 41, ai.WinIn(41)}, {60, 80, ai.LossIn(80)}} {
		for _, m := range p.AppendMoves(nil) {
			cells[table.Cell(game.seen(p.Apply(m)))] = test.others
		}
		cells[table.Cell(game.seen(p.Apply(best)))] = test.best
		e.Forget()
		got := e.Think(ai.Query{Position: q, Limits: ai.Limits{Nodes: 1000}}, new(atomic.Bool), func(ai.Info) {})
		if got.Best.Score != test.want || !slices.Contains(words(p, p.Apply(best)), got.Best.Words[0]) {
			t.Errorf("%v: %+v, want %v by %v", p, got.Best, test.want, best)
		}
	}
}

// words returns the words of the turns that lead from p to to.
func words[P rules.Rules[P, kani.Move]](p, to P) (all []string) {
	for _, m := range p.AppendMoves(nil) {
		if p.Apply(m) == to {
			all = append(all, p.Word(m))
		}
	}
	return all
}

// TestWithin checks that if endings have come up twice, no longer wins are taken from a table, which may be
// loaded at any time.
func TestWithin(t *testing.T) {
	parse := func(text string) rules.Position {
		p, err := NariEbi{}.Rules().Parse("", text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	ending, other := parse("3Cc/5/2CS1/c4/4c r"), parse("3Cc/5/2CS1/c1c2/4c r")
	e := newEbiEndings()
	for _, test := range []struct {
		past []rules.Position
		want int
	}{
		{nil, anyPlies},
		{[]rules.Position{ending, other, other}, anyPlies},
		{[]rules.Position{ending, other, ending}, 0},
	} {
		if got := e.within(test.past); got != test.want {
			t.Errorf("%v: %d, want %d", test.past, got, test.want)
		}
	}
	// Reached once more, the root of a search would be there for the third time.
	engine := NariEbi{}.Engine(1 << 20).(*endingEngine[kaninariebi.Position])
	defer engine.Close()
	q := ai.Query{Position: ending, Past: []rules.Position{ending, other}, Limits: ai.Limits{Nodes: 100}}
	if engine.Think(q, new(atomic.Bool), func(ai.Info) {}); engine.endings.most != 0 {
		t.Errorf("a root that has come up before: %d", engine.endings.most)
	}
}
