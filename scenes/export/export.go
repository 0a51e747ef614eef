// Package export describes the exchange of files between the program and its user, shared by the pages that
// ask for it and package platform that does it: file names, outcomes, and files brought in.
//
//	name := export.FileName("Ann – Ben.csv")
//	went := <-on.SaveFile(name, data)
//
// It reads and writes nothing itself.
package export

import "errors"

// Errors besides those of the system.
var (
	// ErrRefused means that the browser or the user does not allow it.
	ErrRefused = errors.New("not allowed here")
	// ErrCancelled means that the player has changed their mind.
	ErrCancelled = errors.New("cancelled")
	// ErrNotHere means that the device has no way to do it.
	ErrNotHere = errors.New("nothing here can do that")
)

// An Outcome is the result of an export.
type Outcome struct {
	// Place is where the file is now: a path, or only its name in a browser.
	Place string
	// Err is nil, one of this package's errors, or the system's.
	Err error
}

// Done returns a channel with an outcome known already.
func Done(o Outcome) <-chan Outcome {
	c := make(chan Outcome, 1)
	c <- o
	return c
}
