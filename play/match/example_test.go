package match_test

import (
	"errors"
	"fmt"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/konane"
)

func ExampleMatch() {
	m, err := match.New(match.Setup{
		Game:    konane.Game{},
		Options: "size=4",
		Players: [2]string{rules.Near: "Ann", rules.Far: "Bo"},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, word := range []string{"b2", "c2", "b4-b2", "c4-a4", "c4-c2"} {
		if _, err := m.Play(word); err != nil {
			fmt.Println(err)
		}
	}
	m.Undo()
	m.Resign(rules.Far)
	fmt.Println(m.Outcome().Describe(m.Info().Sides))
	fmt.Print(m.Record())
	// Output:
	// konane: ply 4: c4-a4: b4: no stone to jump
	// black wins: resigned
	// [Game "konane"]
	// [Options "size=4"]
	// [Black "Ann"]
	// [White "Bo"]
	// [Result "1-0"]
	// [Termination "resigned"]
	//
	// 1. b2 c2 2. b4-b2 1-0
}

func ExampleRead() {
	text := "[Game \"konane\"]\n[Result \"*\"]\n\n1. d4 a1 *\n"
	_, err := match.Read(text, []rules.Game{konane.Game{}})
	fmt.Println(err)
	var reason rules.Reason
	fmt.Println(errors.As(err, &reason))
	// Output:
	// line 4, column 7: konane: ply 2: a1: that stone is Black's
	// true
}
