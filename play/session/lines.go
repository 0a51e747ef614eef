package session

import (
	"slices"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

const (
	// LinesTime is the engine's time for all turns of a position, and LongerTime its time for a longer look.
	LinesTime  = 8 * time.Second
	LongerTime = 60 * time.Second
)

// Lines are the engine's scores of all turns of a position, while someone looks at them.
type Lines struct {
	broker *Broker
	on     bool
	// request is for the position, over means that nothing can be played there.
	request Request
	over    bool

	answer Answer
	turns  []Scored
	whole  bool // these are all turns
}

// A Scored is a turn with a possible continuation, and its score for the side that plays it.
type Scored struct {
	ai.Variation
	// Proven means that a longer look cannot change the score.
	Proven bool
}

// NewLines returns lines that ask a broker. They are off at first.
func NewLines(b *Broker) *Lines { return &Lines{broker: b} }

func (l *Lines) Switch(on bool) { l.on = on && l.broker != nil }

func (l *Lines) On() bool { return l.on }

// Able reports whether there is an engine.
func (l *Lines) Able() bool { return l.broker != nil }

// Look sets the position. What was known of another position is dropped.
func (l *Lines) Look(at Line, pos rules.Position, o rules.Outcome) {
	if l.request.Line == at && l.request.Purpose == Analysis {
		return
	}
	l.request = Request{Line: at, Purpose: Analysis, Time: LinesTime, All: true}
	l.over = o.Over() || pos.Outcome().Over()
	l.answer, l.turns, l.whole = Answer{}, nil, false
}

func (l *Lines) Longer() { l.request.Time = LongerTime }

// CanLonger reports whether a longer look may tell more.
func (l *Lines) CanLonger() bool {
	return l.answer.Final && l.answer.Problem == "" && l.request.Time < LongerTime && !l.Settled()
}

// Settled reports whether the score of every turn is proven.
func (l *Lines) Settled() bool {
	return l.whole && !slices.ContainsFunc(l.turns, func(s Scored) bool { return !s.Proven })
}

// Poll asks, in each frame in which someone looks, and reports whether more is known.
func (l *Lines) Poll() (changed bool) {
	if !l.on || l.over || l.request.Purpose != Analysis {
		return false
	}
	a := l.broker.Want(l.request)
	if a.Serial == 0 || a.Serial == l.answer.Serial {
		return false
	}
	if a.Depth < l.answer.Depth && !a.Final && !a.Proven {
		return false // a longer look starts again
	}
	l.answer = a
	if a.Problem == "" && len(a.Best.Words) > 0 {
		l.turns = scoredTurns(a, l.request.Time, l.turns)
		l.whole = len(a.Turns) > 0
	}
	return true
}

// scoredTurns returns the turns of an answer, the best first. Won and lost scores are certain, and others if
// the best is proven and they are equal, or if the engine stopped early because it was done. If the answer
// has only the best turn so far, the others stay as before.
func scoredTurns(a Answer, limit time.Duration, before []Scored) []Scored {
	list := a.Turns
	if len(list) == 0 {
		list = []ai.Variation{a.Best}
		for _, s := range before {
			if s.Words[0] != a.Best.Words[0] {
				s.Score = min(s.Score, a.Best.Score-1)
				list = append(list, s.Variation)
			}
		}
	}
	whole := a.Final && a.Proven && a.Time < limit-limit/20
	turns := make([]Scored, 0, len(list))
	for _, v := range list {
		if len(v.Words) == 0 {
			continue
		}
		_, _, decided := v.Score.Proven()
		turns = append(turns, Scored{v, decided || a.Proven && (whole || v.Score == a.Best.Score)})
	}
	slices.SortStableFunc(turns, func(x, y Scored) int { return int(y.Score) - int(x.Score) })
	return turns
}

// Turns returns all turns with their scores, the best first, as far as known; at first perhaps only the best.
func (l *Lines) Turns() []Scored { return l.turns }

// Of returns what is known of a turn, by its word.
func (l *Lines) Of(word string) (s Scored, ok bool) {
	i := slices.IndexFunc(l.turns, func(s Scored) bool { return s.Words[0] == word })
	if i < 0 {
		return s, false
	}
	return l.turns[i], true
}

// Depth returns the engine's search depth in plies.
func (l *Lines) Depth() int { return l.answer.Depth }

// Serial changes whenever more is known; 0 means nothing yet.
func (l *Lines) Serial() int { return l.answer.Serial }

// Thinking reports whether more may come.
func (l *Lines) Thinking() bool { return l.on && !l.over && !l.answer.Final }

// Over reports whether nothing can be played in the position.
func (l *Lines) Over() bool { return l.over }

// Problem returns why the engine has no answer, in English, or "".
func (l *Lines) Problem() string { return l.answer.Problem }
