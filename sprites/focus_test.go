package sprites

import (
	"testing"

	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// The focus is a band between two edges. On any ground, including boards, the band or its edges have a
// contrast of at least 3, and so do band and edges to each other.
func TestFocusIsSeenEverywhere(t *testing.T) {
	for name, th := range Themes() {
		if c := vision.Ratio(th.Focus.Luminance(), th.FocusEdge.Luminance()); c < 3 {
			t.Errorf("%s: the focus and its edge have a contrast of %.2f", name, c)
		}
		const steps = 1000
		for i := range steps + 1 {
			v := float32(i) / steps
			ground := vector.RGBA(v, v, v, 1) // only lightness counts
			if c := max(vision.Ratio(th.Focus.Luminance(), ground.Luminance()), vision.Ratio(th.FocusEdge.Luminance(), ground.Luminance())); c < 3 {
				t.Fatalf("%s: on a ground of lightness %.3f the focus has a contrast of %.2f", name, v, c)
			}
		}
	}
}
