package settings_test

import (
	"errors"
	"testing"

	"tidepool/scenes/settings"
)

// A disk counts what is written on it.
type disk struct {
	writes int
	last   settings.Settings
	fails  error
}

func (d *disk) save(data []byte) error {
	d.writes++
	d.last, _, _ = settings.Parse(data)
	return d.fails
}

// ticks lets many go by, more than any rest takes.
func ticks(q *settings.Queue, busy bool, n int) {
	for range n {
		q.Tick(busy)
	}
}

// However often settings change, they are written once, at rest.
func TestQueueWritesOnceAtRest(t *testing.T) {
	var d disk
	q := settings.NewQueue(d.save)
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

// While something moves nothing is written, but a change does not wait for
// ever.
func TestQueueWaitsForRest(t *testing.T) {
	var d disk
	q := settings.NewQueue(d.save)
	q.Put(settings.Default())
	if ticks(q, true, 300); d.writes != 0 {
		t.Errorf("%d writes while something moves", d.writes)
	}
	if ticks(q, true, 600); d.writes != 1 {
		t.Errorf("%d writes after a quarter of a minute", d.writes)
	}
}

// At the end nothing is left unwritten.
func TestQueueFlush(t *testing.T) {
	var d disk
	q := settings.NewQueue(d.save)
	s := settings.Default()
	s.Open = "x"
	q.Put(s)
	if err := q.Flush(); err != nil || d.writes != 1 || d.last.Open != "x" {
		t.Errorf("%d writes, open %q, %v", d.writes, d.last.Open, err)
	}
}

// What is stored already, or is so again, is not written.
func TestQueueLeavesWhatIsStored(t *testing.T) {
	var d disk
	q := settings.NewQueue(d.save)
	s := settings.Default()
	q.Stored(s)
	q.Put(s)
	s.Sound = false
	q.Put(s)
	s.Sound = true
	q.Put(s)
	if ticks(q, false, 200); d.writes != 0 {
		t.Errorf("%d writes of nothing new", d.writes)
	}
}

// A failure is reported once, by whatever has written.
func TestQueueReportsFailure(t *testing.T) {
	d := disk{fails: errors.New("full")}
	q := settings.NewQueue(d.save)
	q.Put(settings.Default())
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
