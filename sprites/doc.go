// Package sprites draws pictures and words on the screen: a [Painter] that draws in logical pixels, an
// [Atlas] that caches pictures rasterised at the requested sizes, the program's [Fonts], its icons and the
// colours of its themes.
//
//	fonts, err := sprites.NewFonts()
//	p := sprites.NewPainter(sprites.Day(), fonts)
//	p.On(screen, scale)
//	p.Box(r, 14, p.Theme.Panel)
//	p.Text("Start", r.X+r.W/2, r.Y+r.H/2, 17, sprites.Bold, sprites.Middle, p.Theme.Ink)
//
// A program that draws whole frames can use [Painter.Repaint] to draw only what differs from the previous frame.
//
// Drawing without a screen is in [tidepool/sprites/vector], and the games' drawings are in packages under
// tidepool/sprites/art. This package is independent of games, scenes and input.
package sprites
