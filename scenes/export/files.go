package export

import (
	"errors"
	"image"
)

// Limits for what a player may bring in at once.
const (
	// MostFile is the greatest size of a file in bytes: thousands of games.
	MostFile = 16 << 20
	// MostFiles is the greatest number of files.
	MostFiles = 100
)

var (
	// ErrTooLarge means that a file is larger than MostFile, or that there are more than MostFiles.
	ErrTooLarge = errors.New("too large")
	// ErrNotFile means that a folder or a device was brought in place of a file.
	ErrNotFile = errors.New("not a file")
)

// A File is a file that the player has brought in.
type File struct {
	// Name is the file's name without its folder; "" for pasted text.
	Name string
	Data []byte
	// Err is the reason for missing data: ErrTooLarge, or the system's error.
	Err error
}

// Brought is what a player has brought into the program.
type Brought struct {
	Files []File
	// Err is the reason if there is nothing: one of this package's errors, or the system's.
	Err error
}

// None returns a channel with the reason why nothing comes.
func None(err error) <-chan Brought {
	c := make(chan Brought, 1)
	c <- Brought{Err: err}
	return c
}

// An Exchange is a platform's access to files and the clipboard besides text. Slow operations return channels.
type Exchange interface {
	// Open lets the player choose files; title may be "". It yields ErrCancelled for none, and ErrNotHere if
	// there is no way to choose; a path may be entered then, if CanOpenPath.
	Open(title string) <-chan Brought
	CanOpenPath() bool
	OpenPath(path string) <-chan Brought
	// Dropped returns the files dropped onto the window since the last call, or the text pasted into it; nil
	// for none. It is called in every tick.
	Dropped() <-chan Brought
	// Paste yields the text of the clipboard, if CanPaste.
	Paste() <-chan Brought
	CanPaste() bool

	// PNG encodes an opaque picture; it yields nil on failure.
	PNG(picture *image.RGBA) <-chan []byte
	// CopyPicture copies a PNG to the clipboard, if CanCopyPicture.
	CopyPicture(png []byte) <-chan Outcome
	CanCopyPicture() bool
	// ShareFile offers a file to the player's other programs, if CanShareFile allows its name.
	ShareFile(name string, data []byte) <-chan Outcome
	CanShareFile(name string) bool
}
