package kani

import "tidepool/rules"

// Ways returns the directions of reach from the middle of an empty board, clockwise from the right.
func Ways(reach func(from Square) Board) []rules.Way {
	const mid = Size / 2
	squares := reach(At(mid, mid))
	var ways []rules.Way
	for _, d := range [...][2]int{{1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		if squares.Has(At(mid+d[0], mid+d[1])) {
			ways = append(ways, rules.Way{DX: d[0], DY: d[1], Far: squares.Has(At(mid+2*d[0], mid+2*d[1]))})
		}
	}
	return ways
}
