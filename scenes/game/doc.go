// Package game is the page of a game being played: the board with a bar for each player, the buttons, the
// list of turns, the clocks, hints with their reasons, and the command line.
//
// A [Page] shows a session (play/session), which decides what may be done and who is to move. The session's
// events come to the page (events.go), the player's actions go to the session (actions.go). [Open] pushes a
// game's page.
package game
