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
	"tidepool/rules/kani"
)

// An endingEngine is an engine with tables of endings. With a cache it gets a table in the
// background when a game comes near.
type endingEngine[P rules.Rules[P, kani.Move]] struct {
	*search.Engine[P, kani.Move]
	endings *endings[P]
	cache   ai.Cache
	begun   [maxVariants]bool
	closed  atomic.Bool
	beside  sync.WaitGroup
}

const (
	// nearEnding is with how many pieces a table of endings is worth having.
	nearEnding = 8
	// share is what part of the free memory a table may take that is filled beside a game.
	share = 4
)

// Keep lets the engine get tables of endings from a cache, or fill them for it.
func (e *endingEngine[P]) Keep(c ai.Cache) { e.cache = c }

func (e *endingEngine[P]) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	p := q.Position.Unwrap().(P)
	e.endings.hidden = q.Skill != (ai.SkillLimits{}) || !e.endings.game.named(p)
	e.endings.most = e.endings.within(q.Past)
	if e.cache != nil && !e.endings.hidden && e.endings.game.near(p) {
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

// roomBeside reports whether the machine can fill a table of so many bytes beside other things.
func roomBeside(size int) bool {
	free := memory.Available()
	return runtime.GOMAXPROCS(0) > 1 && (free == 0 || free/share > size)
}

func (e *endingEngine[P]) Close() {
	e.closed.Store(true)
	e.beside.Wait()
	e.Engine.Close()
}
