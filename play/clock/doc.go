// Package clock measures the thinking time of the sides of a game: time controls ([Control]), the time used
// by two sides ([Clock]), which time counts ([Watch]) and what was left after each turn ([Log]).
//
// The package never asks for the time: callers pass durations since any fixed moment. A turn is
//
//	c := clock.New([2]clock.Control{five, five})
//	c.Start(rules.Near, now)
//	…
//	if side, fell := c.Flagged(now); fell { … } // side has lost
//	c.Turn(rules.Far, now)                      // Near's turn is over, Far's has begun
//
// # Kinds
//
//   - Sudden death: one time for all turns.
//   - Increment (Fischer): each completed turn adds time.
//   - Delay: the first seconds of a turn do not count.
//   - Hourglass: time used by one side is added to the other's.
//   - Byo-yomi: after the main time each turn has a period. Exceeding it
//     loses the period, and exceeding the last one loses the game.
//
// A turn is over for the clock when the other side is to move: if a side moves several times in a row,
// nothing is added in between.
//
// # Notation
//
// A control is written in minutes, or minutes and seconds; Extra is in seconds:
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
// How a clock looks or sounds, and what a fallen flag means in a game (package match), are not part of this package.
package clock
