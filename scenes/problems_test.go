package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules"
)

// Many damaged files produce one short notice, and a list behind it that says what is wrong with each, in the
// player's language.
func TestManyDamagedFiles(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	s := p.env.Prefs.Settings
	s.Language = "hu"
	p.env.Prefs.Apply(s)
	p.on.Leave()
	for i := range 40 {
		if err := store.Write(fmt.Sprintf("20200101-000000000-%04d.game", i), []byte("no game")); err != nil {
			t.Fatal(err)
		}
	}
	p = newPlayer(t, store)
	n := p.node("notice.text")
	if n == nil || n.Label != "40 fájlt nem lehetett elolvasni." {
		t.Fatalf("%s: notice %v", p.scene(), n)
	}
	checkLayout(t, p, "notice")
	p.press("notice.show")
	if p.scene() != "problems" {
		t.Fatalf("the notice leads to %s", p.scene())
	}
	checkLayout(t, p, "problems")
	row := p.node("problems.20200101-000000000-0000.game")
	if row == nil || !strings.Contains(row.Label, p.env.App.Words.Of(key.Causes, "foreign")) || !strings.Contains(row.Label, ".damaged-") {
		t.Errorf("row %v", row)
	}
	p.keyed("End")
	if row := p.node("problems.20200101-000000000-0039.game"); row == nil || !row.Clip.Contains(row.Rect) {
		t.Error("the last file cannot be reached")
	}
	p.press("back")
	p.press("menu.games")
	p.press("games.problems")
	if p.scene() != "problems" {
		t.Errorf("the list leads to %s", p.scene())
	}
}

// After a change of language nothing stays in the old one, neither refusals nor default names of players.
func TestLanguageChangesWhatStands(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.a2")
	pos, side := p.match().Position(), p.match().Info().Sides[rules.Near]
	status := func() string { return p.bar(pos.Turn()).Label }
	called := func() string { return p.node("bar." + side + ".name").Text }
	before, name := status(), called()
	if name != "Player 1" && name != "Player 2" {
		t.Fatalf("the first is called %q", name)
	}
	s := p.env.Prefs.Settings
	s.Language = "ru"
	p.env.Prefs.Apply(s)
	p.tick()
	reason := pos.Refuse(nil, "a2")
	if got := status(); got == before || got != p.env.App.Words.Reason(reason) {
		t.Errorf("the refusal is %q after %q", got, before)
	}
	if got := called(); got == name || !strings.HasPrefix(got, "Игрок") {
		t.Errorf("the first is called %q", got)
	}
	p.press("spot.d4")
	p.rest()
	p.press("board.menu")
	p.press("menu.games")
	for _, n := range p.app.Laid().Nodes {
		if strings.Contains(n.Label, "Player") {
			t.Errorf("%s: %q", n.ID, n.Label)
		}
	}
}
