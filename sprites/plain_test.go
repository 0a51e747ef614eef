package sprites

import "testing"

var plainKinds = []string{"crab", "shrimp", "parent", "child1", "child2", "child3", "child4", "grown1", "grown2", "grown3", "grown4", "student", "master"}

// The plain counters of the two sides are apart for every eye, and each sign
// is plain on its counter.
func TestPlainSetIsPlain(t *testing.T) {
	for _, v := range visions {
		for _, kind := range plainKinds {
			dark, _ := v.tones(PlainArt(kind, true).Raster(96))
			light, _ := v.tones(PlainArt(kind, false).Raster(96))
			if r := ratio(dark, light); r < plain {
				t.Errorf("%s: the two %ss stand %.2f:1 apart", v.name, kind, r)
			}
		}
		for _, dark := range []bool{true, false} {
			_, face, sign := plainTones(dark)
			if r := ratio(v.light(face), v.light(sign)); r < 4.5 {
				t.Errorf("%s: signs show %.2f:1", v.name, r)
			}
		}
	}
}

// Every kind has a sign of its own.
func TestPlainSignsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, kind := range plainKinds {
		pix := string(PlainArt(kind, true).Raster(24).Pix)
		if other, ok := seen[pix]; ok && !(kind == "master" && other == "parent") {
			t.Errorf("%s looks like %s", kind, other)
		}
		seen[pix] = kind
	}
}
