package session

import (
	"errors"
	"time"

	"tidepool/rules"
)

const (
	// HintTime is how long the engine looks for a hint.
	HintTime = 1200 * time.Millisecond
	// ExplainTime is how long it looks at every turn to say why.
	ExplainTime = 4 * time.Second
)

// A HintStage is how much of a hint has been told: a little more at each asking.
type HintStage uint8

const (
	HintNone HintStage = iota
	HintLooking
	// HintSpot shows where the turn begins.
	HintSpot
	// HintTurn shows the turn. What is asked next is why.
	HintTurn
)

// Hints are help for the person who is to move. Advice in a position stays, unless a longer look
// has refuted it.
type Hints struct {
	game    *game
	stage   HintStage
	turn    rules.Turn // the one that is shown
	request Request    // the one looked for
	advised map[moment]*Advice
}

// Stage is how much has been told.
func (h *Hints) Stage() HintStage { return h.stage }

// Turn is the one that a hint is about, from HintSpot on.
func (h *Hints) Turn() rules.Turn { return h.turn }

// Spots are what of the board a hint points at.
func (h *Hints) Spots() []rules.Spot {
	switch h.stage {
	case HintSpot:
		return h.turn.Paths[0][:1]
	case HintTurn:
		return h.turn.Paths[0]
	}
	return nil
}

// Ask tells the next part of a hint. It reports whether that is why the turn is advised, which
// Advice knows. In a rated game there is none.
func (h *Hints) Ask() (explain bool) {
	if h.game.state() != Waiting || h.game.broker == nil || h.game.locked() {
		return false
	}
	switch h.stage {
	case HintNone:
		h.find()
	case HintSpot:
		h.light(HintTurn, h.turn)
	case HintTurn:
		return h.Advice() != nil
	}
	return false
}

// find begins to tell what has been advised here, or asks the engine.
func (h *Hints) find() {
	if a := h.Advice(); a != nil {
		h.advise(a)
		return
	}
	h.stage = HintLooking
	h.request = Request{Line: h.game.here.line, Purpose: Hint, Time: HintTime}
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
	switch {
	case !a.Final:
	case a.Problem != "" || len(a.Best.Words) == 0:
		h.Drop()
		g.tell(Problem{NoHint, errors.New(a.Problem)})
	default:
		found := &Advice{Best: a.Best, Proven: a.Proven, line: g.here.line}
		h.advised[g.here.moment] = found
		h.advise(found)
	}
}

func (h *Hints) advise(a *Advice) {
	if t, ok := h.game.turn(a.Best.Words[0]); ok {
		h.light(HintSpot, t)
		return
	}
	h.Drop()
}

func (h *Hints) light(stage HintStage, t rules.Turn) {
	h.stage, h.turn = stage, t
	h.game.tell(HintChanged{})
}

// Drop forgets a hint, or the search for one.
func (h *Hints) Drop() {
	if h.stage != HintNone {
		h.stage, h.turn = HintNone, rules.Turn{}
		h.game.tell(HintChanged{})
	}
}

// Show lights a turn of which the reader wants to know more.
func (h *Hints) Show(word string) bool {
	t, ok := h.game.turn(word)
	if ok {
		h.light(HintTurn, t)
	}
	return ok
}

// Point shows where a turn begins.
func (h *Hints) Point(word string) bool {
	t, ok := h.game.turn(word)
	if ok {
		h.light(HintSpot, t)
	}
	return ok
}

// Advice is what has been advised in the position shown, or nil.
func (h *Hints) Advice() *Advice { return h.advised[h.game.here.moment] }

// Explain asks about every turn, in each frame in which somebody reads why one is advised, and
// reports whether more is known.
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

// Explained ends the reading; if another turn has turned out better, it is lit instead.
func (h *Hints) Explained(a *Advice) {
	if h.stage == HintTurn && h.turn.Word == a.Refuted {
		h.Show(a.Best.Words[0])
	}
}
