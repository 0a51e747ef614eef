package shelf

// A database keeps contents by name, each with its mark, and notes of the store's own. What a
// change has written is there to stay when it returns.
type database interface {
	marks() (map[string]Mark, error)
	// mark wraps fs.ErrNotExist for none.
	mark(name string) (Mark, error)
	// get wraps fs.ErrNotExist too, or is ErrTooLarge or ErrForeign.
	get(name string) (string, error)
	// recall returns a note, "" for none.
	recall(name string) (string, error)
	// change makes all steps or none, during which nobody else changes anything.
	change(steps ...step) error
	// relax lets changes wait for the disk until it is switched off.
	relax(on bool) error
	// hold claims a name among all pages of the origin.
	hold(name string) Claim
}

// A step is a part of a change. Steps of one change have names of their own.
type step struct {
	kind       stepKind
	name       string
	value, old string
	to         string
}

type stepKind string

const (
	stepPut     stepKind = "put"     // value under name
	stepAdd     stepKind = "add"     // or fails with fs.ErrExist
	stepReplace stepKind = "replace" // old for value, or fails with ErrChanged; nothing counts as old
	stepMove    stepKind = "move"    // from name to to, which must be free
	stepDrop    stepKind = "drop"    // name, or fails with fs.ErrNotExist
	stepNote    stepKind = "note"    // value among the notes
	// stepFirst is a note that must not be there yet, or fails with fs.ErrExist.
	stepFirst stepKind = "first"
)

// A drawer is the browser's localStorage, where pages kept everything before they used its
// database, and where a closing page leaves what it cannot wait for.
type drawer interface {
	keys() ([]string, error)
	get(key string) (value string, ok bool, err error)
	set(key, value string) error
	remove(key string) error
}
