// Package session runs one game without a screen: which side is to move, what the engine is asked and when its turn
// is shown, taking back and reviewing, hints and judgements of positions. Games, lessons, reviews and puzzles use it.
//
// A [Session] takes commands ([Session.Play], [Session.Undo], [Session.Look]) and is in one [State], which
// says what it waits for. [Session.Tick] lets time pass; [Session.Drain] returns what has happened, in order.
// There are no callbacks into a page, and the engine is neither asked nor heard while pieces move, which the
// page says with each tick.
//
// A [Broker] shares the one thinker among all users. In every frame they say what they want and read what is
// known; requests no longer wanted are cancelled.
//
// A page's frame is: the player's commands; Tick for the page on top, [Session.Poll] for those below; then
// [Broker.Tick] once; then the events.
//
// The rules of a game (package rules), its record (package match) and thinking (package ai) are elsewhere,
// and pages show states and events in words and pictures. The package uses no clock: time is counted in
// ticks, 60 per second, and the players' time by a clock passed to it ([Timer]).
package session
