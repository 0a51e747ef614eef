package onitama

import (
	"math"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// A tray lies behind the cards of one hand, or behind the card that nobody holds, with a heading that says
// whose they are.
type tray struct {
	rect sprites.Rect
	// strip is the place of the heading; empty if there is no room.
	strip   sprites.Rect
	heading string
	// arrow shows who gets the card; angle is its direction in radians clockwise from the right.
	arrow sprites.Rect
	angle float64
}

// The trays of the far player, of the card that nobody holds, and of the player at the lower edge.
const (
	farTray = iota
	nextTray
	nearTray
)

// Measures of trays, in squares.
const (
	headingH   = 0.39
	leastStrip = 0.28
	trayPad    = 0.07
	groupGap   = 0.14
	nextGap    = 0.42
	columnGaps = 2*matGap + 3*headingH + 4*groupGap
	// smaller is how far cards beside the mat may shrink to let the mat be larger.
	smaller = 0.8
)

// Arrange implements [board.View]: cards above and below the mat in high rooms, beside it in wide ones.
func (v *view) Arrange(area sprites.Rect, o board.Orientation) {
	v.lie = o
	mat := float64(v.Files) + 2*v.Border
	row := rowOf(1)
	tall := min(area.W/mat, area.H/(mat+2*besideMat(leastStrip)), area.W/row)
	side := func(size float64) float64 { // for a card size
		return min(area.H/mat, area.W/(mat+2*matGap+2*trayPad+size*cardW), area.H/(5*size*cardH+columnGaps))
	}
	v.trays = [3]tray{}
	v.wide = side(1)*0.92 > tall // hands above and below look better
	if v.wide {
		v.arrangeWide(area, side(smaller))
	} else {
		v.arrangeTall(area, tall)
	}
	v.headed()
}

// besideMat returns the height of a hand with its gap to the mat and a heading of height strip, in squares.
func besideMat(strip float64) float64 { return 1.6*matGap + trayPad + cardH + strip }

// rowOf returns the width of a row of three cards that are grow times the usual size, in squares.
func rowOf(grow float64) float64 { return 3*cardW*grow + matGap + nextGap + 2*trayPad }

// arrangeTall puts each hand on its player's side within reach of the left hand, and the next card at its right.
func (v *view) arrangeTall(area sprites.Rect, unit float64) {
	mat := (float64(v.Files) + 2*v.Border) * unit
	beside := (area.H - mat) / (2 * unit)
	strip := max(leastStrip, min(headingH, beside-besideMat(0)))
	grow := min(1.5, (area.W/unit-rowOf(0))/(3*cardW), 1+(beside-besideMat(strip))/cardH)
	c := area.Center()
	v.Fit(sprites.Rect{X: c.X - mat/2, Y: c.Y - mat/2, W: mat, H: mat}, v.lie.Quarter)
	v.cardW = cardW * grow * unit
	card := v.cardW * cardH / cardW
	dy := mat/2 + 1.5*matGap*unit + card/2
	left := -rowOf(grow)*unit/2 + trayPad*unit + v.cardW/2
	across := [3]float64{left, left + v.cardW + matGap*unit, left + 2*v.cardW + (matGap+nextGap)*unit}
	for i, dx := range across {
		v.slots[0][i] = sprites.Pt(c.X+dx, c.Y+dy)
		v.slots[1][i] = sprites.Pt(c.X-dx, c.Y-dy)
	}
	for row := range v.slots {
		hand := &v.trays[nearTray-row*(nearTray-farTray)]
		hand.rect = v.behind(v.slots[row][0], v.slots[row][1])
		hand.strip, hand.rect = v.outside(hand.rect, row, strip*unit)
	}
	v.placeNext(strip * unit)
}

// placeNext places the next card's tray in a high room, with an arrow to the hand that gets it.
func (v *view) placeNext(strip float64) {
	row := v.row(v.getter)
	at, unit := v.slots[row][2], v.Size
	t := &v.trays[nextTray]
	t.strip, t.rect = v.outside(v.behind(at, at), row, strip)
	d, way := 0.26*unit, float64(1-2*row)
	x := at.X - way*(v.cardW+nextGap*unit)/2
	t.arrow = sprites.Rect{X: x - d/2, Y: at.Y - d/2, W: d, H: d}
	t.angle = math.Pi * float64(1-row)
}

// behind returns the tray of some cards.
func (v *view) behind(from, to sprites.Point) sprites.Rect {
	w, h := v.cardW/2+trayPad*v.Size, v.cardW*cardH/cardW/2+trayPad*v.Size
	x, y := min(from.X, to.X), min(from.Y, to.Y)
	return sprites.Rect{X: x - w, Y: y - h, W: max(from.X, to.X) - x + 2*w, H: max(from.Y, to.Y) - y + 2*h}
}

func (v *view) outside(r sprites.Rect, row int, h float64) (strip, whole sprites.Rect) {
	r.H += h
	if row == 1 {
		r.Y -= h
		strip, _ = r.CutTop(h)
	} else {
		strip, _ = r.CutBottom(h)
	}
	return strip, r
}

// arrangeWide puts all cards into a column beside the mat: the far player's, the next, the near player's.
func (v *view) arrangeWide(area sprites.Rect, unit float64) {
	mat := (float64(v.Files) + 2*v.Border) * unit
	grow := min(1.9, (area.W-mat-2*matGap*unit)/(cardW*unit), (area.H/unit-columnGaps)/(5*cardH))
	v.cardW = cardW * grow * unit
	card := v.cardW * cardH / cardW
	w := mat + 2*matGap*unit + v.cardW
	x := area.X + (area.W-w)/2
	v.Fit(sprites.Rect{X: x, Y: area.Y + (area.H-mat)/2, W: mat, H: mat}, v.lie.Quarter)
	cx := x + mat + 1.5*matGap*unit + v.cardW/2 // a lit card's frame needs room on both sides
	y := area.Y + (area.H-5*card-columnGaps*unit)/2 + groupGap*unit/2
	for g, cards := range [...]int{2, 1, 2} {
		t := &v.trays[g]
		t.rect = sprites.Rect{X: cx - v.cardW/2 - trayPad*unit, Y: y, W: v.cardW + 2*trayPad*unit}
		y += headingH * unit
		for i := range cards {
			at := sprites.Pt(cx, y+card/2)
			switch g {
			case farTray:
				v.slots[1][i] = at
			case nextTray:
				v.slots[0][2], v.slots[1][2] = at, at
			case nearTray:
				v.slots[0][1-i] = at
			}
			if y += card; i < cards-1 {
				y += matGap * unit
			}
		}
		y += trayPad * unit
		t.rect.H = y - t.rect.Y
		t.strip, _ = t.rect.CutTop(headingH * unit)
		y += groupGap * unit
	}
	d := 0.24 * unit
	t := &v.trays[nextTray]
	t.arrow = sprites.Rect{X: t.strip.X + t.strip.W - d*1.4, Y: t.strip.Center().Y - d/2, W: d, H: d}
}

func (v *view) headed() {
	w, sides := v.style.Words, v.info.Sides
	of := func(s rules.Side) string { return w.T(key.CardsOf, "side", w.Side(sides[s])) }
	for i, heading := range [...]string{of(v.lie.Bottom.Other()), w.T(key.CardsNext), of(v.lie.Bottom)} {
		v.trays[i].heading = heading
	}
}

func (v *view) drawTrays(p *sprites.Painter) {
	if !v.wide {
		v.placeNext(v.trays[nearTray].strip.H)
	} else {
		v.trays[nextTray].angle = math.Pi * (0.5 - float64(v.row(v.getter)))
	}
	far := v.lie.Bottom.Other()
	owners := [3]rules.Side{farTray: far, nextTray: v.getter, nearTray: v.lie.Bottom}
	for i := range v.trays {
		t := &v.trays[i]
		col, fill := colors()[owners[i]], 0.22
		if i == nextTray {
			col, fill = p.Theme.Soft, 0.12
		}
		p.Box(t.rect, v.Size*0.12, col.Alpha(fill))
		p.Frame(t.rect, v.Size*0.12, max(1, v.Size*0.02), col.Alpha(0.8))
		v.Upright(p, t.strip.Center(), func() { t.write(p, v.lie.Facing[owners[i]], v.Size) })
	}
	t := &v.trays[nextTray]
	p.Turned(t.arrow.Center(), t.angle, func() {
		p.Icon("play", t.arrow.Center(), t.arrow.W, colors()[v.getter].Mix(p.Theme.Ink, 0.15))
	})
}

func (t *tray) write(p *sprites.Painter, angle, unit float64) {
	at, size := t.strip.Center(), t.headingSize(p.Fonts, unit)
	if size < 6 || unit < 28 {
		return // too small to read
	}
	p.Turned(at, angle, func() {
		p.Text(t.heading, at.X, at.Y, size, sprites.Bold, sprites.Middle, p.Theme.Ink)
	})
}

// headingSize returns the size in which the heading fits beside the arrow.
func (t *tray) headingSize(fonts *sprites.Fonts, unit float64) float64 {
	room := t.strip.W - unit*0.2
	if t.arrow.W > 0 && t.strip.Has(t.arrow.Center()) {
		room -= 2 * t.arrow.W * 1.3
	}
	return fonts.Fit(t.heading, sprites.Bold, max(min(unit*0.23, t.strip.H*0.64), min(leastName, t.strip.H*0.8)), 0, room)
}
