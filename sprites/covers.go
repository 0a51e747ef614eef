package sprites

// CoverArt is the picture of a game on its card in the menu, 320×200 units,
// filled to the edges: the game's table under its own sky, with a few of its
// pieces in front.
func CoverArt(game string) Drawing {
	paint := map[string]func(*Canvas){
		"kaninariebi": seaCover,
		"kanishogi":   riverCover,
		"onitama":     templeCover,
		"konane":      lavaCover,
		"kalah":       seedsCover,
	}[game]
	return Drawing{"cover/" + game, 0, 0, 320, 200, func(c *Canvas) {
		if paint != nil {
			paint(c)
		}
		c.Fill(coverFrame(), Radial(150, 85, 230, Stop{0.55, Color{0.08, 0.05, 0.09, 0}}, Stop{1, Color{0.08, 0.05, 0.09, 0.38}}))
	}}
}

func coverFrame() *Path { return new(Path).Polygon(Pt(0, 0), Pt(320, 0), Pt(320, 200), Pt(0, 200)) }

// coverView looks at a board of squares across its corner-to-corner turn.
func coverView(middle Point, dist, turn float64) view {
	return view{horizon: -62, lens: 440, height: 430, x: 160, dist: dist, turn: turn, middle: middle}
}

// slabSide draws the thickness of a board below its near edges.
func (v view) slabSide(c *Canvas, d Drawing, thick float64, col Color) {
	shape := v.path(rounded(26, Pt(d.X, d.Y), Pt(d.X+d.W, d.Y), Pt(d.X+d.W, d.Y+d.H), Pt(d.X, d.Y+d.H)))
	c.Shadow(shape, 8, thick+9, 14, Color{0.05, 0.03, 0.05, 0.55})
	for i := range 8 {
		dy := thick * float64(8-i) / 8
		c.Fill(shape.Transform(func(q Point) Point { return Pt(q.X, q.Y+dy) }), Solid(col.Lighter(0.02*float64(8-i)).Darker(0.3*(1-float64(i)/8))))
	}
}

// stand draws a piece upright on a place of the table, grown by a factor.
func (v view) stand(c *Canvas, d Drawing, q Point, grow float64) {
	at, s := v.at(q)
	s *= grow
	c.Draw(d, Pt(at.X, at.Y-20*s), s, 0)
}

// ray is a beam of light that widens from the upper left and fades.
func ray(c *Canvas, x, w, lean, length float64, strength float64) {
	c.Fill(new(Path).Polygon(Pt(x, -5), Pt(x+w, -5), Pt(x+w*2.2+lean, length), Pt(x+lean, length)),
		Vertical(0, length, Color{1, 1, 0.94, float32(strength)}, Color{1, 1, 0.94, 0}))
}
