package sprites

import "testing"

func BenchmarkBoards(b *testing.B) {
	for _, d := range []Drawing{SeabedArt(), RiverArt(), SlabArt(8, 8), SlabArt(12, 12)} {
		b.Run(d.Key, func(b *testing.B) {
			for b.Loop() {
				d.Raster(1160)
			}
		})
	}
}

func BenchmarkCovers(b *testing.B) {
	for _, g := range coverGames {
		b.Run(g, func(b *testing.B) {
			for b.Loop() {
				CoverArt(g).Raster(640)
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
