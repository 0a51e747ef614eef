package shelf

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/play/match"
)

// maxFile is the maximum length of a content in bytes.
const maxFile = match.MaxRecord + 1024

// ErrTooLarge and ErrNotFile say why a store refuses to read something.
var (
	ErrTooLarge = fmt.Errorf("larger than %d bytes", maxFile)
	ErrNotFile  = errors.New("not a regular file")
)

// ErrChanged means that another program has written a content meanwhile.
var ErrChanged = errors.New("changed by another program")

// A Store stores contents by name. Names consist of letters, digits, '-' and '.', and do not begin with a
// dot; List may also return foreign names. Errors wrap fs.ErrNotExist and fs.ErrExist where they apply.
type Store interface {
	// Read returns ErrTooLarge or ErrNotFile for what this package cannot have written.
	Read(name string) ([]byte, error)
	// Swap atomically replaces the content old, or creates one if there is none. It returns ErrChanged if the
	// content is different.
	Swap(name string, old, data []byte) error
	// Create writes a content that must not exist yet.
	Create(name string, data []byte) error
	// Rename renames a content to a name that must not exist yet.
	Rename(from, to string) error
	Remove(name string) error
	// List returns all names in no particular order.
	List() ([]string, error)
	// Stat returns the mark of a content, which changes whenever the content does.
	Stat(name string) (Mark, error)
	// Hold claims a name for this program; it does not affect reading and writing.
	Hold(name string) Claim
}

// Optional methods of a Store.
type (
	// A creator creates many contents at once, all or none, faster than one by one.
	creator interface {
		createAll(names, contents []string) error
	}
	// A marker returns the marks (checksums) of all contents at once, by name.
	marker interface {
		marks() (map[string]Mark, error)
	}
	// A cacher keeps an index from one run to the next. It may be lost or changed by others: it is only used
	// if it is valid, and for files whose mark is unchanged.
	cacher interface {
		readIndex() string
		writeIndex(data []byte)
	}
	// A batcher syncs all that do stores at once.
	batcher interface{ together(do func()) }
	// A locker calls do while no other program stores or renames. It is for stores where renaming takes two steps,
	// between which a content has both names.
	locker interface{ alone(do func() error) error }
	// A finisher runs do without waiting for its writes.
	finisher interface{ atOnce(do func()) }
	// A placed store is a folder with a path; a guest's may hold settings of another program.
	placed interface {
		folder() string
		isGuest() bool
	}
	// A numbered store chooses where the counters of this program's ids begin.
	numbered interface{ firstCounter() int }
)

// checkName refuses names that could lead outside the store or have a special meaning on another system.
func checkName(name string) error {
	if name == "" || len(name) > 200 || name[0] == '.' || strings.ContainsAny(name, "/\\:\x00") {
		return fmt.Errorf("%.40q is not a name for a file", name)
	}
	return nil
}

func checkSize[T string | []byte](content T) error {
	if len(content) > maxFile {
		return ErrTooLarge
	}
	return nil
}

// PlaceOf returns where a store keeps its contents: the path of a folder, or "" if there is none; kept
// reports whether they outlive the program.
func PlaceOf(s Store) (path string, kept bool) {
	switch s := s.(type) {
	case placed:
		return s.folder(), true
	case *Memory:
		return "", false
	}
	return "", true
}
