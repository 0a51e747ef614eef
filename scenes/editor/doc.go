// Package editor is the page on which a position is set up, of any game that
// says how that is done.
package editor
