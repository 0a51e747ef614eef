package share

import (
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/wording"
)

// SaveRecord saves a game's record as a file for the player.
func SaveRecord(e *Services, m *match.Match) {
	e.Outbox.Save(fileNameOf(e, m)+".txt", []byte(bylink.WithoutTable(m).FullRecord()))
}

func fileNameOf(e *Services, m *match.Match) string {
	name := func(s rules.Side) string { return wording.PlayerName(e.App.Words, m, s) }
	text := e.App.Words.Game(m.Info().ID) + " " + name(rules.Near) + " – " + name(rules.Far)
	if day := m.Tag("Date"); day != "" {
		text += " " + day
	}
	return text
}
