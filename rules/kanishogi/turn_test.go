package kanishogi_test

import (
	"testing"

	"tidepool/rules/kanishogi"
	"tidepool/rules/rulestest"
)

// open is a board with room and one piece in the river.
const open = `
	A . . . b
	D . . . c
	K . . . k
	C . . . .
	. . B . a`

func TestRiver(t *testing.T) {
	rulestest.Run(t, kanishogi.Game{}, []rulestest.Scene{
		{Name: "a child goes up or down", Board: open, Side: "b", Word: "a4-c4~", Words: []string{
			"a4-c4~c5", "a4-c4~c2", "a4-c4~c2+c1-b2", "a4-c4~c2+c1-d2",
			"a4-c4~c2+c2-b1", "a4-c4~c2+c2-b3", "a4-c4~c2+c2-d1", "a4-c4~c2+c2-d3",
		}},
		{Name: "from rank 5 only down", Board: open, Side: "b", Word: "a5-c5~", Words: []string{
			"a5-c5~c2", "a5-c5~c2+c1-b2", "a5-c5~c2+c1-d2",
			"a5-c5~c2+c2-b1", "a5-c5~c2+c2-b3", "a5-c5~c2+c2-d1", "a5-c5~c2+c2-d3",
		}},
		{Name: "from rank 1 only up", Board: `
			A . . . b
			D . . . c
			K . . . k
			C . . . .
			. B . . a`, Side: "r", Word: "e1-c1", Words: []string{"e1-c1~c5"}},
		{Name: "it stays on rank 5 if it cannot go down", Board: `
			A . . . b
			D . c . .
			K . . . k
			C . . . .
			. B . . a`, Side: "r", Word: "e5-c5", Words: []string{
			"e5-c5~c5", "e5-c5~c5+c4-b3", "e5-c5~c5+c4-b5", "e5-c5~c5+c4-d3", "e5-c5~c5+c4-d5",
			"e5-c5~c5+c5-b4", "e5-c5~c5+c5-d4",
		}},
		{Name: "a parent stays or goes any free way", Board: open, Side: "b", Word: "a3-c3~", Words: []string{
			"a3-c3~c5", "a3-c3~c4", "a3-c3~c3", "a3-c3~c2",
			"a3-c3~c2+c1-b2", "a3-c3~c2+c1-d2",
			"a3-c3~c2+c2-b1", "a3-c3~c2+c2-b3", "a3-c3~c2+c2-d1", "a3-c3~c2+c2-d3",
		}},
		{Name: "bond steps into the river, the parent's too", Board: `
			. . . . b
			A . . . c
			. K . . k
			. . . . d
			. C . D a`, Side: "b", Word: "a4-b4", Words: []string{
			"a4-b4",
			"a4-b4+b4-a3", "a4-b4+b4-a5", "a4-b4+b4-c3~c1", "a4-b4+b4-c3~c5", "a4-b4+b4-c5~c1",
			"a4-b4+b3-a2", "a4-b4+b3-a4",
			"a4-b4+b3-c2~c1", "a4-b4+b3-c2~c2", "a4-b4+b3-c2~c3", "a4-b4+b3-c2~c4", "a4-b4+b3-c2~c5",
			"a4-b4+b3-c4~c1", "a4-b4+b3-c4~c2", "a4-b4+b3-c4~c3", "a4-b4+b3-c4~c4", "a4-b4+b3-c4~c5",
		}},
		{Name: "a rook along the river is not carried", Options: "grown=rook", Board: `
			. . . . b
			K . . . c
			B . +A . k
			D . . . d
			C . . . a`, Side: "b", Word: "c3-c", Words: []string{"c3-c1", "c3-c2", "c3-c4", "c3-c5"}},
	})
}

