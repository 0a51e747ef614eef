package wording

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// WaitingFor says whose turn or link is awaited.
func WaitingFor(w *locale.Locale, m *match.Match, side rules.Side) string {
	if bylink.IsTable(m) {
		return w.T(key.TableWaiting, "name", PlayerName(w, m, side))
	}
	return w.T(key.LinkWaiting, "name", PlayerName(w, m, side))
}
