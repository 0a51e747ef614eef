package shelf

import (
	"errors"
	"io/fs"

	"tidepool/play/match"
)

// A Cause is why something could not be read or stored, for a program to put into words. Its texts
// are stable: they name those words.
type Cause string

const (
	// Of a file.
	CauseForeign  Cause = "foreign"  // it is not a saved game
	CauseDamaged  Cause = "damaged"  // it was one, and has been changed
	CauseNewer    Cause = "newer"    // a newer version of the program wrote it
	CauseTooLarge Cause = "toolarge" // no saved game is that large
	CauseNotFile  Cause = "notfile"  // a folder or a device has its name
	CauseMissing  Cause = "missing"  // it is not there

	// Of the place where files are kept.
	CauseFull      Cause = "full"      // no space is left, or no more is allowed
	CauseDenied    Cause = "denied"    // it may not be read or written
	CauseNoHome    Cause = "nohome"    // the user has no folder of their own
	CauseNotFolder Cause = "notfolder" // a file has the folder's name
	CauseOff       Cause = "off"       // the browser's storage is switched off
	CauseBusy      Cause = "busy"      // another program keeps it to itself
	CauseHeld      Cause = "held"      // another program has the game open
	CauseUnknown   Cause = "unknown"   // the error itself has to say it
)

func Causes() []Cause {
	return []Cause{CauseForeign, CauseDamaged, CauseNewer, CauseTooLarge, CauseNotFile, CauseMissing,
		CauseFull, CauseDenied, CauseNoHome, CauseNotFolder, CauseOff, CauseBusy, CauseHeld, CauseUnknown}
}

// Errors of stores that other packages do not name.
var (
	errFull = errors.New("no space is left")
	errOff  = errors.New("storage is switched off")
	errBusy = errors.New("another program keeps the folder locked")
	errHome = errors.New("no folder of the user's")
)

// causes are in this order: what is wrong with a file before why it could not be moved out of the way.
var causes = []struct {
	err   error
	cause Cause
}{
	{ErrNewer, CauseNewer},
	{match.ErrUnknownGame, CauseNewer},
	{ErrDamaged, CauseDamaged},
	{ErrForeign, CauseForeign},
	{ErrTooLarge, CauseTooLarge},
	{ErrNotFile, CauseNotFile},
	{errFull, CauseFull},
	{errOff, CauseOff},
	{errBusy, CauseBusy},
	{errHome, CauseNoHome},
	{ErrHeld, CauseHeld},
	{fs.ErrPermission, CauseDenied},
	{fs.ErrNotExist, CauseMissing},
}

// CauseOf tells why an error of this package came about.
func CauseOf(err error) Cause {
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return c.cause
		}
	}
	return systemCause(err)
}
