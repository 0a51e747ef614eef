package scenes_test

import (
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules/games"
)

// Every option of every game is explained in every language, in a line right below its control, also with
// large text on a phone.
func TestOptionsAreExplained(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, lang := range locale.Languages() {
		own, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		p.env.Prefs.Settings.Language = lang.Tag
		for _, text := range []int{100, 200} {
			p.env.Prefs.Settings.Text = text
			p.resize(390, 844)
			p.tick()
			for _, g := range games.All() {
				p.press("menu.game."+g.Info().ID, "newgame.engine.rules")
				checkLayout(t, p, lang.Tag+" newgame "+g.Info().ID)
				for _, o := range g.Info().Options {
					id := "option." + o.Name + ".about"
					n := p.node(id)
					if n == nil || n.Label == id || n.Label != own.Of(key.OptionsAbout, o.Name) {
						t.Errorf("%s, %s: option %s is not explained: %v", lang.Tag, g.Info().ID, o.Name, n)
						continue
					}
					if least := 14 * p.app.Frame().Text; n.Size < least-0.01 {
						t.Errorf("%s, %d %%: %s is written %.1f high", lang.Tag, text, id, n.Size)
					}
				}
				p.press("newgame.done", "back")
			}
		}
	}
}
