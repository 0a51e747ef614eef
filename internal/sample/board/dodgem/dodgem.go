// Package dodgem draws and describes the board of Dodgem, a car park with exits on two sides.
//
//	b := board.New(dodgem.Game(), start, style)
//
// The rules are in tidepool/internal/sample/rules/dodgem.
package dodgem

import (
	"fmt"

	"tidepool/internal/sample/rules/dodgem"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Game describes Dodgem.
func Game() *board.Game {
	return &board.Game{
		Rules: dodgem.Game{}, NewView: newView, Diagram: 1, Emblem: "car",
		Colors: colors(), Cover: cover(), Facts: board.Facts{Minutes: 5, Difficulty: 1, Estimated: true}, Goals: goals,
	}
}

func colors() [2]sprites.Color { return [2]sprites.Color{sprites.Hex(0x2F5FA8), sprites.Hex(0xC9402F)} }

type view struct{ board.Squares }

func newView(start rules.Position, s *board.Style) board.View {
	size := start.Unwrap().(dodgem.Position).Size()
	return &view{board.Squares{
		Grid: board.Grid{Files: size + 1, Ranks: size + 1, Border: 0.4}, Style: s, Info: dodgem.Game{}.Info(),
		Boards: [board.Looks]sprites.Drawing{park(size), park(size)}, Inks: [board.Looks]sprites.Color{sprites.Hex(0xE8E4D8), sprites.Hex(0xE8E4D8)},
		Art: vector.Memoize(func(f board.Figure) sprites.Drawing { return car(f.Piece.Side) }),
	}}
}

// Areas implements [board.View]: there is no exit over the corner.
func (v *view) Areas(all []*board.Piece) []board.Area {
	corner := rules.Square(v.Files-1, v.Ranks-1)
	var list []board.Area
	for _, a := range v.Squares.Areas(all) {
		if a.Spot != corner {
			list = append(list, a)
		}
	}
	return list
}

func goals(_ board.View, _ *board.Style, pos rules.Position, side rules.Side) []board.Goal {
	p := pos.Unwrap().(dodgem.Position)
	n, all := p.Away(side), p.Size()-1
	return []board.Goal{board.Counted(n, all, fmt.Sprint(n, " of ", all))}
}
