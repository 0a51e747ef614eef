// Package session is what goes on in one game, without a screen: who is to move,
// what the engine is asked and when its turn is shown, what is taken back or
// looked at, what is advised and thought of a position. A game, a lesson, a
// review and a puzzle are users of it.
//
// A [Session] takes commands ([Session.Play], [Session.Undo], [Session.Look])
// and is in one [State], which says what it waits for. [Session.Tick] lets
// time pass; what has happened is told, in order, by [Session.Drain]. Nothing
// calls back into a page, and nothing is asked or answered while pieces move,
// which the page says with each tick.
//
// A [Broker] shares the one thinker among all who want to know something. In
// every frame they say what they want and read what is known; what nobody
// wants is cancelled.
//
// A page's frame is: commands from the player's hands; Tick for the page on
// top, [Session.Poll] for those below; then, once, [Broker.Tick]; then the
// events.
//
// The package is not for the rules of a game (package rules), its record
// (package match), for thinking (package ai), or for anything that is seen,
// heard or said: pages put states and events into words and pictures. It
// asks no clock: time is counted in ticks, of which there are 60 a second, and
// that of players by a clock that is handed in ([Timer]).
package session
