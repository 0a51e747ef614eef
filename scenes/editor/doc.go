// Package editor is the page on which a position is set up, to be gone over or played from.
package editor
