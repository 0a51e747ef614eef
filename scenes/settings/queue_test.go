package settings_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tidepool/scenes/settings"
)

// A disk counts its writes.
type disk struct {
	writes int
	data   []byte
	last   settings.Settings // data, parsed
	fails  error
}

func (d *disk) update(change func([]byte) []byte) error {
	d.writes++
	if d.fails != nil {
		return d.fails
	}
	d.data = change(d.data)
	d.last, _, _ = settings.Parse(d.data)
	return nil
}

// changed returns default settings with a change.
func changed(change func(*settings.Settings)) settings.Settings {
	s := settings.Default()
	change(&s)
	return s
}

// ticks runs n ticks.
func ticks(q *settings.Queue, busy bool, n int) {
	for range n {
		q.Tick(busy)
	}
}

// However often settings change, they are written once, at rest.
func TestQueueWritesOnceAtRest(t *testing.T) {
	var d disk
	q := settings.NewQueue(settings.Default(), d.update)
	s := settings.Default()
	for v := range 20 {
		s.Volume = v
		q.Put(s)
		q.Tick(false)
	}
	if d.writes != 0 || !q.Pending() {
		t.Fatalf("%d writes while it changes", d.writes)
	}
	ticks(q, false, 200)
	if d.writes != 1 || d.last.Volume != 19 || q.Pending() {
		t.Errorf("%d writes at rest, of volume %d", d.writes, d.last.Volume)
	}
	ticks(q, false, 2000)
	if q.Flush(); d.writes != 1 {
		t.Errorf("%d writes of one change", d.writes)
	}
}

// Nothing is written while something moves, but a change does not wait forever.
func TestQueueWaitsForRest(t *testing.T) {
	var d disk
	q := settings.NewQueue(settings.Default(), d.update)
	q.Put(changed(func(s *settings.Settings) { s.Sound = false }))
	if ticks(q, true, 300); d.writes != 0 {
		t.Errorf("%d writes while something moves", d.writes)
	}
	if ticks(q, true, 600); d.writes != 1 {
		t.Errorf("%d writes after a quarter of a minute", d.writes)
	}
}

// Flush leaves nothing unwritten.
func TestQueueFlush(t *testing.T) {
	var d disk
	q := settings.NewQueue(settings.Default(), d.update)
	s := settings.Default()
	s.Open = "x"
	q.Put(s)
	if err := q.Flush(); err != nil || d.writes != 1 || d.last.Open != "x" {
		t.Errorf("%d writes, open %q, %v", d.writes, d.last.Open, err)
	}
}

// Settings that are stored already, or equal the stored ones again, are not written.
func TestQueueLeavesWhatIsStored(t *testing.T) {
	var d disk
	q := settings.NewQueue(settings.Default(), d.update)
	s := settings.Default()
	q.Put(s)
	s.Sound = false
	q.Put(s)
	s.Sound = true
	q.Put(s)
	if ticks(q, false, 200); d.writes != 0 {
		t.Errorf("%d writes of nothing new", d.writes)
	}
}

// A failure is reported once.
func TestQueueReportsFailure(t *testing.T) {
	d := disk{fails: errors.New("full")}
	q := settings.NewQueue(settings.Default(), d.update)
	q.Put(changed(func(s *settings.Settings) { s.Sound = false }))
	var got []error
	for range 2000 {
		if err := q.Tick(false); err != nil {
			got = append(got, err)
		}
	}
	if len(got) != 1 || !errors.Is(got[0], d.fails) {
		t.Errorf("reported %v", got)
	}
}

// Two programs that change different settings of one file keep both changes; where both changed the same
// setting, each keeps its own.
func TestQueuesOfTwoPrograms(t *testing.T) {
	var d disk
	start := settings.Default()
	start.Lessons = map[string]settings.Progress{"konane": {Done: 1}}
	d.data = start.Marshal()
	mine, theirs := settings.NewQueue(start, d.update), settings.NewQueue(start, d.update)

	a := start
	a.Volume, a.Text = 20, 150
	a.Lessons = map[string]settings.Progress{"konane": {Done: 1}, "kalah": {Done: 2}}
	mine.Put(a)
	mine.Flush()
	b := start
	b.Theme, b.Text = settings.ThemeNight, 200
	b.Lessons = map[string]settings.Progress{"konane": {Done: 5}}
	theirs.Put(b)
	theirs.Flush()
	a.Sound = false
	mine.Put(a)
	mine.Flush()

	want := start
	want.Volume, want.Theme, want.Text, want.Sound = 20, settings.ThemeNight, 200, false
	want.Lessons = map[string]settings.Progress{"konane": {Done: 5}, "kalah": {Done: 2}}
	if !reflect.DeepEqual(d.last, want) {
		t.Errorf("stored are\n%+v, want\n%+v", d.last, want)
	}
}

// What a newer program stores survives a write by an older one, even if stored after the older one started.
func TestQueueKeepsWhatIsNew(t *testing.T) {
	d := disk{data: []byte(`{"aroma": 1, "zest": 2}`)}
	old, _, err := settings.Parse(d.data)
	if err != nil {
		t.Fatal(err)
	}
	q := settings.NewQueue(old, d.update)
	d.data = []byte(`{"aroma": 3, "pulp": 4}`)
	old.Volume = 5
	q.Put(old)
	q.Flush()
	for _, want := range []string{`"aroma": 3`, `"zest": 2`, `"pulp": 4`, `"volume": 5`} {
		if !strings.Contains(string(d.data), want) {
			t.Errorf("%s is not in %s", want, d.data)
		}
	}
}
