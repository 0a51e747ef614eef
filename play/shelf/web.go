package shelf

import (
	"errors"
	"io/fs"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// keyPrefix distinguishes Tidepool's keys from others of the same origin.
const keyPrefix = "tidepool/"

// A web is a store in a browser's database. Its methods wait for the browser, so they must not be called in a
// function that the browser calls, except through atOnce.
type web struct {
	db    database
	local drawer // nil for none
	// first is the first counter for ids. It differs between pages, so that two pages that begin games at
	// once seldom try the same id.
	first int
	now   func() time.Time

	transferring sync.Mutex
	arrived      bool // there may be something in local
	// unfinished means that the last transfer was incomplete: the next listing retries.
	unfinished bool
	busy       int    // methods waiting now
	hurried    bool   // methods must not wait
	settings   string // as last read or written here, "" for none
	looked     bool   // for settings
}

var errHurried = errors.New("there is no time to look")

func (w *web) firstCounter() int { return w.first }

// catchUp transfers what has arrived before anything else is done.
func (w *web) catchUp() {
	if !w.arrived || w.hurried {
		return
	}
	defer w.wait()()
	w.transfer()
}

// wait notes that a method waits for the browser, until it is done.
func (w *web) wait() (done func()) {
	w.busy++
	return func() { w.busy-- }
}

func (w *web) change(steps ...step) error {
	w.catchUp()
	defer w.wait()()
	return w.db.change(steps...)
}

func (w *web) Read(name string) ([]byte, error) {
	if w.hurried {
		switch {
		case name != settingsName || !w.looked:
			return nil, errHurried
		case w.settings == "":
			return nil, missing("read", name)
		}
		return []byte(w.settings), nil
	}
	w.catchUp()
	defer w.wait()()
	value, err := w.db.get(name)
	if name == settingsName && (err == nil || errors.Is(err, fs.ErrNotExist)) {
		w.settings, w.looked = value, true
	}
	return []byte(value), err
}

// checkContent refuses what the database cannot hold.
func checkContent(name, content string) error {
	if err := errors.Join(checkName(name), checkSize(content)); err != nil {
		return err
	}
	if !utf8.ValidString(content) {
		return errors.New("not UTF-8")
	}
	return nil
}

func (w *web) write(s step) error {
	if err := checkContent(s.name, s.value); err != nil {
		return err
	}
	if w.hurried {
		return w.leave(s)
	}
	err := w.change(s)
	if err == nil && s.name == settingsName {
		w.settings, w.looked = s.value, true
	}
	return err
}

func (w *web) Swap(name string, old, data []byte) error {
	return w.write(step{kind: stepReplace, name: name, value: string(data), old: string(old)})
}

func (w *web) Create(name string, data []byte) error {
	return w.write(step{kind: stepAdd, name: name, value: string(data)})
}

// createAll creates many contents or none.
func (w *web) createAll(names, contents []string) error {
	steps := make([]step, len(names))
	for i, name := range names {
		if err := checkContent(name, contents[i]); err != nil {
			return err
		}
		steps[i] = step{kind: stepAdd, name: name, value: contents[i]}
	}
	if w.hurried {
		return errHurried
	}
	return w.change(steps...)
}

// Rename moves the value as it is, even one that is too large for Read.
func (w *web) Rename(from, to string) error {
	if err := checkName(to); err != nil {
		return err
	}
	if w.hurried {
		return errHurried
	}
	return w.change(step{kind: stepMove, name: from, to: to})
}

func (w *web) Remove(name string) error {
	if w.hurried {
		return errHurried
	}
	return w.change(step{kind: stepDrop, name: name})
}

func (w *web) Stat(name string) (Mark, error) {
	if w.hurried {
		return Mark{}, errHurried
	}
	w.catchUp()
	defer w.wait()()
	return w.db.mark(name)
}

func (w *web) marks() (map[string]Mark, error) {
	if w.hurried {
		return nil, errHurried
	}
	w.arrived = w.arrived || w.unfinished
	w.catchUp()
	defer w.wait()()
	marks, err := w.db.marks()
	for name := range marks {
		if checkName(name) != nil {
			delete(marks, name)
		}
	}
	return marks, err
}

func (w *web) List() ([]string, error) {
	marks, err := w.marks()
	names := make([]string, 0, len(marks))
	for name := range marks {
		names = append(names, name)
	}
	return names, err
}

func (w *web) Hold(name string) Claim { return w.db.hold(keyPrefix + name) }

// together syncs all writes of do at once.
func (w *web) together(do func()) {
	if w.hurried || w.db.relax(true) != nil {
		do()
		return
	}
	do()
	w.db.relax(false)
}

const indexNote = "index"

func (w *web) readIndex() string {
	defer w.wait()()
	text, _ := w.db.recall(indexNote)
	return text
}

func (w *web) writeIndex(data []byte) {
	defer w.wait()()
	w.db.change(step{kind: stepNote, name: indexNote, value: strings.ToValidUTF8(string(data), "")})
}

// atOnce runs do without waiting, for a page that may be closed when it returns: written contents are in
// local until the database has them.
func (w *web) atOnce(do func()) {
	if w.busy > 0 {
		go func() {
			for w.busy > 0 {
				time.Sleep(time.Millisecond)
			}
			w.atOnce(do)
		}()
		return
	}
	w.hurried = true
	do()
	w.hurried = false
	go w.catchUp()
}
