package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/play/puzzle/diary"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/settings"
)

// waits returns what the menu says that waits, in order.
func (p *player) waits() (list []string) {
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "menu.waits.") {
			list = append(list, n.Label)
		}
	}
	return list
}

// solvedDays notes that the puzzles of the n days before today were solved on their days.
func (p *player) solvedDays(n int) {
	b := p.env.Puzzles
	for i := range n {
		b.Write(b.Diary().Daily(b.Today().Add(-1-i).String(), diary.Day{When: 1, Solved: 1, First: true}))
	}
}

// A newcomer reads what the program is. Later the menu says in the same place what waits, and leads there.
func TestMenuSaysWhatWaits(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(390, 844)
	if p.node("menu.tagline") == nil || len(p.waits()) > 0 {
		t.Fatalf("a newcomer reads %q", p.waits())
	}
	top := p.node("menu.game.konane").Rect.Y
	p.solvedDays(1)
	p.app.Changed()
	if p.tick(); len(p.waits()) > 0 {
		t.Errorf("after one day: %q", p.waits())
	}
	p.solvedDays(3)
	p.env.Puzzles.Write(p.env.Puzzles.Diary().WithMissed("aaaaaaaaaaaaaaaa", 5))
	p.app.Changed()
	p.tick()
	if got := strings.Join(p.waits(), "; "); got != "My mistakes (1)" || !strings.Contains(strings.Join(p.node("menu.puzzles.about").Lines, " "), "3 days in a row") {
		t.Errorf("the menu says %q", got)
	}
	if p.node("menu.tagline") != nil || p.node("menu.game.konane").Rect.Y > top {
		t.Errorf("the games lie at %.0f instead of %.0f", p.node("menu.game.konane").Rect.Y, top)
	}
	p.press("menu.waits.mistakes")
	if p.tick(); p.scene() != "puzzles" {
		t.Errorf("it leads to %s", p.scene())
	}
	p.env.Home()
	p.rest()
	p.begin("konane")
	p.turn()
	p.env.Home()
	p.set(func(s *settings.Settings) { s.Language = "ru" })
	p.rest()
	if got := strings.Join(p.waits(), "; "); got != "3 дня подряд; Мои ошибки (1)" || p.node("menu.puzzles.about") != nil {
		t.Errorf("with a game to go on with, where the cards have only names, the menu says %q", got)
	}
}

// After a win the menu names the next opponent of that game, until the strongest is beaten.
func TestMenuNamesTheNextOpponent(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, test := range []struct {
		level int
		end   func(*match.Match) error
		want  string
	}{
		{2, resigns(rules.Near), ""},
		{2, resigns(rules.Far), "Next in Konane: Stella"},
		{4, resigns(rules.Near), "Next in Konane: Stella"},
		{8, resigns(rules.Far), ""},
	} {
		p.result("konane", [2]int{0, test.level}, test.end)
		p.press("results.menu")
		p.rest()
		if got := strings.Join(p.waits(), "; "); got != test.want {
			t.Errorf("after a game at level %d: %q, want %q", test.level, got, test.want)
		}
	}
}

// The menu counts the games with people elsewhere in which it is the player's turn, if one of them is not shown.
func TestMenuCountsTurns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for i, test := range []struct {
		turns int
		want  string
	}{
		{2, ""},
		{1, ""},             // it is the other's turn
		{0, "Your turn: 1"}, // of the first: nobody may have come
		{2, "Your turn: 2"},
	} {
		g := rules.Find(p.env.Games, "konane")
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		for range test.turns {
			if _, err := m.Play(m.Position().Turns()[0].Word); err != nil {
				t.Fatal(err)
			}
		}
		if err := bylink.Begin(m, rules.Near, p.env.Rand); err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag(match.TableTag, "anywhere"); test.turns == 0 && err != nil {
			t.Fatal(err)
		}
		if err := p.env.Shelf.Save(&shelf.Game{Match: m}, p.env.Now()); err != nil {
			t.Fatal(err)
		}
		p.env.Home()
		p.ticks(10)
		if got := strings.Join(p.waits(), "; "); got != test.want {
			t.Errorf("%d games: %q, want %q", i+1, got, test.want)
		}
	}
	p.press("menu.waits.turns")
	if p.tick(); p.scene() != "games" {
		t.Errorf("it leads to %s", p.scene())
	}
}
