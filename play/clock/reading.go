package clock

import "time"

// most limits what a side can gather by increments or from an hourglass.
const most = 24 * time.Hour

type Reading struct {
	// Left is what remains of the main time or, in Overtime, of the current period.
	Left time.Duration
	// Overtime means that byo-yomi's main time is used up; Periods is how many are left, including the running one.
	Overtime bool
	Periods  int
	// Free is what remains of the delay in this turn.
	Free time.Duration
}

func (c Control) Full() Reading {
	r := Reading{Left: c.Main}
	switch c.Kind {
	case Delay:
		r.Free = c.Extra
	case ByoYomi:
		r.Periods = c.Periods
		if c.Main == 0 {
			r.Overtime, r.Left = true, c.Extra
		}
	}
	return r
}

// spend returns a reading after more time is used. With nothing left the flag has fallen.
func (c Control) spend(r Reading, used time.Duration) Reading {
	if c.Kind == None {
		return r
	}
	free := min(r.Free, used)
	r.Free, used = r.Free-free, used-free
	for c.Kind == ByoYomi && used >= r.Left && r.Left > 0 {
		used -= r.Left
		if r.Overtime {
			r.Periods--
		}
		r.Overtime, r.Left = true, c.Extra
		if r.Periods <= 0 {
			return Reading{Overtime: true}
		}
	}
	r.Left = max(r.Left-used, 0)
	return r
}

// next returns a reading at the start of the side's next turn, after its turn has ended.
func (c Control) next(r Reading) Reading {
	switch c.Kind {
	case Increment:
		r.Left = min(r.Left+c.Extra, most)
	case Delay:
		r.Free = c.Extra
	case ByoYomi:
		if r.Overtime {
			r.Left = c.Extra
		}
	}
	return r
}

// Fallen reports whether no time is left.
func (c Control) Fallen(r Reading) bool { return c.On() && r.Left <= 0 }

const (
	lowTime = 20 * time.Second
	lowMost = time.Minute
	lowTurn = 10 * time.Second
)

// Low reports whether to warn: 20 seconds or a tenth of the time are left, whichever is more, but at most a
// minute; in byo-yomi a third of the period, at most 10 seconds.
func (c Control) Low(r Reading) bool {
	switch {
	case !c.On():
		return false
	case r.Overtime:
		return r.Left <= min(lowTurn, c.Extra/3) || r.Periods == 1 && r.Left <= lowTurn
	case c.Kind == ByoYomi:
		return false // there are still the periods
	}
	return r.Left <= min(max(lowTime, c.Main/10), lowMost)
}

// Whole returns the time that a reading counts down from: the period or the main time.
func (c Control) Whole(r Reading) time.Duration {
	if r.Overtime {
		return c.Extra
	}
	return c.Main
}

const tenthsBelow = 10 * time.Second

// Tenths returns the time to show, in tenths of a second, rounded up (from ten seconds on to whole seconds),
// so that 0 means nothing is left.
func (r Reading) Tenths() int {
	const tenth = time.Second / 10
	if r.Left >= tenthsBelow {
		return 10 * int((r.Left+time.Second-1)/time.Second)
	}
	return int((r.Left + tenth - 1) / tenth)
}

// Budget returns how long a program should think about its turn, without losing on time and leaving enough
// for later turns.
func (c Control) Budget(r Reading) time.Duration {
	const turns = 25 // estimated turns to come
	var think time.Duration
	switch c.Kind {
	case Increment:
		think = r.Left/turns + c.Extra*7/10
	case Delay:
		think = r.Left/turns + r.Free*9/10
	case ByoYomi:
		if r.Overtime {
			return r.Left * 7 / 10
		}
		return r.Left/turns + c.Extra/2 // an overrun is taken from the first period
	default:
		think = r.Left / turns
	}
	return min(think, (r.Left+r.Free)/2)
}
