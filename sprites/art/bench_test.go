package art_test

import (
	"testing"

	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/vector"
)

func BenchmarkBoards(b *testing.B) {
	for _, d := range []vector.Drawing{kani.Seabed(0), kani.River(0), konane.Slab(8, 8, 0), konane.Slab(12, 12, 0)} {
		b.Run(d.Key, func(b *testing.B) {
			for b.Loop() {
				d.Raster(1160)
			}
		})
	}
}

func BenchmarkCovers(b *testing.B) {
	for _, d := range covers {
		b.Run(d.Key, func(b *testing.B) {
			for b.Loop() {
				d.Raster(640)
			}
		})
	}
}

func BenchmarkPieces(b *testing.B) {
	for _, d := range pieceArt()[:5] {
		b.Run(d.Key, func(b *testing.B) {
			for b.Loop() {
				d.Raster(200)
			}
		})
	}
}
