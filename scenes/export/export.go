// Package export is what goes between the program and its owner's files, as
// those who ask for it and those who do it (package platform) both see it: what
// a file may be called and how it went, and what the owner has brought.
//
//	name := export.FileName("Ann – Ben.csv")
//	went := <-on.SaveFile(name, data)
//
// It reads and writes nothing itself.
package export

import "errors"

// Errors that the system's own do not name.
var (
	// ErrRefused tells that the browser or its owner does not allow it.
	ErrRefused = errors.New("not allowed here")
	// ErrCancelled tells that the player has thought better of it.
	ErrCancelled = errors.New("cancelled")
	// ErrNotHere tells that there is nothing on this device that could do it.
	ErrNotHere = errors.New("nothing here can do that")
)

// An Outcome is how it went.
type Outcome struct {
	// Place is where a file lies now, in the player's terms: a path, or only its name in a browser.
	Place string
	// Err is nil, one of this package, or the system's.
	Err error
}

// Done is a channel with an outcome that is known already.
func Done(o Outcome) <-chan Outcome {
	c := make(chan Outcome, 1)
	c <- o
	return c
}
