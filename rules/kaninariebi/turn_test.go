package kaninariebi_test

import (
	"testing"

	"tidepool/rules/kaninariebi"
	"tidepool/rules/rulestest"
)

// open is a board with room; bonded has three crabs connected.
const (
	open = `
		. . . . c
		C . . . c
		C . . . c
		C . . . c
		. . C . .`
	bonded = `
		. . . . c
		. . . . c
		C . . . c
		C . . . c
		. C . . c`
)

func TestMoves(t *testing.T) {
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "the current carries up", Board: open, Side: "b", Word: "a3-c3~c5", After: `
			. . C . c
			C . . . c
			. . . . c
			C . . . c
			. . C . .`},
		{Name: "or down, to the last empty square before a piece", Board: open, Side: "b", Word: "a3-c3~c2", After: `
			. . . . c
			C . . . c
			. . . . c
			C . C . c
			. . C . .`},
		{Name: "both ways are one word if they end alike", Board: open, Side: "b", Word: "a2", Words: []string{
			"a2-b2", "a2-c2~c2", "a2-c2~c5", "a2-d2",
			"a2-c2~c2+c1-b2", "a2-c2~c2+c1-d2", "a2-c2~c2+c2-b1", "a2-c2~c2+c2-b3", "a2-c2~c2+c2-d1", "a2-c2~c2+c2-d3",
		}},
		{Name: "staying is a choice at the edge too", Board: `
			C . . . c
			C . . . c
			C . . . c
			. . . . .
			. . . . .`, Side: "b", Word: "a5-c5~c5", After: `
			. . C . c
			C . . . c
			C . . . c
			. . . . .
			. . . . .`},
		{Name: "with pieces above and below there is one landing", Board: `
			. . . . .
			. . C . .
			C . . . c
			. . c . c
			C . C . c`, Side: "b", Word: "a3-c", Words: []string{
			"a3-c3~c3", "a3-c3~c3+c3-b2", "a3-c3~c3+c3-d2", "a3-c3~c3+c4-b3", "a3-c3~c3+c4-b5",
			"a3-c3~c3+c4-d3", "a3-c3~c3+c4-d5", "a3-c3~c3+c3-b4", "a3-c3~c3+c3-d4",
		}},
		{Name: "passing over the river is free", Board: open, Side: "b", Word: "a4-d4", After: `
			. . . . c
			. . . C c
			C . . . c
			C . . . c
			. . C . .`},
		{Name: "a piece resting in the river is not carried", Board: open, Side: "b", Word: "c1-b1", After: `
			. . . . c
			C . . . c
			C . . . c
			C . . . c
			. C . . .`},
		{Name: "a shrimp is carried like a crab", Board: `
			c . . . c
			. . . . c
			. S . . .
			C . . . .
			C . . . C`, Side: "b", Word: "b3-", Words: []string{
			"b3-a4", "b3-c4~c1", "b3-c4~c5", "b3-c2~c1", "b3-c2~c5",
		}},
	})
}

func TestPromotion(t *testing.T) {
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "a crab may become a shrimp or not", Board: `
			C . . . .
			. . . . c
			C . . . c
			. . . . c
			C . . . .`, Side: "b", Word: "a5-e5", Words: []string{"a5-e5", "a5-e5="}},
		{Name: "red on file a", Board: `
			. . . . c
			. . . . c
			C . . . c
			C . . . .
			C . . . .`, Side: "r", Word: "e5-a5=", After: `
			s . . . .
			. . . . c
			C . . . c
			C . . . .
			C . . . .`},
		{Name: "not on its own", Board: `
			. . . c .
			. . . . c
			C . . . c
			C . . . .
			C . . . .`, Side: "r", Word: "d5-e5", Words: []string{
			"d5-e5", "d5-e5+e3-d2", "d5-e5+e3-d4", "d5-e5+e4-d3", "d5-e5+e4-d5", "d5-e5+e5-d4",
		}},
		{Name: "one that declined leaves and comes back", Board: `
			. . . . C
			. . . . c
			C . . . c
			. . . . c
			C C . . .`, Side: "b", Word: "e5-d5", Words: []string{"e5-d5"}},
		{Name: "with the bond step", Board: `
			. . . . c
			. . . . c
			C . . C .
			. . C . .
			C . . . c`, Side: "b", Word: "c2-d2+d3", Words: []string{
			"c2-d2+d3-c2~c1", "c2-d2+d3-c2~c5", "c2-d2+d3-c4~c1", "c2-d2+d3-c4~c5", "c2-d2+d3-e2", "c2-d2+d3-e2=",
		}},
		{Name: "a captured shrimp does not count", Board: `
			S . . . .
			. . . . c
			C . . . c
			. . . . .
			C . . . c`, Side: "b", Word: "a3-d3", After: `
			S . . . .
			. . . . c
			. . . C c
			. . . . .
			C . . . c`},
		{Name: "three shrimps win", Board: `
			S S . . .
			. . . . c
			C . . . .
			. . . . c
			. . . . c`, Side: "b", Word: "a3-e3", Words: []string{"a3-e3", "a3-e3="}},
		{Name: "by the bond step", Board: `
			S S . . .
			. . . C c
			C . . . .
			. . . . c
			. . . . c`, Side: "b", Word: "a3-d3+d4-e3=", After: `
			S S . . .
			. . . . c
			. . . C S
			. . . . c
			. . . . c`, End: "black wins: three shrimps"},
	})
}

