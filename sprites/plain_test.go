package sprites

import (
	"image"
	"testing"

	"tidepool/rules"
)

// plainPieces are those of the plain set: what is on them, and the ways.
var plainPieces = func() []plainPiece {
	slide := []rules.Way{{DX: 1, Far: true}, {DX: -1, Far: true}}
	steps := []rules.Way{{DX: 1, DY: -1}, {DX: -1, DY: -1}, {DX: -1, DY: 1}, {DX: 1, DY: 1}}
	list := []plainPiece{{"crab", slide}, {"shrimp", steps}, {"parent", slide}, {"student", nil}, {"master", nil}}
	for _, n := range []string{"1", "2", "3", "4"} {
		list = append(list, plainPiece{"child" + n, slide}, plainPiece{"grown" + n, append(slide[:2:2], steps...)}, plainPiece{"grown" + n, steps})
	}
	return list
}()

type plainPiece struct {
	kind string
	ways []rules.Way
}

func (p plainPiece) raster(dark bool, w float64) *image.RGBA {
	return PlainArt(p.kind, p.ways, 0, dark).Raster(w)
}

// The plain counters of the two sides are apart for every eye, and each sign
// is plain on its counter.
func TestPlainSetIsPlain(t *testing.T) {
	for _, v := range visions {
		for _, piece := range plainPieces {
			kind := piece.kind
			dark, _ := v.tones(piece.raster(true, 96))
			light, _ := v.tones(piece.raster(false, 96))
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
	for _, piece := range plainPieces {
		pix := string(piece.raster(true, 24).Pix)
		if other, ok := seen[pix]; ok {
			t.Errorf("%s looks like %s", piece.kind, other)
		}
		seen[pix] = piece.kind
	}
}
