// Package onitama implements Onitama: a master and four students a side, and five cards that determine how
// pieces step and circulate between the players. It finds the legal turns and explains why others are
// illegal; it does not choose among them. docs/RULES.md explains the rules and lists all cards.
//
// A [Position] is a small comparable value: sets of squares for the side to move, for the other side and for
// both masters, two hands, and the middle card. Its text is the ranks from the fifth down, R and r for Red's
// master and students, B and b for Blue's, the side to move, Red's hand, Blue's hand and the middle card:
//
//	bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab
//
// Red is rules.Near and starts on rank 1, Blue is rules.Far. A hand is unordered; it is parsed in either
// order and written sorted by name.
//
// # Turns
//
// A [Move] is a card and the step of a piece, or a card to exchange when no piece can step:
//
//	ox:c1-c2
//	fox:pass
//
// Two cards with the same step make two turns.
//
// # Cards
//
// A [Card] is the index of a card by name. Its offsets are as seen from its owner's seat; they are rotated
// for Blue. Only the base deck has stamps, which say who begins; with another card in the middle Red does. A
// seed always deals the same cards, in every version of the program.
//
// # The end
//
// A captured master, or a master on the enemy temple. Draws by repetition or by length are handled in package match.
package onitama
