// Package konane is Konane, the Hawaiian game of jumping stones, on boards
// from 4×4 to 12×12. It knows the legal turns and says why others are not; it
// is not for choosing among them. The rules are told for players in
// docs/RULES.md.
//
// A [Position] is a small comparable value. Whose a stone is follows from its
// square, so a bit for each square is enough; boards of more than 64 squares
// are kept twice, by ranks and by files, so that every line lies in one word.
// Its text is the ranks from the top down, x for Black's stones and o for
// White's, and the side to move:
//
//	oxo1ox/xox1xo/oxoxox/xox1xo/oxoxox/xoxoxo w
//
// Black is rules.Near and has a1. How far the opening has come follows from
// the number of holes: on a full board Black is to remove a stone, with one
// hole White is.
//
// # Turns
//
// A [Move] is a removal or the jumps of one stone in one line; how many stones
// they capture follows from the squares:
//
//	d4
//	d1-d5
//
// On a board whose only square in the centre is White's, Black may begin next
// to it, for which the traditional rules have no answer.
//
// # The end
//
// Who cannot jump has lost. There are no draws.
//
// # For search
//
// MobilityAfter, which only a search needs, stays here because it counts on the
// words that hold the board: without it, by Apply and Mobility, the search
// visits a fifth fewer positions a second.
package konane
