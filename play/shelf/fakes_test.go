package shelf

import (
	"errors"
	"io/fs"
	"maps"
	"sync"
	"time"
)

// A fakeDatabase is a browser's database, which may be full or switched off, and the page's localStorage.
// Several pages may share one.
type fakeDatabase struct {
	mu     sync.Mutex
	values map[string]string
	notes  map[string]string
	quota  int // in bytes of values; 0 is none
	off    bool
	// changes counts the changes, and failAt is the one that fails as if the page had been closed before it;
	// 0 for none.
	changes, failAt int
	// gets and asks count the requests for contents and for marks.
	gets, asks int
}

var errClosed = errors.New("the page is closed")

func newFakeDatabase() *fakeDatabase {
	return &fakeDatabase{values: make(map[string]string), notes: make(map[string]string)}
}

func newWeb(db database) *web { return &web{db: db, now: time.Now} }

func (d *fakeDatabase) marks() (map[string]Mark, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return nil, errOff
	}
	d.asks++
	marks := make(map[string]Mark)
	for name, value := range d.values {
		marks[name] = markOf(value)
	}
	return marks, nil
}

func (d *fakeDatabase) mark(name string) (Mark, error) {
	marks, err := d.marks()
	if _, ok := marks[name]; err == nil && !ok {
		err = missing("stat", name)
	}
	return marks[name], err
}

func (d *fakeDatabase) get(name string) (string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return "", errOff
	}
	d.gets++
	value, ok := d.values[name]
	if !ok {
		return "", missing("read", name)
	}
	return value, checkSize(value)
}

func (d *fakeDatabase) recall(name string) (string, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return "", errOff
	}
	return d.notes[name], nil
}

func (d *fakeDatabase) change(steps ...step) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.off {
		return errOff
	}
	d.changes++
	if d.changes == d.failAt {
		return errClosed
	}
	values, notes := maps.Clone(d.values), maps.Clone(d.notes)
	for _, s := range steps {
		if err := s.do(values, notes); err != nil {
			return err
		}
	}
	if size := sizeOf(values); d.quota > 0 && size > d.quota && size > sizeOf(d.values) {
		return errFull
	}
	d.values, d.notes = values, notes
	return nil
}

// sizeOf returns the space used by values.
func sizeOf(values map[string]string) int {
	size := len("what others keep")
	for _, v := range values {
		size += len(v)
	}
	return size
}

// do performs a step of a change.
func (s step) do(values, notes map[string]string) error {
	value, there := values[s.name]
	switch s.kind {
	case stepAdd:
		if there {
			return taken("write", s.name)
		}
	case stepReplace:
		switch {
		case there && len(value) > maxFile:
			return ErrTooLarge
		case there && value != s.old:
			return ErrChanged
		}
	case stepMove, stepDrop:
		if !there {
			return missing("read", s.name)
		}
		if _, there := values[s.to]; there && s.kind == stepMove {
			return taken("write", s.to)
		}
		delete(values, s.name)
		if s.kind == stepMove {
			values[s.to] = value
		}
		return nil
	case stepNote, stepFirst:
		if _, there := notes[s.name]; there && s.kind == stepFirst {
			return fs.ErrExist
		}
		notes[s.name] = s.value
		return nil
	}
	values[s.name] = s.value
	return nil
}

func (d *fakeDatabase) relax(bool) error  { return nil }
func (d *fakeDatabase) hold(string) Claim { return granted{} }

// A fakeDrawer is a localStorage. After it is closed it fails, as when the page has ended.
type fakeDrawer struct {
	values map[string]string
	// changes counts the changes, and failAt is the one that fails; 0 for none.
	changes, failAt int
}

func (l *fakeDrawer) keys() (keys []string, err error) {
	for key := range l.values {
		keys = append(keys, key)
	}
	return keys, nil
}

func (l *fakeDrawer) get(key string) (string, bool, error) {
	value, ok := l.values[key]
	return value, ok, nil
}

func (l *fakeDrawer) set(key, value string) error {
	l.values[key] = value
	return nil
}

func (l *fakeDrawer) remove(key string) error {
	l.changes++
	if l.changes == l.failAt {
		return errClosed
	}
	delete(l.values, key)
	return nil
}
