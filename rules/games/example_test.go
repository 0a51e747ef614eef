package games_test

import (
	"fmt"

	"tidepool/rules/games"
)

func ExampleAll() {
	for _, g := range games.All() {
		p, err := g.Start("")
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(g.Info().ID, len(p.Turns()))
	}
	// Output:
	// kaninariebi 20
	// kanishogi 21
	// onitama 13
	// konane 4
	// kalah 6
}
