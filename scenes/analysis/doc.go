// Package analysis has the page on which a game is gone over: its turns as a
// tree, what the engine thinks of them, and the moments at which it turned.
package analysis
