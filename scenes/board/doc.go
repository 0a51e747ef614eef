// Package board shows boards: any position of any game, and any events that
// lead from one to the next. It knows no window, page, engine or match;
// who has those gives it positions and events, and draws it.
//
//	b := board.New(game, start, style)
//	b.Pace = 1
//	b.Arrange(area, board.Lie(g.Home, false, rules.Near))
//	next, events, err := start.Play("a1-a3")
//	b.Play(events) // Tick moves the pieces, Finish skips to the end
//	…
//	b.Show(next)
//	b.Draw(painter, board.Marks{Last: board.Touched(events)})
//
// A [Board] is pieces, the animator that moves them and the particles that fly
// as they go. It is state in, picture out: which spots are marked is said at
// each drawing. A [Speller] is the other half of playing by hand, and pure: the
// taps of a turn so far, and what may follow. A [Diagram] is a small board in a
// page.
//
// What is particular to one game is its descriptor, a [Game], and the [View]
// that it makes: each game's folder below this one has both, and package games
// lists them. Here no game, piece or spot is known by its name.
//
// It is not for the rules (package rules says what an event does to the
// tokens), not for sounds (Started tells when an event begins) and not for
// deciding what may be tapped by whom.
package board
