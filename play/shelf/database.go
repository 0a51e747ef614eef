package shelf

// A database stores contents by name, each with its mark, and notes for the store's own use. When change
// returns, its writes are permanent.
type database interface {
	marks() (map[string]Mark, error)
	// mark returns an error wrapping fs.ErrNotExist if there is none.
	mark(name string) (Mark, error)
	// get returns an error wrapping fs.ErrNotExist, or ErrTooLarge or ErrForeign.
	get(name string) (string, error)
	// recall returns a note, "" for none.
	recall(name string) (string, error)
	// change performs all steps or none, as a transaction.
	change(steps ...step) error
	// relax lets changes return before they reach the disk, until it is switched off.
	relax(on bool) error
	// hold claims a name among all pages of the origin.
	hold(name string) Claim
}

// A step is a part of a change. Each step of a change has a different name.
type step struct {
	kind       stepKind
	name       string
	value, old string
	to         string
}

type stepKind string

const (
	stepAdd     stepKind = "add"     // fails with fs.ErrExist if it exists
	stepReplace stepKind = "replace" // old by value, or fails with ErrChanged; a missing content counts as empty
	stepMove    stepKind = "move"    // from name to to, which must be free
	stepDrop    stepKind = "drop"    // fails with fs.ErrNotExist if it does not exist
	stepNote    stepKind = "note"    // value among the notes
	// stepFirst is a note that must not exist yet, or fails with fs.ErrExist.
	stepFirst stepKind = "first"
)

// A drawer is the browser's localStorage, where older pages kept everything, and where a closing page leaves
// what it cannot wait for.
type drawer interface {
	keys() ([]string, error)
	get(key string) (value string, ok bool, err error)
	set(key, value string) error
	remove(key string) error
}
