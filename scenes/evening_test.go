package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
)

// eveningOf begins a club evening from a game's page with some players.
func (p *player) eveningOf(game string, names ...string) {
	p.press("menu.game."+game, "newgame.club")
	for _, name := range names {
		p.typeInto("club.name", name)
		p.press("club.add")
	}
}

// The buttons by which players leave lie below each other and beside the names, also a long one.
func TestClubPlayersApart(t *testing.T) {
	for _, text := range []int{100, 200} {
		p := phone(t, new(shelf.Memory), 1)
		p.set(func(s *settings.Settings) { s.Text = text })
		p.eveningOf("konane", "Ann", "Bartholomew of the Far Shore", "Cy")
		checkLayout(t, p, "club")
		for _, n := range p.app.Laid().Nodes {
			if strings.HasSuffix(n.ID, ".leave") && (n.Rect.H < 44 || n.Rect.W < 44) {
				t.Errorf("%s is %+v", n.ID, n.Rect)
			}
		}
	}
}

// An evening of three: a game is played here, one is entered by hand, the standings
// follow, and all of it is there after a restart.
func TestClubEvening(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.eveningOf("konane", "Ann")
	if n := p.node("club.begin"); n == nil || !n.Disabled {
		t.Error("a round of one")
	}
	if p.typeInto("club.name", "  "); !p.node("club.add").Disabled {
		t.Error("nobody can be added")
	}
	p.typeInto("club.name", "ann")
	p.press("club.add")
	if p.node("club.refused") == nil {
		t.Error("the same name twice is not refused")
	}
	p.typeInto("club.name", "Bo")
	p.press("club.add")
	p.typeInto("club.name", "Cy")
	p.press("club.add", "club.begin")
	if text := p.says("club.table.0"); !strings.Contains(text, "Ann") {
		t.Fatalf("the first round says %q", text) // the Berger table: 1 rests, 2 and 3 play
	}
	if n := p.node("club.begin"); !n.Disabled {
		t.Error("a round follows an open one")
	}
	if said := p.says("club.place.0.ties"); said != "Points: 0" {
		t.Errorf("before the first game a player has %q", said)
	}
	p.press("club.table.1.play")
	if p.scene() != "board" || p.match().Player(0) != "Bo" && p.match().Player(1) != "Bo" {
		t.Fatalf("in %s", p.scene())
	}
	p.plays(p.match().Position().Turns()[0].Word)
	m := p.match()
	winner := m.Player(m.Position().Turn().Other())
	p.resign()
	p.press("results.club")
	table := []string{"club.table.1.first", "club.table.1.second"}
	chosen := ""
	for _, id := range table {
		if n := p.node(id); n != nil && n.Checked {
			chosen = n.Label
		}
	}
	if !strings.Contains(chosen, winner) {
		t.Errorf("%s has won, and it says %q", winner, chosen)
	}
	p.press("club.begin", "club.table.0.draw")
	p = newPlayer(t, store)
	p.press("menu.game.konane", "newgame.club")
	if n := p.node("club.table.0.draw"); n == nil || !n.Checked {
		t.Error("a result is lost")
	}
	if n := p.node("club.begin"); n == nil || n.Disabled {
		t.Error("no third round")
	}
	p.press("club.begin")
	p.press("club.table.0.first")
	if n := p.node("club.begin"); n == nil {
		t.Fatal("no way on")
	}
	p.press("club.sheet")
	p.tick()
	for name, page := range p.on.Saved {
		if !strings.HasSuffix(name, ".html") || strings.Count(page, "<tr>") < 3+3*1 || !strings.Contains(page, "Cy") {
			t.Errorf("%s: %s", name, page)
		}
	}
	p.press("toast")
	p.press("club.end", "question.yes")
	if p.node("club.table.0") != nil {
		t.Error("the evening goes on")
	}
}
