package scenes

import (
	"math"

	"tidepool/commentary"
	"tidepool/rules"
	"tidepool/sprites"
)

// Cards are drawn this many squares wide and high.
const (
	cardW = 1.62
	cardH = 1.06
	// litCardH is the height with the frame of a lit card.
	litCardH = cardH * 1.12
	// matGap is between cards and from them to the mat.
	matGap = 0.16
)

// matTable is the board of Onitama: the mat, and five cards that face the one
// who holds them or gets them next.
type matTable struct {
	grid
	env   *Env
	view  view
	slots [2][3]sprites.Point // each side's two cards, and the middle one waiting
	cardW float64
	wide  bool
	// groups are what lies behind the cards of a column, the far player's
	// first, and headings what is written on it.
	groups   [3]sprites.Rect
	headings [3]string
	drawer   *cardDrawer
	art      func(figure) sprites.Drawing
}

func newMat(env *Env) table {
	return &matTable{grid: grid{files: 5, ranks: 5, border: 0.3}, env: env, drawer: newCardDrawer(env), art: sprites.Album(monkArt)}
}

func (t *matTable) Home() int { return 0 }

// Tall implements tallTable: cards above and below the mat.
func (t *matTable) Tall(bool) float64 {
	mat := float64(t.files) + 2*t.border
	return (mat + 2*matGap + cardH + litCardH) / mat
}

func monkArt(f figure) sprites.Drawing {
	switch {
	case f.plain:
		return sprites.PlainArt(f.piece.Kind, nil, 0, f.piece.Side == rules.Far) // cards tell the ways
	case f.piece.Kind == "master":
		return sprites.MasterArt(f.piece.Side)
	}
	return sprites.StudentArt(f.piece.Side)
}

// Arrange implements table: cards stand above and below the mat where the
// room is tall, beside it where it is wide.
func (t *matTable) Arrange(area sprites.Rect, v view) {
	t.view = v
	mat := float64(t.files) + 2*t.border
	gap := matGap
	tall := min(area.W/mat, area.H/(mat+2*gap+cardH+litCardH), area.W/(3*cardW*1.0+2*gap)*1.0)
	side := min(area.H/mat, area.W/(mat+gap*2+1.75), area.H/(5*cardH+columnGaps))
	t.wide = side*0.92 > tall // hands above and below are the nicer ones
	if t.wide {
		t.arrangeWide(area, side, gap)
		t.headed()
	} else {
		t.arrangeTall(area, tall, gap)
	}
}

func (t *matTable) arrangeTall(area sprites.Rect, unit, gap float64) {
	mat := (float64(t.files) + 2*t.border) * unit
	grow := min(1.5, area.W/((3*cardW+2*gap)*unit), (area.H-mat)/((2*gap+cardH+litCardH)*unit))
	h := mat + 2*(cardH*grow+gap)*unit
	c := area.Center()
	t.arrange(sprites.Rect{X: c.X - mat/2, Y: c.Y - mat/2, W: mat, H: mat}, t.view.Quarter)
	t.cardW = cardW * grow * unit
	step := t.cardW + gap*unit
	for i := range 3 {
		dx := float64(i-1) * step
		dy := h/2 - t.cardW*cardH/cardW/2
		t.slots[0][i] = sprites.Pt(c.X+dx, c.Y+dy)
		t.slots[1][i] = sprites.Pt(c.X-dx, c.Y-dy)
	}
}

// In a column of cards each player's two and the middle one are groups with a
// heading of their own, so many squares high.
const (
	headingH = 0.39
	groupGap = 0.14
	// columnGaps is what a column has besides cards.
	columnGaps = 2*matGap + 3*headingH + 4*groupGap
)

func (t *matTable) arrangeWide(area sprites.Rect, unit, gap float64) {
	mat := (float64(t.files) + 2*t.border) * unit
	grow := min(1.9, (area.W-mat-2*gap*unit)/(cardW*unit), (area.H/unit-columnGaps)/(5*cardH))
	t.cardW = cardW * grow * unit
	card := t.cardW * cardH / cardW
	w := mat + 2*gap*unit + t.cardW
	x := area.X + (area.W-w)/2
	t.arrange(sprites.Rect{X: x, Y: area.Y + (area.H-mat)/2, W: mat, H: mat}, t.view.Quarter)
	cx := x + mat + 1.5*gap*unit + t.cardW/2 // the frame of a lit card has room on both sides
	y := area.Y + (area.H-5*card-columnGaps*unit)/2 + groupGap*unit/2
	for g, cards := range [...]int{2, 1, 2} { // the far player's, the middle, the near player's
		r := sprites.Rect{X: cx - t.cardW/2 - 0.07*unit, Y: y, W: t.cardW + 0.14*unit}
		y += headingH * unit
		for i := range cards {
			at := sprites.Pt(cx, y+card/2)
			switch g {
			case 0:
				t.slots[1][i] = at
			case 1:
				t.slots[0][2], t.slots[1][2] = at, at
			case 2:
				t.slots[0][1-i] = at
			}
			if y += card; i < cards-1 {
				y += gap * unit
			}
		}
		y += 0.07 * unit
		r.H = y - r.Y
		t.groups[g] = r
		y += groupGap * unit
	}
}

