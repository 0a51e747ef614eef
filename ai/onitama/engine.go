package onitama

import (
	"runtime"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/onitama/endgame"
	"tidepool/ai/search"
	"tidepool/rules/onitama"
)

// An engine searches, and in the background builds the endgame table for the cards in play: in a goroutine
// or, if there is only one thread, whenever the search checks the clock. The result of a search limited by
// nodes or depth must not depend on the table's progress, so the table is completed before such a search if
// few pieces are left, and otherwise not used. Players of limited skill do not use it.
type engine struct {
	*search.Engine[onitama.Position, onitama.Move]
	endings *endings
	build   *build
}

const (
	// nearPieces is the largest number of pieces at which building begins.
	nearPieces = 8
	// soonPieces is the largest number of pieces at which a search limited by nodes or depth waits for the table.
	soonPieces = 6
)

func newEngine(tableBytes int) ai.Engine {
	endings := new(endings)
	return &engine{Engine: search.NewEngine(newEvaluator(endings), difficulty, true, tableBytes), endings: endings}
}

func (e *engine) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	e.prepare(&q, stop)
	return e.endings.finish(q, e.Engine.Think(q, stop, func(i ai.Info) { report(e.endings.finish(q, i)) }))
}

func (e *engine) Close() {
	if e.build != nil {
		e.build.halt()
	}
}

// prepare decides whether a search uses the table, and how the table is built.
func (e *engine) prepare(q *ai.Query, stop *atomic.Bool) {
	e.endings.plies = 0
	p := q.Position.Unwrap().(onitama.Position)
	if q.Skill.Partial() || !named(p) {
		return
	}
	e.deal(endgame.CardsOf(p))
	bounded := q.Limits.Nodes > 0 || q.Limits.Depth > 0
	switch pieces := pieces(p); {
	case bounded && pieces <= soonPieces:
		e.buildFirst(q.Limits, stop)
	case bounded:
		return
	case pieces <= nearPieces:
		e.buildBeside(&q.Limits)
	}
	game := make([]onitama.Position, 0, len(q.Past)+1)
	for _, past := range q.Past {
		game = append(game, past.Unwrap().(onitama.Position))
	}
	e.endings.plies = e.endings.within(append(game, p))
}

// deal drops the table if it is for other cards.
func (e *engine) deal(c endgame.Cards) {
	if e.build != nil && e.build.cards == c {
		return
	}
	if e.build != nil {
		e.build.halt()
	}
	e.endings.table.Store(nil)
	e.build = &build{cards: c, endings: e.endings}
}

func (e *engine) buildBeside(l *ai.Limits) {
	switch b := e.build; {
	case e.endings.table.Load() != nil:
	case runtime.GOMAXPROCS(0) > 1:
		b.start()
	default:
		b.halt()
		expired := l.Expired
		l.Expired = func() bool {
			b.step()
			return expired != nil && expired()
		}
	}
}

func (e *engine) buildFirst(l ai.Limits, stop *atomic.Bool) {
	e.build.halt()
	for e.build.step() {
		if stop.Load() || l.Expired != nil && l.Expired() {
			return
		}
	}
}

// A build is a table being built, either by the search or by its own goroutine, never by both at once.
type build struct {
	cards   endgame.Cards
	endings *endings
	builder *endgame.Builder
	// quit asks the goroutine to end. ended is closed when it has ended; it is nil if there is none.
	quit  atomic.Bool
	ended chan struct{}
}

func (b *build) step() bool {
	if b.endings.table.Load() != nil {
		return false
	}
	if b.builder == nil {
		b.builder = endgame.NewBuilder(b.cards)
	}
	if b.builder.Step() {
		return true
	}
	b.endings.table.Store(b.builder.Table())
	b.builder = nil
	return false
}

func (b *build) start() {
	if b.ended != nil {
		return
	}
	ended := make(chan struct{})
	b.ended = ended
	b.quit.Store(false)
	go func() {
		defer close(ended)
		for !b.quit.Load() && b.step() {
		}
	}()
}

func (b *build) halt() {
	if b.ended == nil {
		return
	}
	b.quit.Store(true)
	<-b.ended
	b.ended = nil
}