func TestGrown(t *testing.T) {
	const board = `
		A . . . b
		. . . . c
		K . . +D k
		C . . . d
		B . . . a`
	rulestest.Run(t, kanishogi.Game{}, []rulestest.Scene{
		{Name: "slide or step", Board: board, Side: "b", Word: "d3", Words: []string{
			"d3-b3", "d3-b3+a3-b2", "d3-b3+a3-b4", "d3-b3+b3-a4", "d3-b3+b3-c2~c1", "d3-b3+b3-c2~c5",
			"d3-b3+b3-c4~c1", "d3-b3+b3-c4~c5", "d3-b3+a2-b1", "d3-b3+a1-b2",
			"d3-c3~c1", "d3-c3~c5",
			"d3-c2~c1", "d3-c2~c5", "d3-c4~c1", "d3-c4~c5",
		}},
		{Name: "step", Options: "grown=diagonal", Board: board, Side: "b", Word: "d3", Words: []string{
			"d3-c2~c1", "d3-c2~c5", "d3-c4~c1", "d3-c4~c5",
		}},
		{Name: "rank and file", Options: "grown=rook", Board: board, Side: "b", Word: "d3", Words: []string{
			"d3-b3", "d3-b3+a3-b2", "d3-b3+a3-b4", "d3-b3+b3-a4", "d3-b3+b3-c2~c1", "d3-b3+b3-c2~c5",
			"d3-b3+b3-c4~c1", "d3-b3+b3-c4~c5", "d3-b3+a2-b1", "d3-b3+a1-b2",
			"d3-c3~c1", "d3-c3~c5",
			"d3-d1", "d3-d2", "d3-d4", "d3-d5",
		}},
		{Name: "a child grows on the far file by itself", Board: `
			A . . . .
			D . . . c
			K . . . k
			C . . . d
			B . b . a`, Side: "b", Word: "a5-e5", After: `
			. . . . +A
			D . . . c
			K . . . k
			C . . . d
			B . b . a`},
		{Name: "red's on file a", Board: `
			. . . . b
			D . . A c
			K . . . k
			. C . . d
			B . . . a`, Side: "r", Word: "e5-a5", After: `
			+b . . . .
			D . . A c
			K . . . k
			. C . . d
			B . . . a`},
		{Name: "by a bond step", Board: `
			A . . . b
			. . . . .
			C . . D k
			. K . . d
			. B . . a`, Side: "b", Word: "b2-d2+d3-e4", After: `
			A . . . b
			. . . . +D
			C . . . k
			. . . K d
			. B . . a`},
		{Name: "a parent does not grow", Board: `
			A . . . b
			K . . . .
			C . . D k
			. . . . d
			. B . . a`, Side: "b", Word: "a4-e4", After: `
			A . . . b
			. . . . K
			C . . D k
			. . . . d
			. B . . a`},
		{Name: "once grown for ever", Board: `
			A . . . b
			K . . . +D
			C . . . k
			. . . . d
			. B . . a`, Side: "b", Word: "e4-d4", After: `
			A . . . b
			K . . +D .
			C . . . k
			. . . . d
			. B . . a`},
	})
}

