package shelf

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Contents of a browser's localStorage are moved into its database: those stored by an older version of the
// page, even if it is still open, and those left by a closing page. A content is removed only when the database
// has it permanently. A page may end at any point of this, two pages may do it at once, and a killed browser
// may bring back removed contents: so each transfer is recorded in the same change and happens only once.

const (
	// leftPrefix begins the keys of contents left by closing pages.
	leftPrefix = "tidepool.left/"
	// transferNote begins the names of the records of transfers.
	transferNote = "brought/"
	// lateMark is in the names of transferred contents whose own names were taken.
	lateMark = ".late-"
	// bringStep is how many are transferred in one change.
	bringStep = 500
	// mostSeen limits the size of a record.
	mostSeen = 50
)

// A left content is one that a closing page could not wait to store.
type left struct {
	// Base is the content that it replaces: for settings the content itself, otherwise its mark.
	Base string
	Data string
	At   int64 // time, as an identity
}

// An arrival is a content to be transferred.
type arrival struct {
	key, name, data string
	base            string // what it may replace besides its predecessor
	token           string // distinguishes it from others of its name
}

// Transfers records the transfers of a name.
type transfers struct {
	// To is the current name, if it is different.
	To string `json:",omitempty"`
	// Seen are the tokens of transferred contents, the latest last.
	Seen []string
	// Last is the last content for settings, otherwise its mark.
	Last string
}

// leave writes a step's content where the next page finds it.
func (w *web) leave(s step) error {
	if w.local == nil {
		return errOff
	}
	text, err := json.Marshal(left{baseOf(s.name, s.old), s.value, w.now().UnixNano()})
	if err != nil {
		return err
	}
	if err := w.local.set(leftPrefix+s.name, string(text)); err != nil {
		return err
	}
	w.arrived = true
	if s.name == settingsName {
		w.settings, w.looked = s.value, true
	}
	return nil
}

// baseOf returns what identifies a content: settings as a whole, so that they can be merged.
func baseOf(name, content string) string {
	if name == settingsName || content == "" {
		return content
	}
	return tokenOf(content)
}

func tokenOf(content string) string {
	m := markOf(content)
	return strconv.FormatInt(m.Size, 10) + "." + strconv.FormatInt(m.Version, 10)
}

// transfer moves everything that has arrived into the database.
func (w *web) transfer() error {
	w.transferring.Lock()
	defer w.transferring.Unlock()
	if w.local == nil {
		return nil
	}
	w.arrived, w.unfinished = false, true
	list, err := w.arrivals()
	if err != nil {
		return err
	}
	if len(list) == 0 {
		w.unfinished = false
		return nil
	}
	there, err := w.db.marks()
	if err != nil {
		return err
	}
	var errs []error
	for some := range slices.Chunk(list, bringStep) {
		errs = append(errs, w.bringSome(some, there))
	}
	err = errors.Join(errs...)
	w.unfinished = err != nil
	return err
}

func (w *web) arrivals() ([]arrival, error) {
	keys, err := w.local.keys()
	if err != nil {
		return nil, err
	}
	slices.Sort(keys)
	var list []arrival
	for _, key := range keys {
		name, kept := strings.CutPrefix(key, keyPrefix)
		if !kept {
			var isLeft bool
			if name, isLeft = strings.CutPrefix(key, leftPrefix); !isLeft {
				continue
			}
		}
		if checkName(name) != nil {
			continue
		}
		value, ok, err := w.local.get(key)
		if err != nil {
			return nil, err
		}
		a := arrival{key: key, name: name, data: value, token: tokenOf(value)}
		if !kept {
			var l left
			if json.Unmarshal([]byte(value), &l) != nil {
				continue // not written by a page
			}
			a.data, a.base, a.token = l.Data, l.Base, fmt.Sprint("left ", l.At)
		}
		if ok {
			list = append(list, a)
		}
	}
	return list, nil
}

