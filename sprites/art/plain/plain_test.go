package plain

import (
	"testing"

	"tidepool/sprites/internal/vision"
)

// Signs are readable on their counters.
func TestSignsShow(t *testing.T) {
	for _, v := range vision.Eyes {
		for _, dark := range []bool{true, false} {
			_, face, sign := plainTones(dark)
			if r := vision.Ratio(v.Light(face), v.Light(sign)); r < 4.5 {
				t.Errorf("%s: signs show %.2f:1", v.Name, r)
			}
		}
	}
}
