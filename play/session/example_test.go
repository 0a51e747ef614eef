package session_test

import (
	"fmt"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules/konane"
)

// Two people play. An accepted turn is stored before it is reported.
func ExampleSession() {
	m, err := match.New(match.Setup{Game: konane.Game{}, Options: "size=4"})
	if err != nil {
		fmt.Println(err)
		return
	}
	s := session.New(session.Config{Match: m, Keep: func() { fmt.Println("kept at ply", m.Ply()) }})
	for _, word := range []string{"b2", "c2", "c4-a4", "b4-b2"} {
		if err := s.Play(word); err != nil {
			fmt.Println(err)
		}
	}
	s.Undo()
	s.Look(1)
	fmt.Println(s.State(), "at ply", s.Ply())
	for _, e := range s.Drain() {
		switch e := e.(type) {
		case session.Played:
			fmt.Println("played ply", e.Ply)
		case session.Jumped:
			fmt.Println("jumped")
		}
	}
	// Output:
	// kept at ply 1
	// kept at ply 2
	// konane: ply 3: c4-a4: c4: that stone is White's
	// kept at ply 3
	// kept at ply 2
	// Reviewing at ply 1
	// played ply 1
	// played ply 2
	// played ply 3
	// jumped
	// jumped
}
