package clock

import "time"

// Gap is the longest time between two looks at a watch that counts: whoever was
// away for longer, a page that was hidden or a device that slept, comes back to
// the time at which it left.
const Gap = time.Second

// A Watch turns time as it passes into time that counts.
type Watch struct {
	last    time.Duration
	counted time.Duration
	looked  bool
}

// Look tells the watch what time it is, in every frame, and whether the time
// since the last look counts. It returns all that has counted so far.
func (w *Watch) Look(now time.Duration, counts bool) time.Duration {
	if passed := now - w.last; w.looked && counts && passed > 0 && passed <= Gap {
		w.counted += passed
	}
	w.last, w.looked = now, true
	return w.counted
}

// Time is what has counted so far.
func (w *Watch) Time() time.Duration { return w.counted }