func TestCaptures(t *testing.T) {
	const corner = `
		. . . A b
		. . . D .
		K . . . c
		C . . . k
		B . . d a`
	rulestest.Run(t, kanishogi.Game{}, []rulestest.Scene{
		{Name: "a line", Board: `
			. . . B .
			. . . b c
			K . D . k
			C . . . d
			A . . . a`, Side: "b", Word: "c3-d3", After: `
			. . . B .
			. . . . c
			K . . D k
			C . . . d
			A . . . a`},
		{Name: "a wall in the corner", Board: corner, Side: "b", Word: "d4-e4", After: `
			. . . A .
			. . . . +D
			K . . . c
			C . . . k
			B . . d a`},
		{Name: "not with the walls off", Options: "wall=off", Board: corner, Side: "b", Word: "d4-e4", After: `
			. . . A b
			. . . . +D
			K . . . c
			C . . . k
			B . . d a`},
		{Name: "a wall of two, closed by the parent", Board: `
			. . . A b
			. . K . c
			. . . . +C
			. k . . +B
			. . a . d`, Side: "b", Word: "c4-d4", After: `
			. . . A .
			. . . K .
			. . . . +C
			. k . . +B
			. . a . d`},
		{Name: "one empty square saves the wall", Board: `
			A . . . b
			. . K . c
			. . . . +C
			. k . . +B
			. . a . d`, Side: "b", Word: "c4-d4", After: `
			A . . . b
			. . . K c
			. . . . +C
			. k . . +B
			. . a . d`},
		{Name: "only next to the piece just moved", Board: `
			. . . A b
			. . . . +D
			K . . . c
			C . . . k
			B . . d a`, Side: "b", Word: "a2-b2", After: `
			. . . A b
			. . . . +D
			K . . . c
			. C . . k
			B . . d a`},
		{Name: "line and wall are looked up on the same board", Board: `
			. . . A +B
			. . K b c
			D . . . +C
			. k . . .
			. . a . d`, Side: "b", Word: "a3-d3", After: `
			. . . A +B
			. . K . .
			. . . D +C
			. k . . .
			. . a . d`},
		{Name: "moving in between is safe", Board: `
			A . . b .
			. . . . c
			K . D . k
			C . . d .
			B . . . a`, Side: "r", Word: "d5-b5", After: `
			A b . . .
			. . . . c
			K . D . k
			C . . d .
			B . . . a`},
	})
}

func TestEnd(t *testing.T) {
	rulestest.Run(t, kanishogi.Game{}, []rulestest.Scene{
		{Name: "the parent", Board: `
			. . . A b
			. . . . c
			K . . k +C
			. B . . d
			. . D . a`, Side: "b", Word: "a3-c3~c3", After: `
			. . . A b
			. . . . c
			. . K . +C
			. B . . d
			. . D . a`, End: "black wins: parent captured"},
		{Name: "the parent comes before three children", Board: `
			A b . . .
			D c . . .
			K k . . .
			C d . . .
			B . a . .`, Side: "r", Word: "c1-b1", After: `
			. b . . .
			. c . . .
			. k . . .
			. d . . .
			. a . . .`, End: "red wins: parent captured"},
		{Name: "no moves", Options: "wall=off", Board: `
			A b . . .
			D c . . .
			K k . . .
			C d . . .
			B . a . .`, Side: "r", Word: "c1-b1", After: `
			A b . . .
			D c . . .
			K k . . .
			C d . . .
			B a . . .`, End: "red wins: no moves"},
		{Name: "three children", Board: `
			. . . A b
			. . K . c
			. . . . +C
			. k . . +B
			. . . . d`, Side: "b", Word: "c4-d4", After: `
			. . . A .
			. . . K .
			. . . . +C
			. k . . +B
			. . . . d`, End: "black wins: three children"},
		{Name: "two each: 4 and 2 beat 1 and 2", Board: `
			. . . C b
			. . . D .
			K . . . c
			. . . . k
			. . . . a`, Side: "b", Word: "d4-e4", After: `
			. . . C .
			. . . . +D
			K . . . c
			. . . . k
			. . . . a`, End: "black wins: larger sum"},
		{Name: "two each: the one who takes may lose by it", Board: `
			. . . A b
			. . . B .
			K . . . c
			. . . . k
			. . . . d`, Side: "b", Word: "d4-e4", After: `
			. . . A .
			. . . . +B
			K . . . c
			. . . . k
			. . . . d`, End: "red wins: larger sum"},
		{Name: "two each: 1 and 4 beat 2 and 3", Board: `
			. . . A d
			. . . D .
			K . . . c
			. . . . k
			. . . . b`, Side: "b", Word: "d4-e4", After: `
			. . . A .
			. . . . +D
			K . . . c
			. . . . k
			. . . . b`, End: "black wins: larger single"},
		{Name: "two each: red's 1 and 4 beat 2 and 3", Board: `
			. . . B c
			. . . C .
			K . . . a
			. . . . k
			. . . . d`, Side: "b", Word: "d4-e4", After: `
			. . . B .
			. . . . +C
			K . . . a
			. . . . k
			. . . . d`, End: "red wins: larger single"},
		{Name: "the same two each: it goes on", Board: `
			. . . C b
			. . . D .
			K . . . c
			. . . . k
			. . . . d`, Side: "b", Word: "d4-e4", After: `
			. . . C .
			. . . . +D
			K . . . c
			. . . . k
			. . . . d`},
	})
}

