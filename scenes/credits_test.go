package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/internal/licences"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/board/games"
)

// The About page tells where every game comes from, and its pages fit every window, text size and language.
func TestCredits(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(c *scenes.Config) { c.Version = "v1.2.3" })
	p.on.Texts = make(chan []byte, 1)
	p.on.Texts <- licences.Text()
	p.press("menu.settings")
	p.press("settings.about")
	for _, who := range []string{"かぶきけんいち", "あづみゆりこ", "彩雲", "萬印堂", "ゲームNOWA", "Shimpei Sato", "W. J. Champion", "Hawaii", "v1.2.3", "Apache", "not affiliated"} {
		found := false
		for _, n := range p.app.Laid().Nodes {
			found = found || strings.Contains(n.Label, who)
		}
		if !found {
			t.Errorf("nothing is said of %s", who)
		}
	}
	everywhere := func(where string) {
		t.Helper()
		for _, lang := range locale.Languages() {
			p.env.Prefs.Settings.Language = lang.Tag
			for _, text := range []int{100, 200} {
				p.env.Prefs.Settings.Text = text
				for _, f := range frames {
					p.resize(f[0], f[1])
					p.env.Prefs.Apply(p.env.Prefs.Settings)
					p.tick()
					checkLayout(t, p, fmt.Sprintf("%s, %s, %d %%, %v", where, lang.Tag, text, f))
				}
			}
		}
	}
	everywhere("credits")
	p.press("credits.keys")
	everywhere("keys")
	p.press("back")
	p.press("credits.texts")
	p.tick()
	everywhere("licences")
}

// The licences are fetched when first opened, not before; a failed fetch is tried again.
func TestLicencesAreFetchedOnDemand(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	here := make(chan []byte, 1)
	p.on.Texts = here
	asked := &p.on.Fetched.Texts
	p.press("menu.settings")
	p.press("settings.about")
	if *asked != 0 {
		t.Fatal("fetched for nobody")
	}
	p.press("credits.texts")
	if n := p.node("licences.state"); *asked != 1 || n == nil || n.Label != p.env.App.Words.T(key.CreditsLoading) {
		t.Fatalf("asked %d times; %v", *asked, n)
	}
	here <- nil
	p.tick()
	p.tick()
	if n := p.node("licences.state"); n == nil || n.Label != p.env.App.Words.T(key.CreditsMissing) {
		t.Fatalf("without an answer: %v", n)
	}
	p.press("back")
	p.press("credits.texts")
	here <- []byte("== One, Two\n\nDo what you like.\r\n\n\n== Three\n\nDo not.\n")
	p.tick()
	p.tick()
	var got []string
	for _, n := range p.app.Laid().Nodes[2:] {
		got = append(got, fmt.Sprintf("%s %s", n.Role, n.Label))
	}
	want := "[heading One, Two text Do what you like. heading Three text Do not.]"
	if fmt.Sprint(got) != want {
		t.Errorf("shown: %v, want %s", got, want)
	}
	p.press("back")
	p.press("credits.texts")
	if *asked != 2 {
		t.Errorf("asked %d times", *asked)
	}
}

// Every game's rules begin with facts about it and its origin.
func TestRulesOpenWithFacts(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, lang := range locale.Languages() {
		p.env.Prefs.Settings.Language = lang.Tag
		p.env.Prefs.Apply(p.env.Prefs.Settings)
		p.tick()
		for _, look := range games.All() {
			id := look.ID()
			p.press("menu.game." + id)
			p.press("newgame.rules.page")
			facts, origin := p.node("rules.facts"), p.node("rules.origin")
			if facts == nil || origin == nil {
				t.Fatalf("%s: the rules begin without them", id)
			}
			if !strings.Contains(facts.Label, fmt.Sprint(look.Facts.Minutes)) || !strings.Contains(facts.Label, "8") {
				t.Errorf("%s, %s: %q", lang.Tag, id, facts.Label)
			}
			if origin.Label != p.env.App.Words.Of(key.Origins, id) || origin.Rect.Y > p.node("rules.aim.title").Rect.Y {
				t.Errorf("%s, %s: %q", lang.Tag, id, origin.Label)
			}
			p.press("back")
			p.press("back")
		}
	}
}
