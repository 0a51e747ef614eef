// Package game is the page of a game that is being played: the board with a bar for each player, the buttons,
// the list of turns, the clocks, hints and why they are advised, and the line that takes turns as words.
//
// A [Page] shows a session (play/session), which knows what may be done and who is to move. What happens there
// comes to the page as events (events.go); what the player does goes to the session (actions.go). [Open] puts
// a game on the stack of pages.
package game
