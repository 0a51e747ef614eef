package review

import (
	"cmp"
	"math"

	"tidepool/ai"
	"tidepool/rules"
)

// A Value is what a position is worth to one side: to the side to move, if
// nothing else is said.
type Value struct {
	ai.Score
	// Proven tells that the result is certain, and where seeds are counted how
	// many. A draw that is not certain is an estimate of 0.
	Proven bool
	// Depth is how far the engine has looked, in plies.
	Depth int
}

// ValueOf is what an engine says of a position.
func ValueOf(a ai.Info) Value {
	_, _, ok := a.Best.Score.Proven()
	return Value{a.Best.Score, a.Proven || ok, a.Depth}
}

// ValueAt is the value of a game's end, and whether it is one. Where seeds are
// counted it is the difference of the stores.
func ValueAt(info rules.Info, p rules.Position, o rules.Outcome) (v Value, over bool) {
	v.Proven = true
	switch {
	case !o.Over():
		return Value{}, false
	case o.Result == rules.Drawn:
	case info.Score == rules.SeedUnit:
		v.Score = 100 * ai.Score(stored(info, p))
	case o.Winner == p.Turn():
		v.Score = ai.WinIn(0)
	default:
		v.Score = ai.LossIn(0)
	}
	return v, true
}

// stored is how many more seeds the side to move has in its store.
func stored(info rules.Info, p rules.Position) (margin int) {
	for _, t := range p.Tokens() {
		if s := info.Spot(t.Spot); s.Class == rules.StoreSpot {
			if s.Side == p.Turn() {
				margin += t.Count
			} else {
				margin -= t.Count
			}
		}
	}
	return margin
}

// Class is 1 for a won position, 0 for a drawn and -1 for a lost one, and
// whether that is certain.
func (v Value) Class() (class int, certain bool) { return cmp.Compare(v.Score, 0), v.Proven }

// even is the score that makes it about three to one, in hundredths.
const even = 250

// Share is what can be expected of a position, from 0 for a loss to 1 for a
// win. Only what is certain is worth 0 or 1.
func (v Value) Share() float64 {
	if class, certain := v.Class(); certain {
		return float64(class+1) / 2
	}
	return min(max(1/(1+math.Exp(-float64(v.Score)/even)), 0.01), 0.99)
}

// other is the value for the other side.
func (v Value) other() Value {
	v.Score = -v.Score
	return v
}

// before is the value of the position before the turn that led to one, for the
// side that a value after it is for: a win is a ply farther away.
func (v Value) before() Value {
	v.Score = v.FromRoot(1)
	return v
}

// compare puts what is certain before estimates: a certain win is more than any
// estimate, a certain draw is an estimate of 0.
func (v Value) compare(w Value) int {
	if c := cmp.Compare(v.Share(), w.Share()); c != 0 {
		return c
	}
	return cmp.Compare(v.Score, w.Score)
}
