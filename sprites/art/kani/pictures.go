package kani

import (
	"fmt"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/sprites/vector"
)

// Pictures returns all pictures of both games.
func Pictures() []vector.Drawing {
	const strides = 3
	list := []vector.Drawing{SeaCover(), RiverCover(), Seabed(0), Seabed(1), River(0), River(1)}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		for stride := range strides {
			list = append(list, Crab(side, stride))
		}
		list = append(list, Shrimp(side))
		for _, kind := range tiles() {
			list = append(list, Tile(kind, side))
		}
	}
	return append(list, counters()...)
}

// tiles returns the kinds of tiles; "child" without a number stands for any child.
func tiles() []string {
	list := []string{"parent", "child"}
	for n := 1; n <= 4; n++ {
		list = append(list, fmt.Sprint("child", n), fmt.Sprint("grown", n))
	}
	return list
}

// counters returns the counters of the plain set in all rotations of the board; their arrows depend on the rules.
func counters() (list []vector.Drawing) {
	add := func(kinds []string, ways func(kind string) []rules.Way, draw func(kind string, ways []rules.Way, quarters int, dark bool) vector.Drawing) {
		for _, kind := range kinds {
			for quarters := range 4 {
				list = append(list, draw(kind, ways(kind), quarters, false), draw(kind, ways(kind), quarters, true))
			}
		}
	}
	for _, options := range []string{"", "bond=any"} {
		if pos, err := (kaninariebi.Game{}).Start(options); err == nil {
			add([]string{"crab", "shrimp"}, pos.Unwrap().(kaninariebi.Position).Ways, PlainPiece)
		}
	}
	for _, options := range []string{"", "grown=diagonal", "grown=rook"} {
		if pos, err := (kanishogi.Game{}).Start(options); err == nil {
			add(tiles(), pos.Unwrap().(kanishogi.Position).Ways, PlainTile)
		}
	}
	return list
}
