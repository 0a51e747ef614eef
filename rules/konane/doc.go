// Package konane implements Konane, the Hawaiian game of jumping stones, on boards from 4×4 to 12×12. It
// finds the legal turns and explains why others are illegal; it does not choose among them. docs/RULES.md
// explains the rules for players.
//
// A [Position] is a small comparable value. The owner of a stone follows from its square, so one bit per square
// is enough; boards of more than 64 squares are stored twice, by ranks and by files, so that every line is in one
// word. Its text is the ranks from the top down, x for Black's stones and o for White's, and the side to move:
//
//	oxo1ox/xox1xo/oxoxox/xox1xo/oxoxox/xoxoxo w
//
// Black is rules.Near and has a1. The stage of the opening follows from the number of holes: on a full board
// Black is to remove a stone, with one hole White is.
//
// # Turns
//
// A [Move] is a removal or the jumps of one stone in one line; the number of captures follows from the squares:
//
//	d4
//	d1-d5
//
// On a board whose only square in the centre is White's, Black may begin next to it, as the traditional rules
// do not cover this case.
//
// # The end
//
// A side that cannot jump has lost. There are no draws.
//
// # For search
//
// MobilityAfter, which only a search needs, is here because it works on the words that hold the board: with
// Apply and Mobility instead, the search visits a fifth fewer positions a second.
package konane
