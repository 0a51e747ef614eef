package table

import (
	"time"

	"tidepool/play/session"
	"tidepool/scenes/settings"
)

// SessionSettings are what sessions want to know of the settings.
func SessionSettings(s *settings.Settings) session.Settings {
	return session.Settings{Think: time.Duration(s.Think) * time.Second, Resigns: s.Resigns, Confirm: s.Confirm, ScoreBar: s.ScoreBar}
}
