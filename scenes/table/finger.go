package table

import (
	"cmp"
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// A Finger shows a first-time player, again and again, which taps make a turn. With motion off it only points
// at the next place.
type Finger struct {
	word  string // of the turn being shown
	ticks int    // since this showing began
	times int    // completed showings
	shown []rules.Spot
	goes  bool
}

const (
	fingerComes = 34 // ticks at the usual pace
	fingerGoes  = 40
	fingerTaps  = 18
	fingerRests = 45
	// fingerTimes is how often the turn is shown before the finger only points, so that a board left alone
	// stops redrawing.
	fingerTimes = 12
	fingerTilt  = 1.25 // radians
	fingerReach = 0.4  // how far it reaches into a place, in its size
)

// Show shows a turn that continues the taps so far, any if word is "". Otherwise it shows the turn with this
// word, from its beginning if the player has begun another and may still change. With on false the finger is hidden.
func (f *Finger) Show(a *Area, word string, on bool) {
	var spots []rules.Spot
	if on = on && a.Hands() && !a.Board.Moving(); on {
		if word != "" {
			f.word = word
		}
		if spots = anew(a, word); spots == nil {
			spots = f.path(a, word != "" && !a.Spelling())
		}
	}
	if !slices.Equal(spots, f.shown) {
		f.shown, f.ticks, f.times = spots, 0, 0
	}
	f.goes = a.Board.Pace > 0 && f.times < fingerTimes
}

// Spots returns the spots still to tap, in order; nil if the finger is hidden.
func (f *Finger) Spots() []rules.Spot { return f.shown }

// anew returns the taps of a turn if the player has begun another one, which ends at its first tap.
func anew(a *Area, word string) []rules.Spot {
	turns := a.Speller.Turns()
	i := slices.IndexFunc(turns, func(t rules.Turn) bool { return t.Word == word })
	if i < 0 || a.Speller.Leads(word) {
		return nil
	}
	if first := turns[i].Paths[0]; a.Speller.Restarts(first[0]) {
		return first
	}
	return nil
}

// path returns the taps still needed for the turn shown, or, unless only that will do, for one of the shortest.
func (f *Finger) path(a *Area, only bool) []rules.Spot {
	begun, areas := a.Speller.Path(), a.Board.Areas()
	on := func(s rules.Spot) bool {
		_, ok := place(areas, s)
		return ok
	}
	var best []rules.Spot
	word, turns := "", a.Speller.Turns()
	for i := range turns {
		t := &turns[(i+len(turns)/2)%len(turns)] // start in the middle of the board rather than at its edge
		for _, path := range t.Paths {
			if len(path) <= len(begun) || !slices.Equal(path[:len(begun)], begun) || !on(path[len(begun)]) {
				continue
			}
			rest := path[len(begun):]
			if k := slices.IndexFunc(rest, func(s rules.Spot) bool { return !on(s) }); k > 0 {
				rest = rest[:k]
			}
			switch {
			case t.Word == f.word:
				return rest
			case best == nil || len(rest) < len(best):
				best, word = rest, t.Word
			}
		}
	}
	if only {
		return nil
	}
	f.word = word
	return best
}

// Tick advances the finger and reports whether to redraw.
func (f *Finger) Tick(pace float64) bool {
	if len(f.shown) == 0 || !f.goes {
		return false
	}
	f.ticks++
	moves := f.moves(pace)
	if f.ticks > int(moves+fingerRests*pace) {
		f.ticks = 0
		f.times++
		f.goes = f.times < fingerTimes
	}
	return float64(f.ticks) <= moves+1
}

// moves returns for how many ticks it moves before it rests.
func (f *Finger) moves(pace float64) float64 {
	n := float64(len(f.shown))
	return (fingerComes + (n-1)*fingerGoes + n*fingerTaps + fingerComes) * pace
}

func place(areas []board.Area, s rules.Spot) (at sprites.Rect, ok bool) {
	i := slices.IndexFunc(areas, func(a board.Area) bool { return a.Spot == s })
	if i < 0 {
		return at, false
	}
	return areas[i].Rect, true
}

// aim returns where the fingertip points, and the hand's size and angle. It comes from the board's middle and from the
// side, so that what is on a place and what is written below it can be seen.
func (f *Finger) aim(areas []board.Area, turned bool) (at []sprites.Point, size, angle float64) {
	way, side, upright := 1.0, 1.0, 0.0
	if turned {
		way, upright = -1, math.Pi
	}
	byX := func(a, b board.Area) int { return cmp.Compare(a.Rect.X, b.Rect.X) }
	middle := (slices.MinFunc(areas, byX).Rect.X + slices.MaxFunc(areas, byX).Rect.X) / 2
	for i, s := range f.shown {
		r, ok := place(areas, s)
		if !ok {
			return nil, 0, 0
		}
		if i == 0 && way*(r.X-middle) > 0 {
			side = -1
		}
		size = max(size, min(r.W, r.H))
		c := r.Center()
		at = append(at, sprites.Pt(c.X+way*side*(r.W/2-fingerReach*min(r.W, r.H)), c.Y))
	}
	return at, min(max(size*0.9, 46), 84), upright - side*fingerTilt
}

// Draw draws the finger for a player at the lower edge, or turned for one at the upper edge.
func (f *Finger) Draw(p *sprites.Painter, a *Area, turned bool) {
	if len(f.shown) == 0 || a.Board.Moving() {
		return
	}
	at, size, angle := f.aim(a.Board.Areas(), turned)
	if at == nil {
		return
	}
	if !f.goes {
		drawFinger(p, at[0], size, 0, 0, angle)
		return
	}
	pace := a.Board.Pace
	t := float64(f.ticks) / pace
	from := sprites.Pt(at[0].X-math.Sin(angle)*size, at[0].Y+math.Cos(angle)*size)
	if t < fingerComes {
		k := board.EaseOut(t / fingerComes)
		if f.times > 0 {
			k = 1
		}
		drawFinger(p, toward(from, at[0], k), size, 0, 1-k, angle)
		return
	}
	t -= fingerComes
	for i := range at {
		if t < fingerTaps {
			drawRing(p, at[i], size, t/fingerTaps)
			drawFinger(p, at[i], size, math.Sin(math.Pi*t/fingerTaps), 0, angle)
			return
		}
		if t -= fingerTaps; i+1 == len(at) {
			break
		}
		if t < fingerGoes {
			drawFinger(p, toward(at[i], at[i+1], board.EaseOut(t/fingerGoes)), size, 0, 0, angle)
			return
		}
		t -= fingerGoes
	}
	back := board.EaseOut(min(t/fingerComes, 1))
	drawFinger(p, toward(at[len(at)-1], at[0], back), size, 0, 0, angle)
}

func toward(a, b sprites.Point, k float64) sprites.Point {
	return sprites.Pt(a.X+(b.X-a.X)*k, a.Y+(b.Y-a.Y)*k)
}

func drawRing(p *sprites.Painter, at sprites.Point, size, k float64) {
	w := size * (0.3 + 0.7*k)
	p.Frame(sprites.Rect{X: at.X - w/2, Y: at.Y - w/2, W: w, H: w}, w/2, 3, p.Theme.Main.Alpha(1-k))
}

// drawFinger draws a hand whose fingertip is at a place; pressed and gone are from 0 to 1.
func drawFinger(p *sprites.Painter, at sprites.Point, size, pressed, gone, angle float64) {
	p.Turned(at, angle, func() {
		w := size * (1 - 0.1*pressed)
		c := sprites.Pt(at.X+w*fingerTipX, at.Y+w*fingerTipY)
		p.Icon("hand", c, w, sprites.Hex(0xffffff).Alpha(1-gone))
		p.Icon("finger", c, w, sprites.Hex(0x12202a).Alpha(1-gone))
	})
}

// The hand's middle, measured from its fingertip in widths of the hand.
const fingerTipX, fingerTipY = 1.75 / 24, 9.4 / 24
