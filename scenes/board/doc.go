// Package board shows boards: any position of any game, and any events that lead from one to the next. It is
// independent of windows, pages, engines and matches; its user passes in positions and events, and draws it.
//
//	b := board.New(game, start, style)
//	b.Pace = 1
//	b.Arrange(area, board.Orient(g.Home, false, rules.Near))
//	next, events, err := start.Play("a1-a3")
//	b.Play(events) // Tick moves the pieces, Finish skips to the end
//	…
//	b.Show(next)
//	b.Draw(painter, board.Marks{Last: board.Touched(events)})
//
// A [Board] consists of pieces, the animator that moves them and the particles that fly. State goes in and a
// picture comes out: the marks are passed to each drawing. A [Speller] is the other half of playing by hand,
// without side effects: the taps of a turn so far, and what may follow. A [Diagram] is a small board in a
// page.
//
// Everything specific to one game is in its descriptor, a [Game], and the [View] that it makes: each game's
// folder below this one has both, and package games lists them. This package does not know any game, piece or
// spot by name.
//
// Rules are in package rules (which says what an event does to the tokens), sounds elsewhere (Started reports
// when an event begins), and so is the decision who may tap what.
package board
