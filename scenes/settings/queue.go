package settings

import "bytes"

const (
	restTicks = 45      // without a change before it is written: three quarters of a second
	mostTicks = 10 * 60 // after the first change, whatever else goes on: ten seconds
)

// A Queue writes settings when nobody is waiting for anything else: once after
// a rest, however often they have changed, and at the end. It is not safe for
// use by several goroutines at once.
type Queue struct {
	save func(data []byte) error

	pending []byte // nil for nothing
	stored  []byte // as last given to save
	rest    int    // ticks since the last change
	age     int    // ticks since the first change
}

// NewQueue returns a queue that writes by save. What save fails to write is
// not tried again before it has changed: the shelf keeps it.
func NewQueue(save func(data []byte) error) *Queue { return &Queue{save: save} }

// Stored notes what is written already, so that the same is not written again.
func (q *Queue) Stored(s Settings) { q.stored = s.Marshal() }

// Put takes settings, to be written later.
func (q *Queue) Put(s Settings) {
	data := s.Marshal()
	if q.pending == nil {
		q.age = 0
	}
	q.pending, q.rest = data, 0
	if bytes.Equal(data, q.stored) {
		q.pending = nil // changed and changed back
	}
}

// Tick runs one tick. While something moves nothing is written, unless a
// change has waited for long.
func (q *Queue) Tick(busy bool) error {
	if q.pending == nil {
		return nil
	}
	q.age++
	q.rest++
	if busy {
		q.rest = 0
	}
	if q.rest < restTicks && q.age < mostTicks {
		return nil
	}
	return q.Flush()
}

// Pending reports whether something is yet to be written.
func (q *Queue) Pending() bool { return q.pending != nil }

// Flush writes what is to be written at once.
func (q *Queue) Flush() error {
	if q.pending == nil {
		return nil
	}
	data := q.pending
	q.pending, q.stored = nil, data
	return q.save(data)
}
