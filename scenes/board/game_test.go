package board_test

import (
	"testing"

	"tidepool/scenes/board"
	"tidepool/sprites"
)

// Few goals are drawn one by one, many are counted.
func TestPips(t *testing.T) {
	for _, c := range []struct {
		of, pictures int
		pips         bool
	}{{3, 1, true}, {6, 4, true}, {7, 1, false}, {3, 0, false}, {0, 1, false}} {
		g := board.Counted(1, c.of, "", make([]sprites.Drawing, c.pictures)...)
		if g.Pips() != c.pips {
			t.Errorf("of %d, with %d pictures: pips %v", c.of, c.pictures, g.Pips())
		}
	}
	list := []sprites.Drawing{{Key: "first"}, {Key: "last"}}
	g := board.Counted(1, 3, "one of three", list...)
	if g.Text != "1/3" || g.Pip(0).Key != "first" || g.Pip(1).Key != "last" || g.Pip(2).Key != "last" {
		t.Errorf("%q with %q, %q, %q", g.Text, g.Pip(0).Key, g.Pip(1).Key, g.Pip(2).Key)
	}
}
