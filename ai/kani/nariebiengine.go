package kani

import (
	"runtime"
	"sync"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/memory"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
)

// An ebiEngine is an engine that knows the endings it has a table of. With a
// cache to keep them in it gets the table when a game comes near, without
// waiting for it.
type ebiEngine struct {
	*search.Engine[kaninariebi.Position, kaninariebi.Move]
	endings *ebiEndings
	cache   ai.Cache
	// begun are the tables that have been asked for, by whether a bond may be of
	// both types.
	begun  [2]bool
	closed atomic.Bool
	beside sync.WaitGroup
}

const (
	// near is with how many pieces a table of endings is worth having.
	near = 8
	// enoughMemory is what there must be to fill a table beside a game, which
	// takes a quarter of it, in bytes.
	enoughMemory = 1 << 30
)

// nearEnding reports whether three against three may come up soon.
func nearEnding(p kaninariebi.Position) bool {
	return (p.Pieces(rules.Near) | p.Pieces(rules.Far)).Count() <= near
}

func newEbiEngine(tableBytes int) *ebiEngine {
	endings := new(ebiEndings)
	return &ebiEngine{
		Engine: search.NewEngine(&nariebiEvaluator{views: ebiViews(), endings: endings},
			difficulty[kaninariebi.Position], true, tableBytes),
		endings: endings,
	}
}

// Keep lets the engine get tables of endings from a cache, or fill them for it.
func (e *ebiEngine) Keep(c ai.Cache) { e.cache = c }

// Think implements [ai.Engine].
func (e *ebiEngine) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	p := q.Position.Unwrap().(kaninariebi.Position)
	e.endings.hidden = q.Skill != (ai.SkillLimits{})
	if e.cache != nil && !e.endings.hidden && nearEnding(p) {
		e.prepare(p.AnyBond())
	}
	return e.Engine.Think(q, stop, report)
}

// prepare gets a table ready while the game goes on.
func (e *ebiEngine) prepare(anyBond bool) {
	if e.begun[bondNumber(anyBond)] {
		return
	}
	e.begun[bondNumber(anyBond)] = true
	e.beside.Go(func() {
		if e.endings.load(e.cache, anyBond) {
			return
		}
		if roomBeside() {
			e.endings.fill(e.cache, anyBond, 1, e.closed.Load, func(*endgame.Table, int, int) {})
		}
	})
}

// roomBeside reports whether the machine can fill a table while it does other
// things.
func roomBeside() bool {
	free := memory.Available()
	return runtime.GOMAXPROCS(0) > 1 && (free == 0 || free > enoughMemory)
}

// Close implements [ai.Engine].
func (e *ebiEngine) Close() {
	e.closed.Store(true)
	e.beside.Wait()
	e.Engine.Close()
}

// ebiEndings are the tables there are. The zero value has none.
type ebiEndings struct {
	tables [2]atomic.Pointer[endgame.Table] // by whether a bond may be of both types
	// hidden keeps them from a player of limited skill. It is set between searches.
	hidden bool
}

// bondNumber is the number of a table.
func bondNumber(anyBond bool) int {
	if anyBond {
		return 1
	}
	return 0
}

// endingsName is that of a table in a cache.
func endingsName(anyBond bool) string {
	return "kaninariebi-three-against-three-" + [...]string{"same", "any"}[bondNumber(anyBond)]
}

// plies is how long a position lasts, as [endgame.Table.Plies] tells it, if
// there is a table that holds it.
func (e *ebiEndings) plies(p kaninariebi.Position) (plies int, decided, held bool) {
	table := e.table(p.AnyBond())
	if table == nil || e.hidden {
		return 0, false, false
	}
	if !threeEach(p) {
		return 0, false, false
	}
	plies, decided = table.Plies(seen(p))
	return plies, decided, true
}

// table is nil if there is none. There may be no endings at all.
func (e *ebiEndings) table(anyBond bool) *endgame.Table {
	if e == nil {
		return nil
	}
	return e.tables[bondNumber(anyBond)].Load()
}

// load gets a table from a cache, unless it is there.
func (e *ebiEndings) load(c ai.Cache, anyBond bool) bool {
	if e.table(anyBond) != nil {
		return true
	}
	if c == nil {
		return false
	}
	table, err := endgame.Read(c.Load(endingsName(anyBond)))
	if err != nil {
		return false
	}
	e.tables[bondNumber(anyBond)].Store(table)
	return true
}

// fill makes a table and puts it into a cache.
func (e *ebiEndings) fill(c ai.Cache, anyBond bool, threads int, stop func() bool, tell func(t *endgame.Table, plies, placements int)) bool {
	rules := make([]endgame.Rules, max(1, threads))
	for i := range rules {
		rules[i] = &ebiRules{anyBond: anyBond}
	}
	table, ok := endgame.Fill(rules, stop, tell)
	if !ok {
		return false
	}
	e.tables[bondNumber(anyBond)].Store(table)
	if c != nil {
		c.Save(endingsName(anyBond), table.Bytes())
	}
	return true
}
