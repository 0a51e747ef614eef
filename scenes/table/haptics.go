package table

import (
	"slices"

	"tidepool/play/session"
	"tidepool/rules"
)

// Haptics vibrates for what happens on a board, if the device can and the player wants it.
type Haptics struct{ env *Services }

// Pulse vibrates for the given milliseconds; every second number is a pause.
func (h Haptics) Pulse(milliseconds ...int) {
	if h.env.Prefs.Settings.Vibration && h.env.Platform.CanVibrate() {
		h.env.Platform.Vibrate(milliseconds...)
	}
}

// Refused signals that a tap does nothing.
func (h Haptics) Refused() { h.Pulse(14, 40, 14) }

// Turn signals to a person that their turn is complete, and whether it captures.
func (h Haptics) Turn(seats session.Seats, t session.Played) {
	if seats[t.By] != 0 {
		return
	}
	captures := func(e rules.Event) bool { return e.Kind == rules.Captured }
	if slices.ContainsFunc(t.Events, captures) {
		h.Pulse(28)
	} else {
		h.Pulse(12)
	}
}

// End signals a win to the winner, unless that is the computer.
func (h Haptics) End(seats session.Seats, o rules.Outcome) {
	if o.Result == rules.Decisive && seats[o.Winner] == 0 {
		h.Pulse(30, 60, 30, 60, 70)
	}
}

// NewHaptics returns the haptics of a device.
func NewHaptics(env *Services) Haptics { return Haptics{env} }
