package scenes

import (
	"math"
	"slices"

	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// Draw implements Scene: the bars, the board, its marks and what stands on it.
func (b *boardScene) Draw(p *sprites.Painter, _ *ui.Layout) {
	for i := range b.layout.bars {
		if i == 0 || !b.command.open {
			b.drawBar(p, i)
		}
	}
	if r := b.layout.list; r.H > 0 {
		p.Box(r, 14, p.Theme.Panel.Alpha(0.75))
		p.Frame(r, 14, 1.5, p.Theme.Line)
	}
	b.drawScore(p)
	if b.spin > 0 {
		angle := math.Pi * (1 - easeInOut(1-float64(b.spin)/spinTicks))
		p.Grown(b.layout.board.Center(), turnedSize(b.layout.board, angle), func() {
			p.Turned(b.layout.board.Center(), -angle, func() { b.drawBoard(p) })
		})
		return
	}
	b.drawBoard(p)
}

// turnedSize is how much smaller a board must be to stay in its room while it
// is turned by an angle.
func turnedSize(r sprites.Rect, angle float64) float64 {
	sin, cos := math.Sincos(angle)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return min(r.W/(r.W*cos+r.H*sin), r.H/(r.W*sin+r.H*cos))
}

func (b *boardScene) drawBoard(p *sprites.Painter) {
	p.Light = p.Theme.Boards
	b.table.Ground(p)
	targets := b.table.Targets(b.actors)
	if !b.moving() {
		b.drawMarks(p, targets)
	}
	if !b.moving() && b.hands() {
		b.drawLit(p, targets)
		b.drawHinted(p, targets)
	}
	for _, a := range b.actors {
		if !a.moving {
			b.drawActor(p, a)
		}
	}
	for _, a := range b.actors {
		if a.moving {
			b.drawActor(p, a)
		}
	}
	b.sparks.draw(p)
	for s, n := range b.shake {
		b.drawWrong(p, targets, s, float64(n)/shakeTicks)
	}
	if !b.moving() && b.hands() {
		b.drawBadge(p)
	}
	p.Light = 1
}

func (b *boardScene) drawActor(p *sprites.Painter, a *actor) {
	n, ok := b.shake[a.tok.Spot]
	if !ok || a.loose {
		b.table.Draw(p, a)
		return
	}
	t := float64(n) / shakeTicks
	at := a.at.At
	a.at.At.X += math.Sin(t*6*math.Pi) * t * b.table.Unit() * 0.09
	b.table.Draw(p, a)
	a.at.At = at
}

// drawMarks shows the last turn and what has been chosen, below the pieces.
func (b *boardScene) drawMarks(p *sprites.Painter, targets []target) {
	if len(b.taps.path) == 0 {
		last := b.lastSpots()
		drawTrail(p, b.table.Unit(), targets, last)
		for _, t := range targets {
			if slices.Contains(last, t.Spot) {
				markFrame(p, t, p.Theme.Last, 0.06, 0.28)
			}
		}
	}
	for _, t := range targets {
		if b.chosen(t.Spot) {
			markFrame(p, t, p.Theme.Lit, 0.08, 0.45)
		}
	}
}

// drawTrail joins the squares that a turn goes through; unit is the width of
// one.
func drawTrail(p *sprites.Painter, unit float64, targets []target, last []rules.Spot) {
	var from sprites.Point
	for i, s := range last {
		for _, t := range targets {
			if t.Spot != s || t.Round {
				continue
			}
			at := t.Rect.Center()
			if i > 0 {
				dots(p, from, at, unit*0.05, p.Theme.Last.Alpha(0.85))
			}
			from = at
		}
	}
}

func dots(p *sprites.Painter, a, c sprites.Point, r float64, col sprites.Color) {
	n := int(math.Hypot(c.X-a.X, c.Y-a.Y) / (r * 4.5))
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		x, y := a.X+(c.X-a.X)*t, a.Y+(c.Y-a.Y)*t
		p.Box(sprites.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, r, col)
	}
}

// markFrame frames a spot; width and fill are shares of its size and opacity.
func markFrame(p *sprites.Painter, t target, col sprites.Color, width, fill float64) {
	r, radius := t.outline(0.03)
	p.Box(r, radius, col.Alpha(fill))
	edged(p, r, radius, max(2, r.H*width), col)
}

// drawLit shows where the turn can go on: a dot on an empty spot, a frame
// round what stands on one.
func (b *boardScene) drawLit(p *sprites.Painter, targets []target) {
	begun := len(b.taps.path) > 0
	for _, t := range targets {
		if !b.lit(t.Spot) {
			continue
		}
		a := b.cast.on(t.Spot)
		switch {
		case a == nil || begun && a.tok.Count == 0:
			b.drawDot(p, t)
		case begun:
			b.drawRing(p, t, 0.075)
		default:
			b.drawHint(p, t)
		}
	}
}

