package catalogue

import (
	"bytes"
	"testing"

	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/opponents"
	"tidepool/sprites/vector"
)

// Find returns the right picture.
func TestFind(t *testing.T) {
	list := New()
	cover := kani.SeaCover()
	for _, want := range []vector.Drawing{
		kani.Crab(1, 2), opponents.Drawing(3, opponents.Thinking, 4), cover,
		vector.Rounded(cover, 301.25/1.7, 100.0/3, 0.1+0.2), vector.RoundedTop(cover, 200, 100.5, 7), vector.RoundedLeft(cover, 90.123456789, 77.7, 12),
	} {
		got, ok := list.Find(want.Key)
		if !ok || got.Key != want.Key || got.X != want.X || got.Y != want.Y || got.W != want.W || got.H != want.H {
			t.Errorf("%s: found %v, %v", want.Key, got.Key, ok)
			continue
		}
		if !bytes.Equal(got.Raster(60).Pix, want.Raster(60).Pix) {
			t.Errorf("%s: another picture", want.Key)
		}
	}
}

// Unknown or malformed keys do no harm.
func TestFindNothing(t *testing.T) {
	list := New()
	for _, key := range []string{"", "chart", "seabed/rounded/", "seabed/rounded/NaN/1/1", "seabed/rounded/-1/5/1", "seabed/rounded/1e300/1/1",
		"none/left/1/1/1", "seabed/left/1/1/1/rounded/1/1/1", "seabed/rounded/1/1/1x", "seabed/rounded/1/1e+300/1"} {
		if d, ok := list.Find(key); ok {
			t.Errorf("%q is found: %v", key, d.Key)
		}
	}
}
