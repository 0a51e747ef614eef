package wording

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
)

// WaitingFor says whose link is waited for.
func WaitingFor(w *locale.Locale, m *match.Match, side rules.Side) string {
	return w.T(key.LinkWaiting, "name", PlayerName(w, m, side))
}
