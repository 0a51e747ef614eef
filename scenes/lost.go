package scenes

import "strings"

// settingWords are the keys of what players call the settings, by the names
// that those have in the file; "" is for one that they never see.
var settingWords = map[string]string{
	"sound":    "settings.sound",
	"volume":   "settings.volume",
	"ambience": "settings.ambience",
	"motion":   "settings.motion",
	"seating":  "settings.seating",
	"language": "settings.group.language",
	"look":     "settings.look",
	"plain":    "settings.pieces",
	"confirm":  "settings.confirm",
	"text":     "settings.text",
	"names":    "newgame.players",
	"levels":   "newgame.level.label",
	"think":    "settings.think",
	"resigns":  "settings.resigns",
	"scoreBar": "settings.scorebar",
	"options":  "newgame.rules",
	"lessons":  "learn.lesson",
	"open":     "",
}

// tellLost tells the player which settings were not understood, by their names
// in the file.
func (e *Env) tellLost(lost []string) {
	var names []string
	for _, name := range lost {
		if key := settingWords[name]; key != "" {
			names = append(names, e.Words.T(key))
		}
	}
	if len(names) > 0 {
		e.Notice(e.Words.T("settings.unread", "names", strings.Join(names, ", ")))
	}
}