func TestCaptures(t *testing.T) {
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "lines in several directions fall at once", Board: `
			. . . . C
			. . . . .
			C . . c C
			. . c . c
			. . C . c`, Side: "b", Word: "a3-c3~c3", After: `
			. . . . C
			. . . . .
			. . C . C
			. . . . c
			. . C . c`, End: "black wins: three captures"},
		{Name: "up, down and right", Board: `
			. . C . c
			. . c . c
			C . . c C
			. . . . c
			. . C . .`, Side: "b", Word: "a3-c3~c3", After: `
			. . C . c
			. . . . c
			. . C . C
			. . . . c
			. . C . .`},
		{Name: "a line of two", Board: `
			. . . . C
			C c c . C
			. . . . c
			. . . . c
			. . . S c`, Side: "b", Word: "e4-d4", After: `
			. . . . C
			C . . C .
			. . . . c
			. . . . c
			. . . S c`},
		{Name: "nothing on the way, only from the end", Board: `
			. . C . .
			. . . c C
			C . . c C
			. . . . c
			. . . c c`, Side: "b", Word: "a3-c3~c4", After: `
			. . C . .
			. . C . C
			. . . c C
			. . . . c
			. . . c c`},
		{Name: "moving in between is safe", Board: `
			C . . . c
			C c . . c
			C . . . .
			C c . . .
			. C . . c`, Side: "b", Word: "a3-b3", After: `
			C . . . c
			C c . . c
			. C . . .
			C . . . .
			. C . . c`},
		{Name: "a line with a gap, or up to the edge, stays", Board: `
			. . c C .
			. . . c .
			C . . . c
			. . . c .
			. C . . c`, Side: "b", Word: "a3-d3", After: `
			. . c C .
			. . . . .
			. . . C c
			. . . c .
			. C . . c`},
		{Name: "three captures win, and no bond follows", Board: `
			. . . C .
			. . . c .
			C . . . c
			. . . c .
			. C . C c`, Side: "b", Word: "a3-d3", After: `
			. . . C .
			. . . . .
			. . . C c
			. . . . .
			. C . C c`, End: "black wins: three captures"},
		{Name: "by the bond step", Board: `
			. C C . c
			C c . . .
			. C . . .
			. . . c C
			. . . . c`, Side: "b", Word: "b3-a3+a4-b3", After: `
			. C C . c
			. . . . .
			C C . . .
			. . . c C
			. . . . c`},
	})
}

func TestNoMoves(t *testing.T) {
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "no moves lose", Board: `
			c C . . .
			c C . . .
			c . C . .
			c C . . .
			c C . . .`, Side: "b", Word: "c3-b3", After: `
			c C . . .
			c C . . .
			c C . . .
			c C . . .
			c C . . .`, End: "black wins: no moves"},
	})
}

func TestBond(t *testing.T) {
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "any piece of the group, the moved one too", Board: bonded, Side: "b", Word: "a2-b2", Words: []string{
			"a2-b2", "a2-b2+b1-a2", "a2-b2+b1-c2~c1", "a2-b2+b1-c2~c5",
			"a2-b2+b2-a1", "a2-b2+b2-c1~c1", "a2-b2+b2-c1~c5", "a2-b2+b2-c3~c1", "a2-b2+b2-c3~c5",
		}},
		{Name: "only of the moved piece's type", Board: `
			. . . . c
			. . . . c
			. C . . c
			. S . . c
			C . . . c`, Side: "b", Word: "a1-b1", Words: []string{"a1-b1"}},
		{Name: "of any type", Options: "bond=any", Board: `
			. . . . c
			. . . . c
			. C . . c
			. S . . c
			C . . . c`, Side: "b", Word: "a1-b1", Words: []string{
			"a1-b1", "a1-b1+b1-a2", "a1-b1+b1-c2~c1", "a1-b1+b1-c2~c5",
			"a1-b1+b2-a1", "a1-b1+b2-a3", "a1-b1+b2-c1~c1", "a1-b1+b2-c1~c5", "a1-b1+b2-c3~c1", "a1-b1+b2-c3~c5",
			"a1-b1+b3-a2", "a1-b1+b3-a4", "a1-b1+b3-c2~c1", "a1-b1+b3-c2~c5", "a1-b1+b3-c4~c1", "a1-b1+b3-c4~c5",
		}},
		{Name: "the type is the one after promotion", Board: `
			. . . . .
			. . . . c
			. C . . .
			c . . . S
			C . . . c`, Side: "b", Word: "b3-e3", Words: []string{
			"b3-e3", "b3-e3=", "b3-e3=+e2-d1", "b3-e3=+e2-d3", "b3-e3=+e3-d2", "b3-e3=+e3-d4",
		}},
	})
}

