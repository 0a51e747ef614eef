package review

import (
	"cmp"
	"math"

	"tidepool/ai"
	"tidepool/rules"
)

// A Value is the value of a position for one side: the side to move unless stated otherwise.
type Value struct {
	ai.Score
	// Proven means that the result, and the number of seeds if they are counted, is certain. An unproven draw
	// is an estimate of 0.
	Proven bool
	// Decided means that at least the result is certain, in games that count.
	Decided bool
	// Depth is the engine's search depth in plies.
	Depth int
	// Unit is what a hundred of the score stand for.
	Unit rules.ScoreUnit
}

func ValueOf(a ai.Info) Value {
	_, _, ok := a.Best.Score.Proven()
	return Value{Score: a.Best.Score, Proven: a.Proven || ok, Decided: a.Best.Decided, Depth: a.Depth}
}

// ValueAt returns the value of a finished game: if seeds are counted, the difference of the stores. over is
// false if the game goes on.
func ValueAt(info rules.Info, p rules.Position, o rules.Outcome) (v Value, over bool) {
	v.Proven, v.Unit = true, info.Score
	switch {
	case !o.Over():
		return Value{}, false
	case o.Result == rules.Drawn:
	case v.counts():
		v.Score = 100 * ai.Score(stored(info, p))
	case o.Winner == p.Turn():
		v.Score = ai.WinIn(0)
	default:
		v.Score = ai.LossIn(0)
	}
	return v, true
}

// stored returns how many more seeds the side to move has in its store.
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

// Class returns 1 for a won position, 0 for a drawn and -1 for a lost one, and whether that is certain.
func (v Value) Class() (class int, certain bool) { return cmp.Compare(v.Score, 0), v.Proven }

// decides reports whether the result is certain, and as another score says.
func (v Value) decides(w Value) bool {
	return v.Decided && cmp.Compare(v.Score, 0) == cmp.Compare(w.Score, 0)
}

// The scores with odds of about three to one, in hundredths, from the results of 120 games of each game
// between levels 2 to 6.
const (
	even      = 250
	evenSeeds = 450
)

// counts reports whether a hundred of the score are a point that players count, so that by how much a side wins matters.
func (v Value) counts() bool { return v.Unit == rules.SeedUnit }

// Share returns the expected share, from 0 for a loss to 1 for a win. Only certain values are 0 or 1.
func (v Value) Share() float64 {
	if class, certain := v.Class(); certain {
		return float64(class+1) / 2
	}
	unit := float64(even)
	if v.counts() {
		unit = evenSeeds
	}
	return min(max(1/(1+math.Exp(-float64(v.Score)/unit)), 0.01), 0.99)
}

// estimate returns the share by the score alone, comparable to estimates: a win by a seed counts as a lead of a seed.
func (v Value) estimate() float64 {
	const least = 0.05 // for certain results
	switch _, _, mate := v.Score.Proven(); {
	case mate && v.Score > 0:
		return 1 - least
	case mate:
		return least
	}
	return v.doubted().Share()
}

// loss returns how much worse the value after is, in points of 100. If only one of the two is certain, both
// are treated as estimates. In games that count, so many seeds are a loss even if the result stays the same.
func (v Value) loss(after Value) float64 {
	if v.Proven == after.Proven {
		return max(v.fall(after), 0)
	}
	return v.given(after)
}

// fall is loss, but negative if after is better.
func (v Value) fall(after Value) float64 {
	return max(100*(v.Share()-after.Share()), v.seeds(after))
}

// Keeps reports whether another value is nearly as good as this one.
func (v Value) Keeps(after Value) bool { return v.loss(after) < tryLoses }

// given is loss by the scores alone.
func (v Value) given(after Value) float64 {
	return max(100*(v.estimate()-after.estimate()), v.seeds(after), 0)
}

// lead returns a score in seeds.
func (v Value) lead() float64 { return float64(v.doubted().Score) / 100 }

// seeds returns loss by the number of seeds: nine cost as much as a blunder.
func (v Value) seeds(after Value) float64 {
	const each = blundered / 9.
	if !v.counts() {
		return 0
	}
	return min(each*(v.lead()-after.lead()), 100)
}

func (v Value) other() Value {
	v.Score = -v.Score
	return v
}

// before returns the value, for the same side, of the position a ply before: a win is farther away.
func (v Value) before() Value {
	v.Score = v.FromRoot(1)
	return v
}

func (v Value) after() Value {
	v.Score = v.ToNode(1)
	return v
}

// doubted returns the value as an estimate.
func (v Value) doubted() Value {
	v.Proven = false
	v.Score = min(max(v.Score, -ai.Surely), ai.Surely)
	return v
}

// compare ranks a certain win above any estimate, a certain draw like an estimate of 0, and a certain loss below any;
// in games that count, it ranks by the number of seeds.
func (v Value) compare(w Value) int {
	if v.counts() && w.counts() && v.Score != w.Score {
		return cmp.Compare(v.Score, w.Score)
	}
	return cmp.Or(cmp.Compare(v.Share(), w.Share()), cmp.Compare(v.Score, w.Score))
}
