package settings

import "reflect"

const (
	restTicks  = 45      // without a change before writing: three quarters of a second
	mostTicks  = 10 * 60 // after the first change, whatever else happens: ten seconds
	retryTicks = 2 * 60  // after a failure, before trying again
)

// A Queue writes settings when nobody waits, once after a rest and at the end, merging in what another
// program has written. It is not safe for concurrent use.
type Queue struct {
	update func(change func(stored []byte) []byte) error

	base   Settings // as last read or written here
	now    Settings
	wait   bool // now is not written yet
	failed bool // the last write failed
	soon   bool // write in the next tick
	rest   int  // ticks since the last change or failure
	age    int  // ticks since the first change or failure
}

// NewQueue returns a queue for settings as they were read. It writes through update, which replaces the
// stored data by the result of change(stored); stored is nil if there is none. A failed write is tried again
// later, and its error is reported once until a write succeeds.
func NewQueue(read Settings, update func(change func(stored []byte) []byte) error) *Queue {
	return &Queue{update: update, base: read}
}

// Put queues settings for writing. Maps in them must not be changed afterwards.
func (q *Queue) Put(s Settings) {
	if !q.wait {
		q.age = 0
	}
	q.now, q.rest = s, 0
	q.wait = !reflect.DeepEqual(s, q.base) // false if changed and changed back
}

// Soon writes queued settings in the next tick, whatever happens.
func (q *Queue) Soon() { q.soon = true }

// Tick runs one tick. While something moves it writes nothing, unless a change has waited for long.
func (q *Queue) Tick(busy bool) error {
	soon := q.soon
	q.soon = false
	if !q.wait {
		return nil
	}
	q.age++
	q.rest++
	if busy {
		q.rest = 0
	}
	enough := restTicks
	if q.failed {
		enough = retryTicks
	}
	if !soon && q.rest < enough && q.age < mostTicks {
		return nil
	}
	return q.Flush()
}

// Flush writes queued settings at once.
func (q *Queue) Flush() error {
	if !q.wait {
		return nil
	}
	base, now := q.base, q.now
	err := q.update(func(stored []byte) []byte {
		theirs, _, err := Parse(stored)
		if err != nil {
			return now.Marshal()
		}
		return Merge(base, now, theirs).Marshal()
	})
	told := q.failed
	if q.failed = err != nil; q.failed {
		q.rest, q.age = 0, 0
		if told {
			return nil
		}
		return err
	}
	q.base, q.wait = now, false
	return nil
}
