package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// A SpotScore is the score of the best turn through a spot.
type SpotScore struct {
	Spot rules.Spot
	// Text is short: "+2".
	Text string
	// Value is for comparisons.
	Value int
	Tone  Tone
	// Proven reports that the score is certain, Best that no spot has a better one.
	Proven, Best bool
}

// A Tone says for whom a score is good.
type Tone uint8

const (
	// Even favours neither side.
	Even Tone = iota
	// Good favours the side to move.
	Good
	// Bad favours the other side.
	Bad
)

// ScoresAt returns the scores on the spots that can be tapped after path: on each spot that of the best turn
// through it. The last spot of path has the score of the turn that ends there, if there is one. score returns
// the score of a turn by its word, if known; it need not set Spot.
func ScoresAt(turns []rules.Turn, path []rules.Spot, score func(word string) (SpotScore, bool)) []SpotScore {
	var list []SpotScore
	for _, t := range turns {
		s, ok := score(t.Word)
		if !ok {
			continue
		}
		for _, taps := range t.Paths {
			if len(taps) < len(path) || !slices.Equal(taps[:len(path)], path) {
				continue
			}
			if s.Spot = taps[min(len(path), len(taps)-1)]; s.Spot != "" {
				list = better(list, s)
			}
		}
	}
	for i := range list {
		list[i].Best = !slices.ContainsFunc(list, func(o SpotScore) bool { return o.Value > list[i].Value })
	}
	return list
}

func better(list []SpotScore, s SpotScore) []SpotScore {
	i := slices.IndexFunc(list, func(o SpotScore) bool { return o.Spot == s.Spot })
	switch {
	case i < 0:
		return append(list, s)
	case s.Value > list[i].Value:
		list[i] = s
	}
	return list
}

// Colours of scores, which also differ in lightness.
const (
	scoreGood = 0x0A5A9C
	scoreBad  = 0xA63C06
	scoreEven = 0x55504A
	scorePale = 0xFFFBF0
)

func (t Tone) color() sprites.Color {
	return sprites.Hex([...]uint32{scoreEven, scoreGood, scoreBad}[t])
}

// leastScore is the smallest readable type, in logical pixels.
const leastScore = 8.5

func (d *picture) scores() {
	for i := range d.marks.Scores {
		s := &d.marks.Scores[i]
		for _, a := range d.areas {
			if a.Spot == s.Spot {
				drawScore(d.p, a, d.b.anim.view.Unit(), d.b.anim.area.Center(), s)
			}
		}
	}
}

// drawScore writes a score at a spot's edge, a card's corner or a house's outer rim, where no arrow passes. Proven scores
// are light on dark.
func drawScore(p *sprites.Painter, a Area, unit float64, middle sprites.Point, s *SpotScore) {
	size := min(max(unit*0.27, 10), 17)
	room := min(unit, a.Rect.W) * 1.02
	w := p.Fonts.Width(s.Text, sprites.Bold, size)
	if most := room - 0.7*size; w > most {
		size *= most / w
		w = most
	}
	if size < leastScore {
		return
	}
	pad, h := 0.35*size, 1.3*size
	c := a.Rect.Center()
	r := sprites.Rect{X: c.X - w/2 - pad, Y: a.Rect.Y + a.Rect.H - h - 0.02*unit, W: w + 2*pad, H: h}
	if r.W < h {
		r.X, r.W = c.X-h/2, h
	}
	switch {
	case a.Round: // its seeds are counted beside it
		r.Y = c.Y - h/2 + math.Copysign(max(0, (a.Rect.H-h)/2-0.14*unit), c.Y-middle.Y)
	case a.Full: // cards have their names in the middle
		r.X = a.Rect.X + a.Rect.W - r.W - 0.04*unit
	}
	dark, pale := s.Tone.color(), sprites.Hex(scorePale)
	ground, ink := pale, dark
	if s.Proven {
		ground, ink = dark, pale
	}
	edge := 1.2
	if s.Best {
		edge = 2
	}
	p.Box(r.Inset(-edge-1), (h+2*edge+2)/2, pale.Alpha(0.9))
	p.Box(r.Inset(-edge), (h+2*edge)/2, dark)
	p.Box(r, h/2, ground)
	p.Text(s.Text, r.Center().X, r.Center().Y, size, sprites.Bold, sprites.Middle, ink)
}
