package art_test

import (
	"image"
	"testing"

	"tidepool/rules"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// A plainPiece is a piece of the plain set, dark or light.
type plainPiece struct {
	name string
	draw func(dark bool) vector.Drawing
}

func (p plainPiece) raster(dark bool, w float64) *image.RGBA { return p.draw(dark).Raster(w) }

func plainPieces() []plainPiece {
	slide := []rules.Way{{DX: 1, Far: true}, {DX: -1, Far: true}}
	steps := []rules.Way{{DX: 1, DY: -1}, {DX: -1, DY: -1}, {DX: -1, DY: 1}, {DX: 1, DY: 1}}
	tile := func(kind string, ways []rules.Way) plainPiece {
		return plainPiece{kind, func(dark bool) vector.Drawing { return kani.PlainTile(kind, ways, 0, dark) }}
	}
	list := []plainPiece{
		{"crab", func(dark bool) vector.Drawing { return kani.PlainPiece("crab", slide, 0, dark) }},
		{"shrimp", func(dark bool) vector.Drawing { return kani.PlainPiece("shrimp", steps, 0, dark) }},
		tile("parent", slide), {"student", onitama.PlainStudent}, {"master", onitama.PlainMaster},
	}
	for _, n := range []string{"1", "2", "3", "4"} {
		list = append(list, tile("child"+n, slide), tile("grown"+n, append(slide[:2:2], steps...)), tile("grown"+n, steps))
	}
	return list
}

// The counters of the two sides differ for every kind of vision, and each sign contrasts clearly with its counter.
func TestPlainSetIsPlain(t *testing.T) {
	for _, v := range vision.Eyes {
		for _, piece := range plainPieces() {
			kind := piece.name
			dark, _ := v.Tones(piece.raster(true, 96))
			light, _ := v.Tones(piece.raster(false, 96))
			if r := vision.Ratio(dark, light); r < vision.Plain {
				t.Errorf("%s: the two %ss stand %.2f:1 apart", v.Name, kind, r)
			}
		}
	}
}

// Every kind has a different sign.
func TestPlainSignsDiffer(t *testing.T) {
	seen := map[string]string{}
	for _, piece := range plainPieces() {
		pix := string(piece.raster(true, 24).Pix)
		if other, ok := seen[pix]; ok {
			t.Errorf("%s looks like %s", piece.name, other)
		}
		seen[pix] = piece.name
	}
}
