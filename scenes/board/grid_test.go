package board_test

import (
	"math"
	"testing"

	"tidepool/scenes/board"
	"tidepool/sprites"
)

// Squares are listed in reading order on the screen, and their cells say where they are, in every orientation.
func TestGridIsReadOnTheScreen(t *testing.T) {
	for quarter := range 4 {
		g := board.Grid{Files: 4, Ranks: 6, Border: 0.3}
		g.Fit(sprites.Rect{W: 600, H: 600}, quarter)
		list := g.Squares()
		if len(list) != 24 {
			t.Fatalf("%d squares", len(list))
		}
		rows := make(map[int]string)
		for i, a := range list {
			c := g.Cell(a.Spot)
			if x, y := g.Room.X+(float64(c.Col)-0.5)*g.Size, g.Room.Y+(float64(c.Row)-0.5)*g.Size; math.Hypot(a.Rect.Center().X-x, a.Rect.Center().Y-y) > 0.01 {
				t.Errorf("turned by %d: %s is in %+v and at %v", quarter, a.Spot, c, a.Rect)
			}
			if name, ok := rows[c.Row]; ok && name != c.RowName || c.RowName+c.ColName != string(a.Spot) && c.ColName+c.RowName != string(a.Spot) {
				t.Errorf("turned by %d: %s is in %+v", quarter, a.Spot, c)
			}
			rows[c.Row] = c.RowName
			if i > 0 {
				if b := g.Cell(list[i-1].Spot); b.Row > c.Row || b.Row == c.Row && b.Col != c.Col-1 {
					t.Errorf("turned by %d: %s comes after %s", quarter, a.Spot, list[i-1].Spot)
				}
			}
		}
	}
	if c := (&board.Grid{Files: 4, Ranks: 6}).Cell("store"); c != (board.Cell{}) {
		t.Errorf("what is no square is in %+v", c)
	}
}
