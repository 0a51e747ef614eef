package scenes

import (
	"slices"

	"tidepool/play/session"
	"tidepool/rules"
)

// haptics let a person feel what happens on a board, where the device can
// vibrate and the player wants it. They have nothing to do with what moves and
// what is heard.
type haptics struct{ env *Env }

// pulse vibrates for so many milliseconds; every second number is a pause.
func (h haptics) pulse(milliseconds ...int) {
	if h.env.Prefs.Settings.Vibration && h.env.Platform.CanVibrate() {
		h.env.Platform.Vibrate(milliseconds...)
	}
}

// refused tells that a tap does nothing.
func (h haptics) refused() { h.pulse(14, 40, 14) }

// turn tells a person that their turn is complete, and whether it captures.
func (h haptics) turn(seats session.Seats, t session.Played) {
	if seats[t.By] != 0 {
		return
	}
	captures := func(e rules.Event) bool { return e.Kind == rules.Captured }
	if slices.ContainsFunc(t.Events, captures) {
		h.pulse(28)
	} else {
		h.pulse(12)
	}
}

// end tells the winner that the game is won; who has lost to the computer is
// left alone.
func (h haptics) end(seats session.Seats, o rules.Outcome) {
	if o.Result == rules.Decisive && seats[o.Winner] == 0 {
		h.pulse(30, 60, 30, 60, 70)
	}
}
