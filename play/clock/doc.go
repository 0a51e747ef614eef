// Package clock measures how long the sides of a game may still think. It knows
// the kinds of time control there are ([Control]), counts the time of two sides
// ([Clock]), decides which of it counts ([Watch]) and remembers what was left
// after each turn ([Log]).
//
// The package asks nobody for the time: whoever uses it hands over durations
// since any moment. A person's turn is
//
//	c := clock.New([2]clock.Control{five, five})
//	c.Start(rules.Near, now)
//	…
//	if side, fell := c.Flagged(now); fell { … } // side has lost
//	c.Turn(rules.Far, now)                      // Near's turn is over, Far's has begun
//
// # Kinds
//
//   - Sudden death: all turns together in one time.
//   - Increment (Fischer): each turn that is over gives time.
//   - Delay: the first seconds of a turn do not count.
//   - Hourglass: what one side uses, the other gets.
//   - Byo-yomi: after the main time each turn has a period to itself; who
//     needs longer has lost that period, and with the last one the game.
//
// A turn is over for the clock when the other side is to move: where a side
// moves several times running, nothing is given in between.
//
// # Notation
//
// A control is written in minutes, or minutes and seconds, with seconds for
// what comes besides:
//
//   - no clock
//     5         five minutes (sudden death)
//     1:30      a minute and a half
//     5+3       five minutes, and three seconds for each turn (increment)
//     5d3       five minutes; the first three seconds of a turn are free (delay)
//     5h        five minutes in an hourglass
//     10+3x30   ten minutes, then three periods of 30 seconds (byo-yomi)
//     0+3x30    the same without main time
//
// The package is not for what a clock looks like or sounds like, nor for what a
// fallen flag means in a game (package match).
package clock
