package review

import (
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Review is what is known of a match's main line, the turns in force.
type Review struct {
	info  rules.Info
	spots []spot
	pace  pace
	// spent is about how long the engine has looked.
	spent time.Duration
	// pending is what was asked and not noted yet, the last of it in a stage.
	pending  []Ask
	stage    int
	complete bool
	// stale tells that the values are to be worked out anew.
	stale   bool
	outcome rules.Outcome
}

// A spot is one position of the main line.
type spot struct {
	position rules.Position
	word     string
	// seen is what the engine has said of the position, all of each of its turns, and after of the
	// positions after other turns.
	seen, all look
	after     map[string]look
	// sole tells that a stored review knew its best turn to be the only one.
	sole bool
	// value and best agree with the positions after it; what follows of the one before has no part in best.
	value   Value
	best    ai.Variation
	follows bool
}

type look struct {
	time  time.Duration // 0 for none
	value Value
	best  ai.Variation
	turns []ai.Variation
	// failed tells that there is no answer.
	failed bool
}

const forever = time.Hour

func (l *look) known() bool { return l.time > 0 && !l.failed }

// enough reports whether another look of some time would tell nothing new.
func (l *look) enough(t time.Duration) bool { return l.time >= t || l.known() && l.value.Proven }

// New returns a review of a match, of which only the end is known.
func New(m *match.Match) *Review {
	n := m.Ply()
	r := &Review{info: m.Info(), spots: make([]spot, n+1), stale: true, outcome: m.Outcome()}
	for i := range r.spots {
		r.spots[i].position = m.At(i)
		if i > 0 {
			r.spots[i].word = m.Turn(i).Word
		}
	}
	last := &r.spots[n]
	o := last.position.Outcome()
	if by := r.outcome.By; by == match.ByRepetition || by == match.ByLength {
		o = r.outcome
	}
	if v, over := ValueAt(r.info, last.position, o); over {
		last.seen = look{time: forever, value: v}
	}
	r.Spend(Natively)
	return r
}

// Plies is how many turns are reviewed.
func (r *Review) Plies() int { return len(r.spots) - 1 }

func (r *Review) known(ply int) bool {
	return ply >= 0 && ply < len(r.spots) && r.spots[ply].seen.known()
}

// Turn is what is known of the turn that led to a ply, from 1.
func (r *Review) Turn(ply int) (j Judged, ok bool) {
	if ply < 1 || !r.known(ply-1) || !r.known(ply) {
		return Judged{}, false
	}
	r.settle()
	from, to := &r.spots[ply-1], &r.spots[ply]
	j = Judged{
		Ply: ply, By: from.position.Turn(), Word: to.word,
		Before: from.value, After: r.forMover(ply), Best: from.best, Reply: to.best,
		Only: r.only(ply - 1), Turns: r.turns(ply - 1),
	}
	j.grade()
	return j, true
}

// forMover is the value of a position for the side that led there.
func (r *Review) forMover(ply int) Value {
	return r.forTurn(ply-1, r.spots[ply].position, r.spots[ply].value)
}

// forTurn is the value of a position for the side to move at a ply.
func (r *Review) forTurn(ply int, p rules.Position, v Value) Value {
	if p.Turn() != r.spots[ply].position.Turn() {
		return v.other()
	}
	return v
}

// A Point is one of the graph.
type Point struct {
	Ply int
	// Share is what the near side can expect, from 0 to 1.
	Share float64
	// Proven tells that it is certain, Known that anything is known.
	Proven, Known bool
}

// Graph has a point for every position.
func (r *Review) Graph() []Point {
	r.settle()
	list := make([]Point, len(r.spots))
	for i := range r.spots {
		list[i] = Point{Ply: i, Share: 0.5}
		if r.known(i) {
			v := r.near(i)
			list[i] = Point{i, v.Share(), v.Proven, true}
		}
	}
	return list
}

func (r *Review) near(ply int) Value {
	if r.spots[ply].position.Turn() == rules.Far {
		return r.spots[ply].value.other()
	}
	return r.spots[ply].value
}

// Value is what a position of the main line is worth for the side to move.
func (r *Review) Value(ply int) (v Value, ok bool) {
	if !r.known(ply) {
		return Value{}, false
	}
	r.settle()
	return r.spots[ply].value, true
}

// Best is the best line of a position, empty if it is not known.
func (r *Review) Best(ply int) ai.Variation {
	if !r.known(ply) {
		return ai.Variation{}
	}
	r.settle()
	return r.spots[ply].best
}
