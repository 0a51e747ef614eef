// Package kalah is Kalah: two rows of houses, two stores, sowing, captures
// and extra turns.
//
// A [Position] is a small comparable value. Its text is South's houses left to
// right, '/', North's houses in North's own left-to-right order, South's store
// and North's, the side to move, and " pie" while a swap is on offer:
//
//	4,4,4,4,4,4/4,4,4,4,4,4 0 0 s
//
// # The end
//
// A game is over when both rows are empty, which banking brings about, or,
// under end=majority, when a store holds more than half of all seeds. In the
// latter case the other seeds stay where they lie, unless the player to move
// has none: then they are banked as under any other ending. The side to move
// of a finished position is the one whose turn it would be.
//
// # The pie in the text
//
// Under pie=on a position with South to move may be from before North's only
// chance to swap or from after it, and the text does not say which. It need
// not, since no position is both. Before North's first turn every sowing
// ended in South's store, so it dropped as many seeds into each of North's
// houses as into any other: North's store is empty and its houses are all
// alike and never empty. A position like that cannot come later. It cannot
// follow a sowing by North, which either scores or leaves the house it began
// in empty, nor a swap, after which North has the empty house of a sowing
// that did not score. So only an extra turn of South's could have led to it,
// from a position with the same properties and less in South's store, and so
// back to the start. Such sowings can be undone in one way only, which is how
// [Parse] tells whether the pie is still to come.
package kalah
