package shore

import "testing"

// No thing touches the edge of its picture, where it would look cut off, and no two have the same key.
func TestPictures(t *testing.T) {
	seen := make(map[string]bool)
	for _, d := range Pictures() {
		if seen[d.Key] {
			t.Errorf("two are called %q", d.Key)
		}
		seen[d.Key] = true
		img := d.Raster(96)
		b, inked := img.Rect, false
		for y := range b.Dy() {
			for x := range b.Dx() {
				a := img.RGBAAt(x, y).A
				inked = inked || a > 100
				if a > 12 && (x == 0 || y == 0 || x == b.Dx()-1 || y == b.Dy()-1) {
					t.Errorf("%s touches its edge at %d,%d", d.Key, x, y)
				}
			}
		}
		if !inked {
			t.Errorf("%s is empty", d.Key)
		}
	}
}
