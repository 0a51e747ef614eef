// Package onitama is Onitama: a master and four students a side, and five
// cards that say how pieces step and go round between the players. It knows
// the legal turns and says why others are not; it is not for choosing among
// them. The rules and all cards are told for players in docs/RULES.md.
//
// A [Position] is a small comparable value: sets of squares for the side to
// move, for the other side and for both masters, two hands, and the middle
// card. Its text is the ranks from the fifth down, R and r for Red's master
// and students, B and b for Blue's, the side to move, Red's hand, Blue's hand
// and the middle card:
//
//	bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab
//
// Red is rules.Near and starts on rank 1, Blue is rules.Far. A hand is
// unordered; it is read either way and written sorted by name.
//
// # Turns
//
// A [Move] is a card and the step of a piece, or a card to exchange when none
// can step:
//
//	ox:c1-c2
//	fox:pass
//
// Two cards with the same step make two turns.
//
// # Cards
//
// A [Card] numbers the cards by their names. Its offsets are as seen from its
// owner's seat; they are turned round for Blue. Only the base deck has stamps,
// which say who begins; with another card in the middle Red does. A seed deals
// the same cards for ever, whatever version of the program shuffles.
//
// # The end
//
// A master captured, or a master on the enemy temple. A draw by repetition or
// by length is not seen here but in package match.
package onitama
