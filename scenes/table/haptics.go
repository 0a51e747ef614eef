package table

import (
	"slices"

	"tidepool/play/session"
	"tidepool/rules"
)

// Vibrate vibrates for the given milliseconds, if the device can and the player wants it; every second number is a pause.
func (s *Services) Vibrate(milliseconds ...int) {
	if s.Prefs.Settings.Vibration && s.Platform.CanVibrate() {
		s.Platform.Vibrate(milliseconds...)
	}
}

// VibrateRefusal signals that a tap does nothing.
func (s *Services) VibrateRefusal() { s.Vibrate(14, 40, 14) }

// VibrateTurn signals to a person that their turn is complete, and whether it captures.
func (s *Services) VibrateTurn(seats session.Seats, t session.Played) {
	if seats[t.By] != 0 {
		return
	}
	captures := func(e rules.Event) bool { return e.Kind == rules.Captured }
	if slices.ContainsFunc(t.Events, captures) {
		s.Vibrate(28)
	} else {
		s.Vibrate(12)
	}
}

// VibrateEnd signals a win to the winner, unless that is the computer.
func (s *Services) VibrateEnd(seats session.Seats, o rules.Outcome) {
	if o.Result == rules.Decisive && seats[o.Winner] == 0 {
		s.Vibrate(30, 60, 30, 60, 70)
	}
}