func TestRefused(t *testing.T) {
	const grown = `
		A . . . b
		. . . . c
		K . +D . k
		C . . . d
		. B . . a`
	rulestest.Run(t, kanishogi.Game{}, []rulestest.Scene{
		{Name: "red's", Board: open, Side: "b", Word: "e3-d3", Refused: "e3: that crab is Red's"},
		{Name: "empty", Board: open, Side: "b", Word: "b3-d3", Refused: "b3: no piece stands there"},
		{Name: "parent", Board: open, Side: "b", Word: "a3-b4", Refused: "b4: the parent only slides straight ahead or back"},
		{Name: "child", Board: open, Side: "b", Word: "a4-b5",
			Refused: "b5: a child that has not grown only slides straight ahead or back"},
		{Name: "grown", Board: grown, Side: "b", Word: "c3-c4",
			Refused: "c4: a grown child slides ahead or back, or steps one square diagonally"},
		{Name: "grown, stepping only", Options: "grown=diagonal", Board: grown, Side: "b", Word: "c3-d3",
			Refused: "d3: a grown child steps one square diagonally"},
		{Name: "grown, a rook", Options: "grown=rook", Board: grown, Side: "b", Word: "c3-d4",
			Refused: "d4: a grown child slides along its row or its column"},
		{Name: "to a piece", Board: open, Side: "b", Word: "a3-e3", Refused: "e3: another piece stands there"},
		{Name: "over a piece", Board: grown, Side: "b", Word: "a3-d3", Refused: "d3: something is in the way"},
		{Name: "the wrong end of the river", Board: open, Side: "b", Word: "a5-c5~c5",
			Refused: "c5: the river carries it as far as it can go, from its end only inwards"},
		{Name: "half way", Board: open, Side: "b", Word: "a4-c4~c4",
			Refused: "c4: the river carries it as far as it can go, from its end only inwards"},
		{Name: "the parent over a piece", Board: `
			A . . . b
			D . . . c
			K . . . k
			C . B . .
			. . . . a`, Side: "b", Word: "a3-c3~c1", Refused: "c1: the parent stays or goes over free squares of the river"},
		{Name: "no landing", Board: open, Side: "b", Word: "a3-c3",
			Refused: "c3: a piece that stops on row c is carried: write ~ and the square where it comes to rest"},
		{Name: "along the river", Options: "grown=rook", Board: grown, Side: "b", Word: "c3-c4~c5",
			Refused: "c5: only a piece that stops on row c, coming from another row, is carried"},
		{Name: "a promotion", Board: `
			A . . . .
			. . . . c
			K . . . k
			C . . . d
			. B . . a`, Side: "b", Word: "a5-e5=", Refused: "e5: children grow by themselves: there is nothing to choose"},
		{Name: "no bond", Board: open, Side: "b", Word: "a4-d4+d4-e5",
			Refused: "d4: there is no bond: no friendly piece of the right kind is next to the piece just moved"},
		{Name: "a bond apart", Board: open, Side: "b", Word: "a2-c2~c2+a3-b4",
			Refused: "a3: that piece has no bond with the one just moved"},
		{Name: "a bond straight on", Board: open, Side: "b", Word: "a3-b3+b3-c3~c5",
			Refused: "b3: there is no bond: no friendly piece of the right kind is next to the piece just moved"},
		{Name: "a bond with nowhere to go", Board: `
			. . . . b
			D c . . .
			K . . . k
			C B . . .
			. . A . a`, Side: "b", Word: "c1-b1+a3-b4", Refused: "a3: no square diagonally next to it is empty"},
	})
}
