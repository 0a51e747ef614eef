// Package kalah implements Kalah: two rows of houses, two stores, sowing, captures and extra turns.
//
// A [Position] is a small comparable value. Its text is South's houses left to right, '/', North's houses in North's
// own left-to-right order, South's store and North's, the side to move, and " pie" while a swap is on offer:
//
//	4,4,4,4,4,4/4,4,4,4,4,4 0 0 s
//
// # The end
//
// A game is over when both rows are empty, which banking causes, or, with end=majority, when a store holds more than
// half of all seeds. In that case the other seeds stay where they are, unless the player to move has none: then they
// are banked as with any other ending. The side to move of a finished position is the one whose turn it would be.
//
// # The pie in the text
//
// With pie=on, a position with South to move may be from before or after North's only chance to swap, and the
// text does not say which. It need not, since no position can be both. Before North's first turn every sowing
// ended in South's store, so it dropped the same number of seeds into each of North's houses: North's store
// is empty and its houses are all equal and never empty. Such a position cannot occur later. It cannot follow
// a sowing by North, which either scores or leaves its own house empty, nor a swap, after which North has the
// empty house of a sowing that did not score. So only an extra turn of South's could have led to it, from a
// position with the same properties and fewer seeds in South's store, and so back to the start. Such sowings
// can be undone in one way only, which is how [Parse] decides whether the pie is still to come.
package kalah
