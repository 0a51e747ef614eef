package export

import (
	"errors"
	"image"
)

// What a player may bring at once.
const (
	// MostFile is how large a file may be in bytes: thousands of games.
	MostFile = 16 << 20
	// MostFiles is how many there may be.
	MostFiles = 100
)

var (
	// ErrTooLarge tells that a file is larger than MostFile, or that there are more than MostFiles.
	ErrTooLarge = errors.New("too large")
	// ErrNotFile tells that a folder or a device was brought for a file.
	ErrNotFile = errors.New("not a file")
)

// A File is one that the player has brought.
type File struct {
	// Name is what it is called, without its folder; "" for pasted text.
	Name string
	Data []byte
	// Err tells why there are no data: ErrTooLarge, or the system's.
	Err error
}

// Brought is what a player has brought into the program.
type Brought struct {
	Files []File
	// Err tells why there is nothing: one of this package, or the system's.
	Err error
}

// None is a channel with the reason why nothing comes.
func None(err error) <-chan Brought {
	c := make(chan Brought, 1)
	c <- Brought{Err: err}
	return c
}

// An Exchange is what a platform does with files and clipboard besides text; what takes long uses channels.
type Exchange interface {
	// Open has the player choose files; "" is no title. It gives ErrCancelled for none, and ErrNotHere
	// where there is no way to choose: a path may be written then where CanOpenPath.
	Open(title string) <-chan Brought
	CanOpenPath() bool
	OpenPath(path string) <-chan Brought
	// Dropped are the files that were dropped onto the window since it was asked
	// last, or the text pasted into it; nil is none. It is asked in every tick.
	Dropped() <-chan Brought
	// Paste gives the text of the clipboard, where CanPaste.
	Paste() <-chan Brought
	CanPaste() bool

	// PNG writes an opaque picture as a file's contents; nil where it cannot.
	PNG(picture *image.RGBA) <-chan []byte
	// CopyPicture puts a PNG onto the clipboard, where CanCopyPicture.
	CopyPicture(png []byte) <-chan Outcome
	CanCopyPicture() bool
	// ShareFile offers a file to the player's other programs, where CanShareFile says so of its name.
	ShareFile(name string, data []byte) <-chan Outcome
	CanShareFile(name string) bool
}
