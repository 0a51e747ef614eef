package shelf_test

import (
	"fmt"
	"time"

	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/konane"
)

func ExampleShelf() {
	games := []rules.Game{konane.Game{}}
	now := time.Date(2026, 11, 21, 6, 10, 5, 0, time.UTC)
	// A program gets the store from OpenStore.
	store := new(shelf.Memory)

	m, err := match.New(match.Setup{Game: games[0]})
	if err != nil {
		fmt.Println(err)
		return
	}
	g := &shelf.Game{Match: m}
	s := shelf.Open(store, games)
	for _, word := range []string{"d4", "d5"} {
		if _, err := m.Play(word); err != nil {
			fmt.Println(err)
		}
		if err := s.Save(g, now); err != nil {
			fmt.Println(err)
		}
	}

	// The next time that the program starts:
	s = shelf.Open(store, games)
	latest := s.List().Games[0]
	again, err := s.Load(latest.ID)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(again.ID, again.Match.Ply(), again.Match.Turn(2).Word)
	// Output: 20261121-061005000-0000 2 d5
}
