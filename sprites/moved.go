package sprites

import (
	"tidepool/rules"
	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/vector"
)

// These names are those of the packages beside; they go when nobody asks for
// them here.

// KalahStack and KalahStackStore are measures of the stacked board.
const (
	KalahStack      = kalah.StackHeight
	KalahStackStore = kalah.StackStore
)

// Album is [vector.Memoize].
func Album[K comparable](draw func(K) Drawing) func(K) Drawing { return vector.Memoize(draw) }

// PlainArt is a piece of the plain set.
func PlainArt(kind string, ways []rules.Way, quarters int, dark bool) Drawing {
	switch kind {
	case "student":
		return onitama.PlainStudent(dark)
	case "master":
		return onitama.PlainMaster(dark)
	case "crab", "shrimp":
		return kani.PlainPiece(kind, ways, quarters, dark)
	}
	return kani.PlainTile(kind, ways, quarters, dark)
}

func CrabArt(side rules.Side, pose int) Drawing     { return kani.Crab(side, pose) }
func ShrimpArt(side rules.Side) Drawing             { return kani.Shrimp(side) }
func ShogiArt(kind string, side rules.Side) Drawing { return kani.Tile(kind, side) }
func SeabedArt() Drawing                            { return kani.Seabed() }
func RiverArt() Drawing                             { return kani.River() }
func StoneArt(side rules.Side) Drawing              { return konane.Stone(side) }
func SlabArt(files, ranks int) Drawing              { return konane.Slab(files, ranks) }
func KalahArt(houses int) Drawing                   { return kalah.Board(houses) }
func KalahStackedArt(houses int) Drawing            { return kalah.Stacked(houses) }
func KalahBadge(side rules.Side) Drawing            { return kalah.Badge(side) }
func SeedArt(i int) Drawing                         { return kalah.Seed(i) }
func Pile(n int, rx, ry, size float64) []Point      { return kalah.Pile(n, rx, ry, size) }
func StudentArt(side rules.Side) Drawing            { return onitama.Student(side) }
func MasterArt(side rules.Side) Drawing             { return onitama.Master(side) }
func MatArt() Drawing                               { return onitama.Mat() }
func CardArt(stamp rules.Side) Drawing              { return onitama.Card(stamp) }
func StepsArt(name string, steps []Point) Drawing   { return onitama.Steps(name, steps) }
func AnimalArt(card string) Drawing                 { return onitama.Animal(card) }
