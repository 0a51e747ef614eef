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
	says := key.LinkWaiting
	if bylink.IsTable(m) {
		says = key.TableWaiting
	}
	return locale.Capital(w.T(says, "name", Inside(w, PlayerName(w, m, side))))
}
