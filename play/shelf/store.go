package shelf

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/play/match"
)

// MaxFile is the longest content that a store reads or writes, in bytes.
const MaxFile = match.MaxRecord + 1024

// ErrTooLarge and ErrNotFile say why a store will not read what is there.
var (
	ErrTooLarge = fmt.Errorf("larger than %d bytes", MaxFile)
	ErrNotFile  = errors.New("not a regular file")
)

// ErrChanged tells that another program has written a content meanwhile.
var ErrChanged = errors.New("changed by another program")

// A Store keeps contents by name. Names are letters, digits, '-' and '.', and do not begin with a
// dot; List may return others that somebody has put there. Errors wrap fs.ErrNotExist and
// fs.ErrExist where those apply.
type Store interface {
	// Read fails with ErrTooLarge or ErrNotFile for what this package cannot have written.
	Read(name string) ([]byte, error)
	// Write replaces a content as a whole or leaves the old one.
	Write(name string, data []byte) error
	// Swap replaces the content old, or writes one if there is none; no other program can write
	// meanwhile. It fails with ErrChanged if there is another.
	Swap(name string, old, data []byte) error
	// Create writes a content that must not exist yet.
	Create(name string, data []byte) error
	// Rename gives a content another name, which must not exist yet.
	Rename(from, to string) error
	Remove(name string) error
	// List returns all names in no particular order.
	List() ([]string, error)
	// Stat returns the mark of a content, which changes whenever the content does.
	Stat(name string) (Mark, error)
	// Hold claims a name for this program, which does not affect reading and writing.
	Hold(name string) Claim
}

// What a Store may do besides.
type (
	// A creator creates many contents at once, all or none, faster than one by one.
	creator interface {
		createAll(names []string, data [][]byte) error
	}
	// A marker tells the marks (checksums) of all contents at once, by name.
	marker interface {
		marks() (map[string]Mark, error)
	}
	// A cacher keeps an index from one run to the next. It may be lost or changed by others: it is
	// only believed where it makes sense, and of files that still have the mark.
	cacher interface {
		readIndex() []byte
		writeIndex(data []byte)
	}
	// A batcher syncs all that do stores at once.
	batcher interface{ together(do func()) }
	// A finisher does without waiting for anything what is done in do.
	finisher interface{ atOnce(do func()) }
	// A placed store is a folder with a path; a guest's may hold settings of another program.
	placed interface {
		folder() string
		isGuest() bool
	}
	// A numbered store says where the counting of this program's names begins.
	numbered interface{ firstCounter() int }
)

// checkName refuses names that could lead out of the store or mean something else on another system.
func checkName(name string) error {
	if name == "" || len(name) > 200 || name[0] == '.' || strings.ContainsAny(name, "/\\:\x00") {
		return fmt.Errorf("%.40q is not a name for a file", name)
	}
	return nil
}

func checkSize(data []byte) error {
	if len(data) > MaxFile {
		return ErrTooLarge
	}
	return nil
}

// PlaceOf tells where a store keeps its contents: the path of a folder, or "" for a place without a
// name; kept tells that they outlive the program.
func PlaceOf(s Store) (path string, kept bool) {
	switch s := s.(type) {
	case placed:
		return s.folder(), true
	case *Memory:
		return "", false
	}
	return "", true
}
