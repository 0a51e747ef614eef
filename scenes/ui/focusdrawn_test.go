package ui

import (
	"testing"

	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// The focus lies beside the words and the switch of a row, not on them.
func TestFocusBesideSwitch(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	c := vector.NewCanvas(0, 0, 300, 100, 1)
	p := sprites.NewPainter(sprites.Day(), fonts)
	p.OnCanvas(c)
	r := sprites.Rect{X: 30, Y: 20, W: 240, H: 44}
	renderer{p: p}.focus(&Node{Style: Switch, Rect: r})
	pic, y := c.Image(), int(r.Center().Y)
	for x := range 300 {
		on := pic.RGBAAt(x, y).A > 0
		if inside := x >= int(r.X) && x < int(r.X+r.W); on && inside {
			t.Fatalf("the focus covers the row at %d", x)
		}
	}
	if pic.RGBAAt(int(r.X)-5, y).A == 0 || pic.RGBAAt(int(r.X+r.W)+4, y).A == 0 {
		t.Error("no focus beside the row")
	}
}
