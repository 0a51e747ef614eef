package kalah

import (
	"math"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

func lying(t *testing.T, w, h float64, bottom rules.Side) *board.Board {
	t.Helper()
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	b := board.New(g, start, &board.Style{Words: locale.English()})
	b.Arrange(sprites.Rect{W: w, H: h}, board.Orient(g.Home, false, bottom))
	return b
}

// Screen readers read the houses in the order in which they lie: North's above South's, from left to right.
func TestHousesAreReadAsTheyLie(t *testing.T) {
	b := lying(t, 800, 300, rules.Near)
	places := map[[2]int]sprites.Point{}
	for _, a := range b.Areas() {
		cell := b.Label(a.Spot).Cell
		places[[2]int{cell.Row, cell.Col}] = a.Rect.Center()
	}
	for row := 1; row <= 2; row++ {
		for col := 2; col <= 6; col++ {
			here, before := places[[2]int{row, col}], places[[2]int{row, col - 1}]
			if here.X <= before.X || here.Y != before.Y {
				t.Errorf("row %d: the house read as the %d. lies at %v, the one before at %v", row, col, here, before)
			}
		}
	}
	if places[[2]int{1, 1}].Y >= places[[2]int{2, 1}].Y {
		t.Error("the row that is read first is not the upper one")
	}
}

// The number of a house stands at its owner's edge of the board, and no number covers a house.
func TestNumbersStandAtTheEdge(t *testing.T) {
	for _, size := range [][2]float64{{800, 300}, {300, 800}, {400, 400}} {
		for bottom := range rules.Side(2) {
			b := lying(t, size[0], size[1], bottom)
			v := b.View().(*view)
			middle := v.Room.Center()
			for _, token := range b.Tokens() {
				if token.Piece.Kind == store {
					continue
				}
				x := &board.Piece{Token: token}
				at, number := v.Place(x, nil).At, v.numberAt(x)
				out := v.At(0, 1)
				away := func(p sprites.Point) float64 { // distance from the line between the rows
					return math.Abs((p.X-middle.X)*(out.X-middle.X)+(p.Y-middle.Y)*(out.Y-middle.Y)) / v.Size
				}
				if away(number) < away(at)+0.4*v.Size {
					t.Errorf("%v, %v below: the number of %s is %.0f from the middle line, the house %.0f", size, bottom, token.Spot, away(number), away(at))
				}
			}
		}
	}
}
