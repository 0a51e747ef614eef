package game

import (
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
)

// Commands can be typed in every language, and none is spelled like another or like a turn.
func TestCommandWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]string{}
		for _, c := range commandList() {
			name := words.Of(key.Commands, c.name)
			if other, twice := seen[name]; twice || len([]rune(name)) < 2 {
				t.Errorf("%s: %q is %s and %s", lang.Tag, name, c.name, other)
			}
			seen[name] = c.name
		}
		for _, c := range commandList() {
			if other, ok := seen[c.name]; ok && other != c.name {
				t.Errorf("%s: %q means %s, and in English %s", lang.Tag, c.name, other, c.name)
			}
		}
	}
}

// A command is typed as its button says, in every language: all the words on the button, or one of them.
func TestCommandsSayTheirButtons(t *testing.T) {
	buttons := map[string]key.Text{"undo": key.BoardUndo, "redo": key.BoardRedo, "hint": key.HintAsk, "turns": key.BoardTurns, "flip": key.BoardFlip,
		"draw": key.BoardDraw, "resign": key.BoardResign, "settings": key.MenuSettings, "menu": key.BoardMenu, "rules": key.LearnRules, "help": key.LearnHelp}
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range commandList() {
			k, ok := buttons[c.name]
			if !ok {
				continue
			}
			typed, button := words.Of(key.Commands, c.name), words.T(k)
			if !strings.Contains(strings.ToLower(button), strings.ToLower(typed)) {
				t.Errorf("%s: %q is typed for %q", lang.Tag, typed, button)
			}
		}
		undo := words.T(key.CommandUndo)
		for _, k := range []key.Text{key.BoardStepback, key.Back, key.ReviewPrev, key.ReviewFirst, key.Close} {
			if strings.EqualFold(undo, words.T(k)) {
				t.Errorf("%s: %q undoes, and is what %s says", lang.Tag, undo, words.Name(k))
			}
		}
		if example := words.T(key.CommandEmpty, "turn", ""); !strings.Contains(example, undo) {
			t.Errorf("%s: %q gives no command that there is: %q", lang.Tag, example, undo)
		}
	}
}
