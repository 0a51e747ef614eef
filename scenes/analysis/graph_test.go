package analysis

import (
	"strconv"
	"testing"

	"tidepool/play/review"
	"tidepool/sprites"
)

// The numbers of a scale stand beside the curve and the marks on it, not below them.
func TestGraphNumbersAreFree(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	const mark = 7 // half of the largest
	for _, scale := range []int{10, 24, 48} {
		g := graphPlot{rect: sprites.Rect{X: 10, W: 300, H: 100}, points: make([]review.Point, 5), scale: scale}
		for _, n := range g.leads() {
			if end := g.rect.X + 8 + fonts.Width(strconv.Itoa(max(n, -n)), sprites.Medium, 11); end > g.at(0).X-mark {
				t.Errorf("scale %d: %d ends at %.1f, the curve begins at %.1f", scale, n, end, g.at(0).X)
			}
		}
	}
}
