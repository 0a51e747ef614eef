package session

import (
	"errors"
	"time"

	"tidepool/rules"
)

const (
	// HintTime is the engine's time for a hint.
	HintTime = 1200 * time.Millisecond
	// ExplainTime is its time for all turns, to explain a hint.
	ExplainTime = 4 * time.Second
)

// A HintStage is how much of a hint has been shown: a little more at each request.
type HintStage uint8

const (
	HintNone HintStage = iota
	HintLooking
	// HintSpot shows where the turn begins.
	HintSpot
	// HintTurn shows the turn. The next request asks why.
	HintTurn
)

// Hints help the person to move. The advice for a position stays, unless a longer look has refuted it.
type Hints struct {
	game    *game
	stage   HintStage
	turn    rules.Turn // the turn shown
	request Request    // the request for it
	advised map[moment]*Advice
}

// Stage returns how much has been shown.
func (h *Hints) Stage() HintStage { return h.stage }

// Turn returns the turn of the hint, from HintSpot on.
func (h *Hints) Turn() rules.Turn { return h.turn }

// Spots returns the spots that a hint points at.
func (h *Hints) Spots() []rules.Spot {
	switch h.stage {
	case HintSpot:
		return h.turn.Paths[0][:1]
	case HintTurn:
		return h.turn.Paths[0]
	}
	return nil
}

// Ask shows the next part of a hint. It returns true if that is the explanation, which Advice has. There are
// no hints in a rated game.
func (h *Hints) Ask() (explain bool) {
	if !h.Offered() {
		return false
	}
	switch h.stage {
	case HintNone:
		h.look()
	case HintSpot:
		h.light(HintTurn, h.turn)
	case HintTurn:
		return h.Advice() != nil
	}
	return false
}

// Offered reports whether a hint can be asked for.
func (h *Hints) Offered() bool {
	return h.game.State() == Waiting && h.game.broker != nil && !h.game.Locked()
}

// Look returns the advice for the position without showing anything; nil until it is known. It asks in each frame.
func (h *Hints) Look() *Advice {
	a := h.Advice()
	if a == nil && h.Offered() {
		a = h.note(h.game.broker.Want(hintFor(h.game.here.line)))
	}
	return a
}

func hintFor(l Line) Request { return Request{Line: l, Purpose: Hint, Time: HintTime} }

// note keeps a final answer as the advice for the position; it returns nil if it is none.
func (h *Hints) note(a Answer) *Advice {
	if !a.Final || a.Problem != "" || len(a.Best.Words) == 0 {
		return nil
	}
	found := &Advice{Best: a.Best, Proven: a.Proven, line: h.game.here.line}
	found.expect()
	h.advised[h.game.here.moment] = found
	return found
}

// look begins to show the advice for this position, or asks the engine.
func (h *Hints) look() {
	if a := h.Advice(); a != nil {
		h.advise(a)
		return
	}
	h.stage = HintLooking
	h.request = hintFor(h.game.here.line)
	if h.listen(); h.stage == HintLooking { // nothing is known yet
		h.game.tell(HintChanged{})
	}
}

func (h *Hints) listen() {
	if h.stage != HintLooking {
		return
	}
	g := h.game
	a := g.broker.Want(h.request)
	if !a.Final {
		return
	}
	if found := h.note(a); found != nil {
		h.advise(found)
		return
	}
	h.Drop()
	g.tell(Problem{NoHint, errors.New(a.Problem)})
}

func (h *Hints) advise(a *Advice) {
	if !h.Point(a.Best.Words[0]) {
		h.Drop()
	}
}

func (h *Hints) light(stage HintStage, t rules.Turn) {
	h.stage, h.turn = stage, t
	h.game.tell(HintChanged{})
}

// Drop drops a hint, or the search for one.
func (h *Hints) Drop() {
	if h.stage != HintNone {
		h.stage, h.turn = HintNone, rules.Turn{}
		h.game.tell(HintChanged{})
	}
}

// Point highlights where a turn begins, Show the whole turn.
func (h *Hints) Point(word string) bool { return h.find(HintSpot, word) }
func (h *Hints) Show(word string) bool  { return h.find(HintTurn, word) }

func (h *Hints) find(stage HintStage, word string) bool {
	t, ok := h.game.turn(word)
	if ok {
		h.light(stage, t)
	}
	return ok
}

// Advice returns the advice for the position shown, or nil.
func (h *Hints) Advice() *Advice { return h.advised[h.game.here.moment] }

// Explain asks about every turn, in each frame in which the explanation is open, and reports whether more is known.
func (h *Hints) Explain(a *Advice) (changed bool) {
	if a.Full {
		return false
	}
	n := h.game.broker.Want(Request{Line: a.line, Purpose: Explain, Time: ExplainTime, All: true})
	if n.Serial == 0 || n.Serial == a.serial {
		return false
	}
	a.serial = n.Serial
	a.weigh(n)
	return true
}

// Explained closes the explanation; if another turn turned out better, it is highlighted instead.
func (h *Hints) Explained(a *Advice) {
	if h.stage == HintTurn && h.turn.Word == a.Refuted {
		h.Show(a.Best.Words[0])
	}
}
