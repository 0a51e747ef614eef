package kalah

import (
	"tidepool/rules"
	"tidepool/sprites/vector"
)

// Pictures returns all pictures of the game, with boards of all sizes.
func Pictures() []vector.Drawing {
	const most = 8 // houses a side
	list := []vector.Drawing{Cover()}
	for look := range 2 {
		list = append(list, Badge(rules.Near, look), Badge(rules.Far, look))
		for houses := 1; houses <= most; houses++ {
			list = append(list, Board(houses, look), Stacked(houses, look))
		}
		for i := range len(seedKinds) {
			list = append(list, Seed(i, look))
		}
	}
	return list
}
