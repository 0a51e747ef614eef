// Package sprites puts pictures and words onto the screen: a [Painter] that
// draws in logical pixels, an [Atlas] that keeps pictures rasterised at the
// sizes they are asked for, the program's [Fonts], its icons and the colours
// of its themes.
//
//	fonts, err := sprites.NewFonts()
//	p := sprites.NewPainter(sprites.Day(), fonts)
//	p.On(screen, scale)
//	p.Box(r, 14, p.Theme.Panel)
//	p.Text("Start", r.X+r.W/2, r.Y+r.H/2, 17, sprites.Bold, sprites.Middle, p.Theme.Ink)
//
// A program that draws whole frames has [Painter.Repaint] draw only what differs
// from the frame before.
//
// Drawing itself, which needs no screen, is in [tidepool/sprites/vector], and
// what is drawn for each game in packages under tidepool/sprites/art. The
// package knows nothing of games, of scenes or of input.
package sprites
