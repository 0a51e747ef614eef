package ui

import "tidepool/sprites"

// A Frame is the space for a scene.
type Frame struct {
	// W and H are the window's size in logical pixels.
	W, H float64
	// Text multiplies the size of type and its containers, 1 to 2, or less if the window is too small for that.
	Text float64
	// Read multiplies the size of sentences, which wrap and scroll and so may be as large as the player wants.
	Read float64
	// Safe is the part of the window that no notch covers.
	Safe sprites.Rect
	// Scroll is how far the player has scrolled, in logical pixels; it may exceed what there is.
	Scroll float64
}

// Wide reports whether to lay things out side by side, words beside a board too, rather than one below another.
func (f Frame) Wide() bool { return f.W >= f.H*1.05 }

// FrameOf returns the frame of a window of w by h logical pixels with the given text factor.
func (a *App) FrameOf(w, h, text float64) Frame {
	// A very large window is looked at from farther away.
	far := min(max(min(w/1200, h/800), 1), 2)
	var in Insets
	if a.host.Insets != nil {
		in = a.host.Insets()
	}
	safe := in.safe(w, h)
	wish := far * text
	return Frame{W: w, H: h, Text: min(wish, safe.W/230, safe.H/230), Read: min(wish, safe.W/150), Safe: safe}
}

// Insets are the covered widths at the window's edges, in logical pixels.
type Insets struct {
	Top, Right, Bottom, Left float64
	// Keyboard is how much of the lower edge the on-screen keyboard covers.
	Keyboard float64
}

// safe returns the part of a window that nothing covers.
func (in Insets) safe(w, h float64) sprites.Rect {
	clamp := func(v, most float64) float64 { return min(max(v, 0), most) }
	in.Left, in.Top = clamp(in.Left, w/4), clamp(in.Top, h/4)
	in.Right, in.Bottom = clamp(in.Right, w/4), max(clamp(in.Bottom, h/4), clamp(in.Keyboard, 0.65*h))
	return sprites.Rect{X: in.Left, Y: in.Top, W: w - in.Left - in.Right, H: h - in.Top - in.Bottom}
}
