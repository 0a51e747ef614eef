package konane_test

import (
	"strconv"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/konane"
)

// Each bar shows the number of its own side's jumps.
func TestJumpsAreTheSidesOwn(t *testing.T) {
	g := konane.Game()
	start, err := g.Rules.Start("size=6")
	if err != nil {
		t.Fatal(err)
	}
	pos, told := start, 0
	for range 12 {
		turns := pos.Turns()
		if len(turns) == 0 {
			break
		}
		style := &board.Style{Words: locale.English()}
		if goals := g.GoalsOf(g.NewView(pos, style), style, pos, pos.Turn()); len(goals) == 1 {
			jumps := 0 // each landing place of a first jump counts as one
			for _, first := range rules.FollowTaps(turns, nil).Next {
				jumps += len(rules.FollowTaps(turns, []rules.Spot{first}).Next)
			}
			if told++; !strings.HasPrefix(goals[0].Text, strconv.Itoa(jumps)+" ") {
				t.Errorf("%v has %q, and %d jumps", pos.Turn(), goals[0].Text, jumps)
			}
		}
		if pos, _, err = pos.Play(turns[len(turns)/2].Word); err != nil {
			t.Fatal(err)
		}
	}
	if told < 5 {
		t.Errorf("told %d times", told)
	}
}
