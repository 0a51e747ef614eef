package vector

// A Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Center returns the middle.
func (r Rect) Center() Point { return Pt(r.X+r.W/2, r.Y+r.H/2) }

// Has reports whether a point is inside.
func (r Rect) Has(p Point) bool { return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H }

// Inset returns the rectangle, smaller by d on all sides.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Overlaps reports whether two rectangles overlap.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Contains reports whether o is inside r.
func (r Rect) Contains(o Rect) bool {
	const slack = 0.01
	return o.X >= r.X-slack && o.Y >= r.Y-slack && o.X+o.W <= r.X+r.W+slack && o.Y+o.H <= r.Y+r.H+slack
}

// CutTop cuts a strip of height h off the top and returns it and the rest.
func (r Rect) CutTop(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom cuts a strip of height h off the bottom.
func (r Rect) CutBottom(h float64) (strip, rest Rect) {
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft cuts a strip of width w off the left.
func (r Rect) CutLeft(w float64) (strip, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight cuts a strip of width w off the right.
func (r Rect) CutRight(w float64) (strip, rest Rect) {
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Turned returns the rectangle turned by 180° about a point.
func (r Rect) Turned(about Point) Rect {
	return Rect{2*about.X - r.X - r.W, 2*about.Y - r.Y - r.H, r.W, r.H}
}

// Fit returns the largest centred rectangle with the proportions w:h.
func (r Rect) Fit(w, h float64) Rect {
	k := min(r.W/w, r.H/h)
	return Rect{r.X + (r.W-w*k)/2, r.Y + (r.H-h*k)/2, w * k, h * k}
}
