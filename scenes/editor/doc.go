// Package editor is the page for setting up a position, to study it or to play from it.
package editor
