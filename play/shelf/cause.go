package shelf

import (
	"errors"
	"io/fs"

	"tidepool/play/match"
)

// A Cause is why something could not be read or stored, for programs to translate. Its texts are stable: they
// are used in locale keys.
type Cause string

const (
	// Causes about a file.
	CauseForeign  Cause = "foreign"  // it is not a saved game
	CauseDamaged  Cause = "damaged"  // it is a saved game that was changed
	CauseNewer    Cause = "newer"    // written by a newer version of the program
	CauseTooLarge Cause = "toolarge" // no saved game is that large
	CauseNotFile  Cause = "notfile"  // a folder or a device has its name
	CauseMissing  Cause = "missing"  // it does not exist

	// Causes about the place where files are kept.
	CauseFull      Cause = "full"      // no space is left, or a quota is used up
	CauseDenied    Cause = "denied"    // no permission to read or write
	CauseNoHome    Cause = "nohome"    // the user has no home folder
	CauseNotFolder Cause = "notfolder" // a file has the folder's name
	CauseOff       Cause = "off"       // the browser's storage is switched off
	CauseBusy      Cause = "busy"      // another program has locked it
	CauseHeld      Cause = "held"      // another program has the game open
	CauseUnknown   Cause = "unknown"   // see the error itself
)

func Causes() []Cause {
	return []Cause{CauseForeign, CauseDamaged, CauseNewer, CauseTooLarge, CauseNotFile, CauseMissing,
		CauseFull, CauseDenied, CauseNoHome, CauseNotFolder, CauseOff, CauseBusy, CauseHeld, CauseUnknown}
}

// Store errors without a name in other packages.
var (
	errFull = errors.New("no space is left")
	errOff  = errors.New("storage is switched off")
	errBusy = errors.New("another program keeps the folder locked")
	errHome = errors.New("no folder of the user's")
)

// causes is in order of precedence: problems of a file come before failures to set it aside.
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

// CauseOf returns the cause of an error of this package.
func CauseOf(err error) Cause {
	for _, c := range causes {
		if errors.Is(err, c.err) {
			return c.cause
		}
	}
	return systemCause(err)
}
