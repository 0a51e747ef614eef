package wording

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
)

// Fate says what the end of a game is for a side.
func Fate(w *locale.Locale, o rules.Outcome, side rules.Side) string {
	title, why := w.Outcome(o, "")
	switch {
	case o.Result != rules.Decisive:
		return w.T(key.EndSide, "title", title, "why", why)
	case o.Winner == side:
		return w.T(key.EndSide, "title", w.T(key.EndWon), "why", why)
	}
	if w.Knows(key.Losses, o.By) {
		return w.Of(key.Losses, o.By)
	}
	return w.T(key.LostPlain)
}
