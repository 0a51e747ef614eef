// Package analysis is the page on which a game is gone over: its tree of turns and where it turned.
package analysis
