// Package analysis is the page for studying a game: its tree of turns and its key moments.
package analysis