func TestRefused(t *testing.T) {
	const shrimps = `
		. . . . c
		. . s . c
		C S . . c
		C . . . .
		. . . . C`
	const over = `
		. . . . C
		. . . . .
		C . C . C
		. . . . c
		. . C . c`
	rulestest.Run(t, kaninariebi.Game{}, []rulestest.Scene{
		{Name: "crab of red", Board: open, Side: "b", Word: "e3-d3", Refused: "e3: that crab is Red's"},
		{Name: "crab of black", Board: open, Side: "r", Word: "a3-d3", Refused: "a3: that crab is Black's"},
		{Name: "shrimp of red", Board: shrimps, Side: "b", Word: "c4-b5", Refused: "c4: that shrimp is Red's"},
		{Name: "empty", Board: open, Side: "b", Word: "b3-d3", Refused: "b3: no piece stands there"},
		{Name: "off the board", Board: open, Side: "b", Word: "a3-f3", Refused: "f3: there is no such square"},
		{Name: "nowhere", Board: `
			C C . . c
			. . . . c
			. . . . c
			C . . . c
			C . C . .`, Side: "b", Word: "a5-b5", Refused: "a5: that piece has nowhere to go"},
		{Name: "crab off its rank", Board: open, Side: "b", Word: "a3-b4", Refused: "b4: a crab only slides straight ahead or back"},
		{Name: "crab to its own square", Board: open, Side: "b", Word: "a3-a3", Refused: "a3: the piece already stands there"},
		{Name: "shrimp along its rank", Board: shrimps, Side: "b", Word: "b3-d3", Refused: "d3: a shrimp steps one square diagonally"},
		{Name: "to a piece", Board: open, Side: "b", Word: "a3-e3", Refused: "e3: another piece stands there"},
		{Name: "over a piece", Board: `
			. . . . c
			C . . . c
			C . c . .
			C . . . c
			. . C . .`, Side: "b", Word: "a3-d3", Refused: "d3: something is in the way"},
		{Name: "no landing", Board: open, Side: "b", Word: "a3-c3",
			Refused: "c3: a piece that stops on row c is carried: write ~ and the square where it comes to rest"},
		{Name: "a landing on the way", Board: open, Side: "b", Word: "a3-c3~c4",
			Refused: "c4: the current carries it left or right as far as it can go"},
		{Name: "a landing without a current", Board: open, Side: "b", Word: "a3-d3~d3",
			Refused: "d3: only a piece that stops on row c, coming from another row, is carried"},
		{Name: "promotion before the far file", Board: open, Side: "b", Word: "a3-d3=",
			Refused: "d3: a crab becomes a shrimp only when it ends a move on the opponent's home row"},
		{Name: "promotion of a shrimp", Board: `
			c . . . c
			. . . . c
			C . . . .
			C . . S .
			. . . . C`, Side: "b", Word: "d2-e3=", Refused: "e3: it is a shrimp already"},
		{Name: "no bond", Board: open, Side: "b", Word: "a3-d3+d3-c2~c2",
			Refused: "d3: there is no bond: no friendly piece of the right kind is next to the piece just moved"},
		{Name: "another group", Board: bonded, Side: "b", Word: "a2-b2+a3-b4",
			Refused: "a3: that piece has no bond with the one just moved"},
		{Name: "a bond straight on", Board: bonded, Side: "b", Word: "a2-b2+b2-c2~c1",
			Refused: "c2: the bond step is one square diagonally"},
		{Name: "a bond to a piece", Board: bonded, Side: "b", Word: "a2-b2+b2-a3", Refused: "a3: another piece stands there"},
		{Name: "two bonds", Board: bonded, Side: "b", Word: "a2-b2+b1-a2+a2-b1", Refused: "a2: there is only one bond step in a turn"},
		{Name: "a bond after the end", Board: `
			. . . . C
			. . . . .
			C . . c C
			. . c . c
			. . C . c`, Side: "b", Word: "a3-c3~c3+c3-b2",
			Refused: "c3: the move has ended the game, so no bond step follows"},
		{Name: "unfinished", Board: bonded, Side: "b", Word: "a2-b2+", Refused: "the turn is not finished"},
		{Name: "no word", Board: open, Side: "b", Word: "a3xd3", Refused: "that is not a move of this game"},
		{Name: "too long", Board: open, Side: "b", Word: "a3-c3~c5=+c5-d4~c5==", Refused: "that is not a move of this game"},
		{Name: "over", Board: over, Side: "r", Word: "e1-d1", Refused: "the game is over"},
	})
}
