// Package analysis has the page on which a game is gone over: its turns as a tree, the engine's
// opinion, and the moments at which it turned.
package analysis
