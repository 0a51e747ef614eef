//go:build !js

package e2e

import (
	"testing"

	"tidepool/play/match"
)

// Two programs on one folder open the same game. The second says so and plays on in a copy, and neither loses
// a turn; once both have exited, the game opens without a message.
func TestTwoPrograms(t *testing.T) {
	f := newFolder(t)
	m := newMatch(t, "konane", "size=6")
	f.open(m, quickest())
	first, second := start(t, f, desktop), start(t, f, desktop)
	if scene := first.look().Scene; scene != "board" {
		t.Fatalf("the first program is in scene %s", scene)
	}
	if scene := second.look().Scene; scene != "question" {
		t.Fatalf("the second program is in scene %s, want a question", scene)
	}
	second.click("question.no")
	turns := m.Position().Turns()
	played := []*match.Match{m.Copy(), m.Copy()}
	for i, g := range []*guest{first, second} {
		p := &person{guest: g, hand: g.click, match: played[i]}
		p.turn(turns[i], turns[i].Paths[0])
	}
	for i, g := range []*guest{first, second} {
		if scene := g.look().Scene; scene != "board" {
			t.Errorf("program %d is in scene %s after its turn", i, scene)
		}
		g.close()
	}
	saved := make(map[string]bool)
	s := f.shelf()
	for _, summary := range s.List().Games {
		g, err := s.Load(summary.ID)
		if err != nil {
			t.Fatal(err)
		}
		saved[plain(g.Match)] = true
	}
	if len(saved) != 2 || !saved[plain(played[0])] || !saved[plain(played[1])] {
		t.Errorf("saved are %v, want both of\n%s\n%s", saved, plain(played[0]), plain(played[1]))
	}
	if scene := start(t, f, desktop).look().Scene; scene != "board" {
		t.Errorf("opened again in scene %s", scene)
	}
}