func (b *boardScene) drawDot(p *sprites.Painter, t target) {
	c := t.Rect.Center()
	r := max(t.Rect.H*0.16, 5)
	edge := max(1.5, r*0.22)
	p.Box(sprites.Rect{X: c.X - r - edge, Y: c.Y - r - edge, W: 2 * (r + edge), H: 2 * (r + edge)}, r+edge, sprites.Hex(markEdge).Alpha(0.8))
	p.Box(sprites.Rect{X: c.X - r, Y: c.Y - r, W: 2 * r, H: 2 * r}, r, p.Theme.Lit)
}

func (b *boardScene) drawRing(p *sprites.Painter, t target, width float64) {
	r, radius := t.outline(0.02)
	edged(p, r, radius, max(2.5, r.H*width), p.Theme.Lit)
}

// markEdge runs along both sides of every mark, so that it shows on pale sand
// and on black stone alike.
const markEdge = 0x2A1E08

// edged draws a frame between two dark lines.
func edged(p *sprites.Painter, r sprites.Rect, radius, width float64, col sprites.Color) {
	p.Frame(r.Inset(-1), radius+1, width+2, sprites.Hex(markEdge).Alpha(0.8))
	p.Frame(r, radius, width, col)
}

// drawHint marks quietly what a turn can begin with.
func (b *boardScene) drawHint(p *sprites.Painter, t target) {
	r, radius := t.outline(0.03)
	edged(p, r, radius, max(2, r.H*0.035), p.Theme.Lit)
}

// drawHinted points at what a hint is about.
func (b *boardScene) drawHinted(p *sprites.Painter, targets []target) {
	spots := b.hinted()
	drawTrail(p, b.table.Unit(), targets, slices.DeleteFunc(slices.Clone(spots), b.onCard))
	for _, t := range targets {
		if slices.Contains(spots, t.Spot) {
			r, radius := t.outline(0.01)
			w := max(4, r.H*0.07)
			p.Frame(r, radius, w+2, sprites.Hex(0xFFFFFF).Alpha(0.9))
			p.Frame(r.Inset(1), radius, w, p.Theme.Main)
		}
	}
}

func (b *boardScene) drawWrong(p *sprites.Painter, targets []target, s rules.Spot, t float64) {
	for _, g := range targets {
		if g.Spot != s {
			continue
		}
		r, radius := g.outline(0.02)
		p.Frame(r, radius, max(2, g.Rect.H*0.05), p.Theme.Wrong.Alpha(min(1, 2*t)))
	}
}

// drawBadge offers a promotion beside its square.
func (b *boardScene) drawBadge(p *sprites.Painter) {
	r := b.badge
	if r.W == 0 {
		return
	}
	p.Shade(r, r.H*0.3, 3, 8, p.Theme.Shadow.Alpha(0.35))
	p.Box(r, r.H*0.3, p.Theme.Panel)
	p.Frame(r, r.H*0.3, 3, p.Theme.Lit)
	side := b.position().Turn()
	p.Sprite(b.table.Picture(rules.Piece{Side: side, Kind: "shrimp"}), r.Center(), r.W*0.9, sprites.Look{Angle: b.shown.Facing[side]})
}

// drawBar draws a player's sheet, the piece they play and how far they have
// come.
func (b *boardScene) drawBar(p *sprites.Painter, i int) {
	side := b.sideAt(i)
	r := b.layout.bars[i].Inset(2)
	draw := func() { b.drawBarUpright(p, side, r, i) }
	if b.flips(i) {
		p.Turned(r.Center(), math.Pi, draw)
		return
	}
	draw()
}

func (b *boardScene) drawBarUpright(p *sprites.Painter, side rules.Side, r sprites.Rect, i int) {
	mover, running := b.mover()
	acting := running && mover == side
	if acting {
		p.Shade(r, 16, 2, 7, p.Theme.Shadow.Alpha(0.18))
		p.Box(r, 16, p.Theme.Panel)
		p.Box(sprites.Rect{X: r.X + 3, Y: r.Y + 10, W: 7, H: r.H - 20}, 3.5, p.Theme.Lit)
		p.Frame(r, 16, 3, p.Theme.Main)
	} else {
		p.Box(r, 16, p.Theme.Panel.Alpha(0.55))
		p.Frame(r, 16, 1.5, p.Theme.Line)
	}
	l := &b.bars[i]
	c, d := l.picture.Center(), l.picture.W
	p.Box(sprites.Rect{X: c.X - d*0.52, Y: c.Y - d*0.52, W: d * 1.04, H: d * 1.04}, d*0.3, p.Theme.Tray)
	p.Sprite(b.table.Picture(playerPiece(b.match.Info().ID, side)), c, d, sprites.Look{})
	for k := range l.chips {
		l.chips[k].draw(p)
	}
}

// barPiece is the kind of piece that stands for a player.
func barPiece(game string) string {
	switch game {
	case "kaninariebi":
		return "crab"
	case "kanishogi":
		return "parent"
	case "onitama":
		return "master"
	}
	return "stone"
}

// playerPiece is the piece that stands for a side's player.
func playerPiece(game string, s rules.Side) rules.Piece {
	return rules.Piece{Side: s, Kind: barPiece(game)}
}