// bringSome transfers some contents in one change if their names are free, or else one by one.
func (w *web) bringSome(some []arrival, there map[string]Mark) error {
	var steps []step
	for _, a := range some {
		if _, taken := there[a.name]; !taken && strings.HasPrefix(a.key, keyPrefix) {
			steps = append(steps, step{kind: stepAdd, name: a.name, value: a.data}, a.first())
		}
	}
	if len(steps) == 2*len(some) && w.db.change(steps...) == nil {
		return w.takeAll(some)
	}
	var errs []error
	for _, a := range some {
		err := w.bringOne(a)
		if err == nil {
			err = w.take(a)
		} else {
			err = fmt.Errorf("%s: %w", a.name, err)
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// takeAll removes the transferred contents that the database has.
func (w *web) takeAll(some []arrival) error {
	there, err := w.db.marks()
	if err != nil {
		return err
	}
	var errs []error
	for _, a := range some {
		if there[a.name] == markOf(a.data) {
			errs = append(errs, w.take(a))
		}
	}
	return errors.Join(errs...)
}

// take removes a transferred content, unless another was just put in its place.
func (w *web) take(a arrival) error {
	now, ok, err := w.local.get(a.key)
	if err != nil || !ok {
		return err
	}
	if !strings.HasPrefix(a.key, leftPrefix) && now != a.data {
		w.arrived = true
		return nil
	}
	return w.local.remove(a.key)
}

// noted returns the step that records an arrival under its current name.
func (a arrival) noted(b transfers, to string) step {
	b.To, b.Last = "", baseOf(a.name, a.data)
	if to != a.name {
		b.To = to
	}
	b.Seen = append(b.Seen, a.token)
	b.Seen = b.Seen[max(0, len(b.Seen)-mostSeen):]
	text, err := json.Marshal(b)
	if err != nil {
		panic(err) // it contains only texts
	}
	return step{kind: stepNote, name: transferNote + a.name, value: string(text)}
}

// first returns the step for the first transfer under a name.
func (a arrival) first() step {
	s := a.noted(transfers{}, a.name)
	s.kind = stepFirst
	return s
}

// bringOne transfers one content: it replaces what it was based on, or is stored beside what others have made
// of that.
func (w *web) bringOne(a arrival) error {
	for range swapTries {
		var b transfers
		text, err := w.db.recall(transferNote + a.name)
		if err != nil {
			return err
		}
		json.Unmarshal([]byte(text), &b) // an empty text means that nothing was transferred
		if slices.Contains(b.Seen, a.token) {
			return nil
		}
		err = w.place(a, b)
		if errors.Is(err, ErrChanged) || errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) {
			continue // another page was faster
		}
		return err
	}
	return ErrChanged
}

// place stores an arrival, given the earlier transfers of its name.
func (w *web) place(a arrival, b transfers) error {
	name := a.name
	if b.To != "" {
		name = b.To
	}
	now, err := w.db.get(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return w.db.change(step{kind: stepAdd, name: name, value: a.data}, a.noted(b, name))
	case err != nil && !isUnfit(err):
		return err
	case err == nil && now == a.data:
		return w.db.change(a.noted(b, name))
	case err == nil && now != "" && (baseOf(a.name, now) == b.Last || baseOf(a.name, now) == a.base):
		// What was based on exactly this is newer, even if the clock was set back meanwhile.
		if baseOf(a.name, now) != a.base && olderFile(a.data, now) {
			return w.db.change(a.noted(b, name))
		}
		return w.db.change(step{kind: stepReplace, name: name, value: a.data, old: now}, a.noted(b, name))
	case name == settingsName:
		return w.transferLate(a, b)
	}
	to, ok := nextName(name)
	if !ok {
		to, err = w.freeName(name)
	}
	for err == nil {
		err = w.db.change(step{kind: stepAdd, name: to, value: a.data}, a.noted(b, to))
		if !errors.Is(err, fs.ErrExist) || !ok {
			return err
		}
		to, ok = nextName(to)
		err = nil
	}
	return err
}

// olderFile reports whether game file a was written before b.
func olderFile(a, b string) bool {
	fa, err1 := decode([]byte(a))
	fb, err2 := decode([]byte(b))
	return err1 == nil && err2 == nil && fa.changed.Before(fb.changed)
}

// transferLate stores settings for a later merge.
func (w *web) transferLate(a arrival, b transfers) error {
	base := a.base
	if base == "" {
		base = b.Last
	}
	text, err := json.Marshal(left{Base: base, Data: a.data})
	if err != nil {
		return err
	}
	to, err := w.freeName(settingsName)
	if err != nil {
		return err
	}
	return w.db.change(step{kind: stepAdd, name: to, value: string(text)}, a.noted(b, a.name))
}

// freeName returns an unused name that begins with name.
func (w *web) freeName(name string) (string, error) {
	const most = 1000
	for n := range most {
		to := name + lateMark + strconv.Itoa(n+1)
		if _, err := w.db.mark(to); errors.Is(err, fs.ErrNotExist) {
			return to, nil
		} else if err != nil {
			return "", err
		}
	}
	return "", fmt.Errorf("no name is free after %s", name)
}

// MergeLate merges settings that were transferred after newer ones were stored, as found by the last listing: merge
// gets what they were based on, the late settings, and the stored ones.
func MergeLate(s *Shelf, merge func(base, late, stored []byte) []byte) error {
	slices.Sort(s.late)
	var errs []error
	for _, name := range s.late {
		data, err := s.store.Read(name)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		var l left
		if err := json.Unmarshal(data, &l); err != nil {
			s.report(name, fmt.Errorf("%w: %w", ErrDamaged, err))
			continue
		}
		err = s.UpdateSettings(func(stored []byte) []byte { return merge([]byte(l.Base), []byte(l.Data), stored) })
		if err == nil {
			err = s.store.Remove(name)
		}
		errs = append(errs, err)
	}
	s.late = nil
	return errors.Join(errs...)
}

// AtOnce runs do without waiting for anything, if possible, for a program that may be ended when it returns.
func (s *Shelf) AtOnce(do func()) {
	if w, ok := s.store.store.(finisher); ok {
		w.atOnce(do)
		return
	}
	do()
}
