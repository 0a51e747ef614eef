package clock

import "time"

// Gap is the longest time between two looks that counts: after a hidden page or a sleeping device, the clock
// continues where it was.
const Gap = time.Second

// A Watch converts passing time into time that counts.
type Watch struct {
	last    time.Duration
	counted time.Duration
	looked  bool
}

// Look is called in every frame with the time and whether the time since the last call counts. It returns the
// total that has counted so far.
func (w *Watch) Look(now time.Duration, counts bool) time.Duration {
	if passed := now - w.last; w.looked && counts && passed > 0 && passed <= Gap {
		w.counted += passed
	}
	w.last, w.looked = now, true
	return w.counted
}

// Missed returns the time since the last look if that is too long to count, else 0.
func (w *Watch) Missed(now time.Duration) time.Duration {
	if passed := now - w.last; w.looked && passed > Gap {
		return passed
	}
	return 0
}

func (w *Watch) Time() time.Duration { return w.counted }
