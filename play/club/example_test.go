package club_test

import (
	"fmt"

	"tidepool/play/club"
)

// Three players meet by the Swiss system: one of them has a bye, which counts as a win.
func Example() {
	e := club.New("friday", club.Swiss, "konane")
	for _, name := range []string{"Ann", "Ben", "Cleo"} {
		if _, err := e.Join(name); err != nil {
			panic(err)
		}
	}
	round, err := e.Next()
	if err != nil {
		panic(err)
	}
	if err := e.Begin(round); err != nil {
		panic(err)
	}
	for table, p := range e.Last() {
		if p.Waits() {
			names := e.Names(p)
			fmt.Println(names[0], "-", names[1])
			if err := e.Decide(0, table, club.FirstWon); err != nil {
				panic(err)
			}
		}
	}
	for _, s := range e.Standings() {
		fmt.Println(s.Place, e.Players[s.Player].Name, float64(s.Points)/2)
	}
	// Output:
	// Ann - Ben
	// 1 Cleo 1
	// 2 Ann 1
	// 3 Ben 0
}