// drawGroups draws what lies behind the cards of a column and says whose they
// are.
func (t *matTable) drawGroups(p *sprites.Painter) {
	far := t.view.Bottom.Other()
	for g, r := range t.groups {
		col, angle := p.Theme.Line, 0.0
		switch g {
		case 0:
			col, angle = sideColor("onitama", far), t.view.Facing[far]
		case 2:
			col, angle = sideColor("onitama", t.view.Bottom), t.view.Facing[t.view.Bottom]
		}
		p.Box(r, t.unit*0.12, col.Alpha(0.22))
		p.Frame(r, t.unit*0.12, max(1, t.unit*0.015), col.Alpha(0.8))
		size := p.Fonts.Fit(t.headings[g], sprites.Bold, t.unit*0.23, 6, r.W-t.unit*0.2)
		if t.unit < 28 {
			continue // a small picture: too small to be read
		}
		at := sprites.Pt(r.Center().X, r.Y+headingH*t.unit*0.46)
		p.Turned(at, angle, func() {
			p.Text(t.headings[g], at.X, at.Y, size, sprites.Bold, sprites.Middle, p.Theme.Ink)
		})
	}
}

// headed writes the headings of the groups.
func (t *matTable) headed() {
	w := t.env.Words
	of := func(s rules.Side) string { return w.T("cards.of", "side", w.Side([...]string{"red", "blue"}[s])) }
	t.headings = [3]string{of(t.view.Bottom.Other()), w.T("cards.next"), of(t.view.Bottom)}
}

// row is where a side's cards are: 0 at the bottom, 1 at the top.
func (t *matTable) row(s rules.Side) int {
	if s == t.view.Bottom {
		return 0
	}
	return 1
}

func isCard(p rules.Piece) bool { return p.Kind == "card" || p.Kind == "middle" }

// Place implements table.
func (t *matTable) Place(a *actor, all []*actor) place {
	if !isCard(a.tok.Piece) {
		r, _ := t.square(a.tok.Spot)
		return place{At: r.Center(), W: t.unit, Angle: t.view.Facing[a.tok.Piece.Side]}
	}
	slot := 2
	if a.tok.Piece.Kind == "card" {
		slot = 0
		for _, b := range all {
			if b == a {
				break
			}
			if b.tok.Piece == a.tok.Piece {
				slot++
			}
		}
	}
	side := a.tok.Piece.Side
	return place{At: t.slots[t.row(side)][min(slot, 2)], W: t.cardW, Angle: t.view.Facing[side]}
}

// Targets implements table.
func (t *matTable) Targets(all []*actor) []target {
	list := t.targets()
	for _, a := range all {
		if isCard(a.tok.Piece) && !a.loose {
			p := t.Place(a, all)
			h := p.W * cardH / cardW
			list = append(list, target{Spot: a.tok.Spot, Full: true,
				Rect: sprites.Rect{X: p.At.X - p.W/2, Y: p.At.Y - h/2, W: p.W, H: h}})
		}
	}
	return list
}

// Ground implements table.
func (t *matTable) Ground(p *sprites.Painter) {
	t.ground(p, sprites.MatArt())
	if t.wide {
		t.drawGroups(p)
	}
	t.labels(p, sprites.Hex(0x6B5434))
}

// Picture implements table.
func (t *matTable) Picture(piece rules.Piece) sprites.Drawing {
	return t.art(figure{piece: piece, plain: t.env.Settings.Plain})
}

// Draw implements table.
func (t *matTable) Draw(p *sprites.Painter, a *actor) {
	if !isCard(a.tok.Piece) {
		drawPiece(p, t.Picture(a.tok.Piece), a)
		return
	}
	side := a.tok.Piece.Side
	// A card that its holder sees upright here, though it works downwards,
	// shows its moves turned.
	turned := t.row(side) == 1 && math.Abs(t.view.Facing[side]) < 0.1
	w, at := a.at.W, a.at.At
	p.Squeezed(at, math.Cos(2*math.Pi*a.flip), func(back bool) {
		p.Grown(at, 1+a.look.Grow, func() {
			p.Turned(at, a.at.Angle+a.look.Angle, func() {
				if back {
					cardBack(p, at, w)
					return
				}
				r := sprites.Rect{X: at.X - w/2, Y: at.Y - w*cardH/cardW/2, W: w, H: w * cardH / cardW}
				t.drawer.draw(p, string(a.tok.Spot), r, turned, a.tok.Piece.Kind == "middle")
			})
		})
	})
}

// Prompt implements prompter.
func (t *matTable) Prompt(_ rules.Position, path []rules.Spot, f rules.Follow) string {
	allCards := len(f.Next) > 0
	for _, s := range f.Next {
		if _, _, ok := s.Coordinates(); ok {
			allCards = false
		}
	}
	switch {
	case len(path) == 0 && allCards:
		return "board.pass"
	case len(path) == 2 && allCards:
		return "board.card"
	case len(path) > 0 && !f.Complete():
		return "board.target"
	}
	return ""
}

// Goals implements goalTable: there is nothing to count, but captured pieces
// are seen.
func (t *matTable) Goals(pos rules.Position, side rules.Side) []goal {
	taken := pos.Taken(side)
	if len(taken) == 0 {
		return nil
	}
	g := goal{label: commentary.Speaker{Words: t.env.Words}.Taken(taken)}
	for _, piece := range taken {
		g.pictures = append(g.pictures, t.Picture(piece))
	}
	return []goal{g}
}
