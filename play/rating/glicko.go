package rating

import "math"

// A Player is an estimate of a player's strength.
type Player struct {
	R     float64 // the rating
	RD    float64 // the rating deviation: its standard deviation
	Sigma float64 // the volatility
}

// New returns a player of whom nothing is known.
func New() Player { return Player{R: 1000, RD: MaxRD, Sigma: 0.06} }

// A Result is a game against an opponent: 1 is a win, ½ a draw and 0 a loss.
type Result struct {
	Opponent Player
	Score    float64
}

const (
	// MaxRD is the deviation if nothing is known.
	MaxRD = 350
	// MinRD keeps a rating moving, however many games it is based on.
	MinRD = 50

	minR, maxR         = 100, 4000
	minSigma, maxSigma = 0.01, 0.1
	tau                = 0.5      // limits the change of sigma
	scale              = 173.7178 // of the system's internal units
	precise            = 1e-6
	steps              = 100 // at most, in computing sigma
)

// Update returns the player after a rating period with some games: Glickman's steps 2 to 8.
func Update(p Player, games []Result) Player {
	p = sane(p)
	if len(games) == 0 {
		return Rest(p, 1)
	}
	mu, phi := own(p.R), p.RD/scale
	var inverse, won float64 // 1/v, and the points won above expectation
	for _, game := range games {
		o := measured(game.Opponent)
		g, e := weight(o.RD/scale), expected(mu, own(o.R), o.RD/scale)
		inverse += g * g * e * (1 - e)
		won += g * (score(game.Score) - e)
	}
	v := 1 / inverse
	sigma := unsteady(p.Sigma, phi, v, v*won)
	wide := math.Hypot(phi, sigma)
	phi = 1 / math.Sqrt(1/(wide*wide)+1/v)
	return sane(Player{R: p.R + scale*phi*phi*won, RD: scale * phi, Sigma: sigma})
}

// unsteady returns the new volatility: Glickman's step 5, with a bounded number of iterations.
func unsteady(sigma, phi, v, delta float64) float64 {
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		ex := math.Exp(x)
		d := phi*phi + v + ex
		return ex*(delta*delta-d)/(2*d*d) - (x-a)/(tau*tau)
	}
	low, high := a, math.Log(max(delta*delta-phi*phi-v, precise))
	if delta*delta <= phi*phi+v {
		high = a - tau
		for k := 2; f(high) < 0 && k < steps; k++ {
			high = a - float64(k)*tau
		}
	}
	fl, fh := f(low), f(high)
	for n := 0; math.Abs(high-low) > precise && n < steps; n++ {
		mid := low + (low-high)*fl/(fh-fl)
		fm := f(mid)
		if fm*fh <= 0 {
			low, fl = high, fh
		} else {
			fl /= 2
		}
		high, fh = mid, fm
	}
	return math.Exp(low / 2)
}

// Rest returns the player after a number of periods without a game, which need not be whole.
func Rest(p Player, periods float64) Player {
	p = sane(p)
	if periods > 0 {
		p.RD = scale * math.Sqrt(p.RD*p.RD/scale/scale+min(periods, 1e6)*p.Sigma*p.Sigma)
	}
	return sane(p)
}

// Expected returns the expected share of points of p against an opponent.
func Expected(p, opponent Player) float64 {
	p, opponent = sane(p), measured(opponent)
	return expected(own(p.R), own(opponent.R), opponent.RD/scale)
}

func own(r float64) float64 { return (r - 1500) / scale }

func weight(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

func expected(mu, other, phi float64) float64 { return 1 / (1 + math.Exp(-weight(phi)*(mu-other))) }

// sane limits a player's values; NaN is replaced as if nothing were known.
func sane(p Player) Player { return bounded(p, MinRD) }

// measured limits an opponent's values, whose strength may be known better.
func measured(p Player) Player { return bounded(p, 0) }

func bounded(p Player, least float64) Player {
	usual := New()
	return Player{R: within(p.R, minR, maxR, usual.R), RD: within(p.RD, least, MaxRD, usual.RD), Sigma: within(p.Sigma, minSigma, maxSigma, usual.Sigma)}
}

func score(v float64) float64 { return within(v, 0, 1, 0.5) }

func within(v, least, most, otherwise float64) float64 {
	if math.IsNaN(v) {
		return otherwise
	}
	return min(max(v, least), most)
}
