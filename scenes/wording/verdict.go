package wording

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// EndingFor describes the end of a game from a side's point of view.
func EndingFor(w *locale.Locale, o rules.Outcome, side rules.Side) string {
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

// Seeds returns the seeds in both sides' stores; ok at the end of a game that counts them.
func Seeds(m *match.Match) (near, far int, ok bool) {
	info := m.Info()
	if info.Score != rules.SeedUnit || !m.Position().Outcome().Over() {
		return 0, 0, false
	}
	var stores [2]int
	for _, t := range m.Position().Tokens() {
		if at := info.Spot(t.Spot); at.Class == rules.StoreSpot {
			stores[at.Side] += t.Count
		}
	}
	return stores[rules.Near], stores[rules.Far], true
}

// seedsWhy says why a game that counts seeds has ended: who has more of them, and how many, the winner's first. you
// means that the reader has won.
func seedsWhy(w *locale.Locale, m *match.Match, why string, near, far int, you bool) string {
	if o := m.Outcome(); o.Result == rules.Decisive && w.Knows(key.EndsHold, o.By) {
		name := Called(w, m, o.Winner)
		if you {
			name = locale.Name{Text: w.T(key.SayYou), You: true}
		}
		why = locale.Capital(w.Of(key.EndsHold, o.By, "name", name))
	}
	return w.T(key.EndSide, "title", why, "why", SeedCount(w, near, far))
}

// SeedCount says how many seeds the sides have, the winner's first.
func SeedCount(w *locale.Locale, near, far int) string {
	return w.T(key.EndCount, "a", max(near, far), "b", min(near, far))
}

// Verdict describes how a game has ended, and why; for a person playing alone, from their point of view.
func Verdict(w *locale.Locale, m *match.Match, seats session.Seats) (title, why string) {
	o := m.Outcome()
	title, why = w.Outcome(o, PlayerName(w, m, o.Winner))
	person, solo := seats.Solo()
	if own, ok := bylink.OwnSide(m); ok && bylink.IsTable(m) {
		person, solo = own, true
	}
	if near, far, ok := Seeds(m); ok {
		why = seedsWhy(w, m, why, near, far, solo && o.Winner == person)
	}
	if o.Result != rules.Decisive {
		return title, why
	}
	if solo {
		title = w.T(key.EndYouWon)
		if o.Winner != person {
			title = w.T(key.EndYouLost)
		}
	}
	loser := o.Winner.Other()
	switch byLoser := w.Knows(key.EndsThey, o.By); {
	case byLoser && solo && loser == person:
		why = w.Of(key.EndsYou, o.By)
	case byLoser:
		why = w.Of(key.EndsThey, o.By, "name", PlayerName(w, m, loser))
	}
	return title, why
}
