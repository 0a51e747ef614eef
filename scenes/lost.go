package scenes

import (
	"strings"

	"tidepool/locale/key"
)

// settingWords are the keys of the settings' names for players, by their names in the file; None is for a
// setting that players never see.
var settingWords = map[string]key.Text{
	"sound":      key.SettingsSound,
	"volume":     key.SettingsVolume,
	"ambience":   key.SettingsAmbience,
	"vibration":  key.SettingsVibration,
	"motion":     key.SettingsMotion,
	"seating":    key.SettingsSeating,
	"boardPlace": key.SettingsPlace,
	"boardSize":  key.SettingsSize,
	"language":   key.SettingsGroupLanguage,
	"look":       key.SettingsTheme,
	"boards":     key.BoardsBoard,
	"plain":      key.SettingsPieces,
	"confirm":    key.SettingsConfirm,
	"text":       key.SettingsText,
	"names":      key.NewgamePlayers,
	"levels":     key.NewgameLevelLabel,
	"think":      key.SettingsThink,
	"resigns":    key.SettingsResigns,
	"scoreBar":   key.SettingsScorebar,
	"options":    key.NewgameOptions,
	"choices":    key.NewgameStarts,
	"lessons":    key.LearnLesson,
	"open":       key.None,
	"ratings":    key.RatingTitle,
	"puzzles":    key.TrainTitle,
	"clubs":      key.ClubTitle,
	"visits":     key.ClubTitle,
}

// tellLost tells the player which settings were not understood, given their names in the file.
func tellLost(e *Env, lost []string) {
	var names []string
	for _, name := range lost {
		if words := settingWords[name]; words != key.None {
			names = append(names, e.App.Words.T(words))
		}
	}
	if len(names) > 0 {
		e.App.Notice(e.App.Words.T(key.SettingsUnread, "names", strings.Join(names, ", ")))
	}
}
