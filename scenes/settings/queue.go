package settings

import "reflect"

const (
	restTicks  = 45      // without a change before it is written: three quarters of a second
	mostTicks  = 10 * 60 // after the first change, whatever else goes on: ten seconds
	retryTicks = 2 * 60  // after a failure, before it is tried again
)

// A Queue writes settings when nobody waits: once after a rest, and at the end, merging what another program
// has written. It is not safe for several goroutines at once.
type Queue struct {
	update func(change func(stored []byte) []byte) error

	base   Settings // as last read or written here
	now    Settings
	wait   bool // now is yet to be written
	failed bool // the last time that was tried
	soon   bool // in the next tick
	rest   int  // ticks since the last change, or since it failed
	age    int  // ticks since the first change, or since it failed
}

// NewQueue returns a queue of settings that are as they were read. It writes by update, which stores
// what change makes of what is stored at that moment, nil for nothing. What update fails to write is
// tried again now and then, and is told once until it succeeds.
func NewQueue(read Settings, update func(change func(stored []byte) []byte) error) *Queue {
	return &Queue{update: update, base: read}
}

// Put takes settings, to be written later. Maps in them must not be changed any more.
func (q *Queue) Put(s Settings) {
	if !q.wait {
		q.age = 0
	}
	q.now, q.rest = s, 0
	q.wait = !reflect.DeepEqual(s, q.base) // else changed and changed back
}

// Soon has what is to be written written in the next tick, whatever goes on.
func (q *Queue) Soon() { q.soon = true }

// Tick runs one tick. While something moves nothing is written, unless a change has waited for long.
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

// Pending reports whether something is yet to be written.
func (q *Queue) Pending() bool { return q.wait }

// Flush writes what is to be written at once.
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
