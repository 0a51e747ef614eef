package review

import (
	"slices"
	"time"

	"tidepool/ai"
	"tidepool/match"
	"tidepool/rules"
)

// A Review is what is known of a match's main line, the turns in force.
type Review struct {
	info  rules.Info
	spots []spot
	// budget is how long the engine may look in all.
	budget time.Duration
	// stale tells that the values are to be worked out anew.
	stale bool
}

// A spot is one position of the main line.
type spot struct {
	position rules.Position
	// word led here.
	word string
	// over tells that the game ended here on the board.
	over bool
	// seen is what the engine has said of the position, all of its turns and
	// after those of positions that come after other turns.
	seen, all look
	after     map[string]look
	// value is the one that agrees with those of the positions after it.
	value Value
}

// A look is one answer of the engine.
type look struct {
	time   time.Duration // 0 for none
	value  Value
	best   ai.Variation
	turns  []ai.Variation
	failed bool
}

func (l *look) known() bool { return l.time > 0 && !l.failed }

// New returns a review of a match, of which nothing is known yet but the end.
func New(m *match.Match) *Review {
	n := m.Ply()
	r := &Review{info: m.Info(), spots: make([]spot, n+1), stale: true}
	for i := range r.spots {
		s := &r.spots[i]
		s.position = m.At(i)
		if i > 0 {
			s.word = m.Turn(i).Word
		}
	}
	last := &r.spots[n]
	o := last.position.Outcome()
	if by := m.Outcome().By; by == match.ByRepetition || by == match.ByLength {
		o = m.Outcome()
	}
	if v, over := ValueAt(r.info, last.position, o); over {
		last.over = true
		last.seen = look{time: time.Hour, value: v}
	}
	r.Spend(Natively)
	return r
}

// Plies is how many turns are gone over.
func (r *Review) Plies() int { return len(r.spots) - 1 }

// known reports whether anything is known of a position.
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
		Before: from.value, After: r.forMover(ply), Best: from.seen.best, Reply: to.seen.best, Turns: from.all.turns,
	}
	j.Loss = max(0, 100*(j.Before.Share()-j.After.Share()))
	j.grade()
	return j, true
}

// forMover is the value of a position for the side that led there.
func (r *Review) forMover(ply int) Value {
	v := r.spots[ply].value
	if r.spots[ply].position.Turn() != r.spots[ply-1].position.Turn() {
		v = v.other()
	}
	return v
}

// settle makes the values agree: a position is worth at least what came of it,
// and just that if what was played is the best that was found.
func (r *Review) settle() {
	if !r.stale {
		return
	}
	r.stale = false
	for i := range r.spots {
		r.spots[i].value = r.spots[i].seen.value
	}
	for i := len(r.spots) - 2; i >= 0; i-- {
		s := &r.spots[i]
		if !r.known(i) || !r.known(i+1) || s.value.Proven {
			continue
		}
		after := r.forMover(i + 1).before()
		if first(s.seen.best) == r.spots[i+1].word || after.compare(s.value) > 0 {
			s.value = after
		}
	}
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
			list[i] = Point{i, r.near(i).Share(), r.spots[i].value.Proven, true}
		}
	}
	return list
}

// near is the value of a position for the near side.
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
	return r.spots[ply].seen.best
}

// A Moment is a turn with which the result changed hands.
type Moment struct{ Judged }

// maxMoments is how many are told at most.
const maxMoments = 5

// Moments are the turns with which the result changed hands, in order.
func (r *Review) Moments() []Moment {
	var list []Moment
	for ply := 1; ply < len(r.spots); ply++ {
		if j, ok := r.Turn(ply); ok && j.Grade == Blunder {
			list = append(list, Moment{j})
		}
	}
	slices.SortStableFunc(list, func(a, b Moment) int { return int(b.Loss - a.Loss) })
	list = list[:min(len(list), maxMoments)]
	slices.SortFunc(list, func(a, b Moment) int { return a.Ply - b.Ply })
	return list
}
