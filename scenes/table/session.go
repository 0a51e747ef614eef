package table

import (
	"time"

	"tidepool/play/session"
	"tidepool/scenes/settings"
)

// SessionSettings returns the settings that sessions need.
func SessionSettings(s *settings.Settings) session.Settings {
	return session.Settings{Think: time.Duration(s.Think) * time.Second, Resigns: s.Resigns, Confirm: s.Confirm, ScoreBar: s.ScoreBar}
}
