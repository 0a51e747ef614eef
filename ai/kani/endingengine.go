package kani

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/ai/memory"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kani"
)

// An endingEngine is an engine with endgame tables. With a cache it loads or fills a table in the background
// when such an ending is near.
type endingEngine[P rules.Rules[P, kani.Move]] struct {
	*search.Engine[P, kani.Move]
	endings *endings[P]
	cache   ai.Cache
	begun   [maxVariants]bool
	closed  atomic.Bool
	beside  sync.WaitGroup
}

const (
	// nearEnding is the largest number of pieces with which a table is worth having.
	nearEnding = 8
	// A table filled during a game may take at most a share-th of the free memory.
	share = 4
)

// Keep sets the cache from which the engine loads tables and in which it saves the tables that it fills.
func (e *endingEngine[P]) Keep(c ai.Cache) { e.cache = c }

func (e *endingEngine[P]) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	p := q.Position.Unwrap().(P)
	e.endings.hidden = q.Skill.Partial() || !e.endings.game.named(p)
	e.endings.most = e.endings.within(append(slices.Clip(q.Past), q.Position))
	// A page has no cache. The constant keeps what fills tables out of its program.
	if runtime.GOOS != "js" && e.cache != nil && !e.endings.hidden && e.endings.game.near(p) {
		e.prepare(e.endings.game.variant(p))
	}
	return e.Engine.Think(q, stop, report)
}

func (e *endingEngine[P]) prepare(variant int) {
	if e.begun[variant] {
		return
	}
	e.begun[variant] = true
	e.beside.Go(func() {
		if e.endings.load(e.cache, variant) {
			return
		}
		if roomBeside(e.endings.game.material().FillBytes()) {
			e.endings.fill(e.cache, variant, 1, e.closed.Load, func(*endgame.Table, int, int) {})
		}
	})
}

// roomBeside reports whether the machine can fill a table of size bytes while other work goes on.
func roomBeside(size int) bool {
	free := memory.Available()
	return runtime.GOMAXPROCS(0) > 1 && (free == 0 || free/share > size)
}

func (e *endingEngine[P]) Close() {
	e.closed.Store(true)
	e.beside.Wait()
	e.Engine.Close()
}
