package konane

import (
	"tidepool/rules"
	"tidepool/sprites/vector"
)

// Pictures returns all pictures of the game, with boards of all sizes.
func Pictures() []vector.Drawing {
	const least, most = 4, 12
	list := []vector.Drawing{Cover()}
	for look := range 2 {
		list = append(list, Stone(rules.Near, look), Stone(rules.Far, look))
		for files := least; files <= most; files++ {
			for ranks := least; ranks <= most; ranks++ {
				list = append(list, Slab(files, ranks, look))
			}
		}
	}
	return list
}
