package review

import (
	"math"
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
	// spent is the engine's estimated time so far.
	spent time.Duration
	// pending are the questions without an answer yet, and stage that of the last one.
	pending  []Request
	stage    int
	complete bool
	// stale means that the values must be recomputed.
	stale   bool
	outcome rules.Outcome
}

// A spot is a position of the main line.
type spot struct {
	position rules.Position
	word     string
	// seen is the engine's look at the position, all at each of its turns, and after at positions after other turns.
	seen, all look
	after     map[string]look
	// sole means that a stored review knew its best turn to be the only one.
	sole bool
	// value and best are reconciled with the following positions; follows means that the value comes from the
	// position before and says nothing about best.
	value   Value
	best    ai.Variation
	follows bool
}

type look struct {
	time  time.Duration // 0 for none
	value Value
	best  ai.Variation
	turns []ai.Variation
	// failed means that there is no answer.
	failed bool
}

const forever = time.Hour

func (l *look) known() bool { return l.time > 0 && !l.failed }

// enough reports whether another look of time t would tell nothing new.
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

// Plies returns the number of turns reviewed.
func (r *Review) Plies() int { return len(r.spots) - 1 }

func (r *Review) known(ply int) bool {
	return ply >= 0 && ply < len(r.spots) && r.spots[ply].seen.known()
}

// Turn returns the judgement of the turn that led to a ply, from 1.
func (r *Review) Turn(ply int) (j Judged, ok bool) {
	if ply < 1 || !r.known(ply-1) || !r.known(ply) {
		return Judged{}, false
	}
	r.reconcile()
	from, to := &r.spots[ply-1], &r.spots[ply]
	j = Judged{
		Ply: ply, By: from.position.Turn(), Word: to.word,
		Before: from.value, After: r.forMover(ply), Best: from.best, Reply: to.best,
		Only: r.only(ply - 1), Turns: r.turns(ply - 1),
	}
	if j.Word == first(j.Best) && j.Before.Proven && j.After.Proven && j.Before.loss(j.After) > 0 {
		j.Best = ai.Variation{Score: j.Before.Score} // another turn is the best, which is not known
	}
	j.grade()
	return j, true
}

// forMover returns the value of a position for the side that moved there.
func (r *Review) forMover(ply int) Value {
	return r.forTurn(ply-1, r.spots[ply].position, r.spots[ply].value)
}

// forTurn converts the value of a position to the side to move at a ply.
func (r *Review) forTurn(ply int, p rules.Position, v Value) Value {
	if p.Turn() != r.spots[ply].position.Turn() {
		return v.other()
	}
	return v
}

// A Point is a point of the graph.
type Point struct {
	Ply int
	// Share is the near side's expected share, from 0 to 1; in games that count, its lead, 1 being [Review.Scale] seeds.
	Share float64
	// Proven means that it is certain, Known that anything is known.
	Proven, Known bool
}

// Graph returns a point for every position.
func (r *Review) Graph() []Point {
	r.reconcile()
	list := make([]Point, len(r.spots))
	scale := r.Scale()
	for i := range r.spots {
		list[i] = Point{Ply: i, Share: 0.5}
		if !r.known(i) {
			continue
		}
		v := r.near(i)
		list[i] = Point{i, v.Share(), v.Proven, true}
		if scale > 0 {
			list[i].Share = (1 + v.lead()/float64(scale)) / 2
		}
	}
	return list
}

// counts reports whether players count seeds in the game.
func (r *Review) counts() bool { return r.info.Score == rules.SeedUnit }

// Scale returns the number of seeds at the edges of the graph: the largest lead known in the game, in tens. It is 0
// in games that do not count.
func (r *Review) Scale() (seeds int) {
	const step = 10
	if !r.counts() {
		return 0
	}
	r.reconcile()
	most := 1.
	for i := range r.spots {
		if r.known(i) {
			most = max(most, math.Abs(r.spots[i].value.lead()))
		}
	}
	return step * int(math.Ceil(most/step))
}

func (r *Review) near(ply int) Value {
	if r.spots[ply].position.Turn() == rules.Far {
		return r.spots[ply].value.other()
	}
	return r.spots[ply].value
}

// Value returns the value of a position of the main line for the side to move.
func (r *Review) Value(ply int) (v Value, ok bool) {
	if !r.known(ply) {
		return Value{}, false
	}
	r.reconcile()
	return r.spots[ply].value, true
}
