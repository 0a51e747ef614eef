package onitama

import (
	"testing"

	"tidepool/rules"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// TestSchoolMarksShow requires clear contrast of the marks on the robes, the seals on the card, and the
// masters' gold on the dark parts of their robes.
func TestSchoolMarksShow(t *testing.T) {
	red, blue := schoolTones(rules.Near), schoolTones(rules.Far)
	marks := []struct {
		name    string
		on, col vector.Color
	}{
		{"Red's sun", schoolTrim(rules.Near), shu.Darker(0.1)},
		{"Red's disc's edge", red.Body, red.Line},
		{"Blue's moon", schoolTrim(rules.Far), blue.Dark},
		{"Blue's disc", blue.Body, schoolTrim(rules.Far)},
		{"Blue's gold", blue.Body, goldLeaf.Body},
		{"Red's seal", vector.Hex(0xFFFAEC), shu},
		{"Blue's seal", vector.Hex(0xFFFAEC), vector.Hex(0x24508F)},
		{"ink", vector.Hex(0xEADBB4), sumi},
	}
	for _, v := range vision.Eyes {
		for _, m := range marks {
			if r := vision.Ratio(v.Light(m.on), v.Light(m.col)); r < vision.Plain {
				t.Errorf("%s: %s shows %.2f:1", v.Name, m.name, r)
			}
		}
	}
}
