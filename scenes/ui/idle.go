package ui

// restAfter is the number of ticks without change after which the program rests. Everything counted in ticks
// has ended by then.
const restAfter = 5 * 60

// An idle counts the ticks in which nothing has happened, up to restAfter.
type idle int

func (i *idle) tick(a *App) {
	if a.host.Rest == nil {
		return
	}
	rested := *i == restAfter
	in := &a.in
	if in.Any || in.Down || in.Moved || in.WheelY != 0 || a.Wants() || a.Busy() || a.Editor.line != nil || a.toast.left > 0 {
		*i = 0
	} else if !rested {
		*i++
	}
	if rests := *i == restAfter; rests != rested {
		a.host.Rest(rests)
	}
}
