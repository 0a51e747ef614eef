package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
)

// Every rules page fits in every language, has its words and is offered on the New game page.
func TestRulesPages(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, f := range [][2]float64{{390, 844}, {1024, 768}} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Language = lang.Tag
			p.resize(f[0], f[1])
			p.tick()
			for _, g := range games.All() {
				p.press("menu.game." + g.Info().ID)
				p.press("newgame.rules.page")
				checkLayout(t, p, fmt.Sprintf("%s rules of %s at %.0fx%.0f", lang.Tag, g.Info().ID, f[0], f[1]))
				course, _, _ := scenes.RulesAt(p.app.Top())
				for _, s := range course.Sections {
					if p.node("rules."+s.ID+".text") == nil {
						t.Errorf("no section %s", s.ID)
					}
				}
				p.press("back")
				p.press("back")
			}
		}
	}
}

// A picture of a rules page plays its turn when tapped, and returns.
func TestPicturesPlay(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, g := range games.All() {
		p.press("menu.game." + g.Info().ID)
		p.press("newgame.rules.page")
		course, _, diagrams := scenes.RulesAt(p.app.Top())
		for i, s := range course.Sections {
			for k, d := range diagrams[i] {
				if _, events := d.Turn(); len(events) == 0 {
					continue
				}
				before := fmt.Sprint(d.Board.Tokens())
				p.press(fmt.Sprintf("rules.%s.picture%d", s.ID, k+1))
				if !d.Playing() {
					t.Errorf("%s: %s does not play", course.Game, s.ID)
				}
				for ticks := 0; d.Board.Moving() && ticks < 2000; ticks++ {
					p.tick()
				}
				if fmt.Sprint(d.Board.Tokens()) == before {
					t.Errorf("%s: %s looks the same after its turn", course.Game, s.ID)
				}
				for ticks := 0; d.Playing() && ticks < 200; ticks++ {
					p.tick()
				}
				if d.Playing() || fmt.Sprint(d.Board.Tokens()) != before {
					t.Errorf("%s: %s does not return to its beginning", course.Game, s.ID)
				}
			}
		}
		p.press("back")
		p.press("back")
	}
}

// help presses Help and returns the section at which the rules open.
func (p *player) help(button string) string {
	p.t.Helper()
	p.press(button)
	if p.scene() != "rules" {
		p.t.Fatalf("help shows %s", p.scene())
	}
	course, here, _ := scenes.RulesAt(p.app.Top())
	s := course.Sections[here]
	if n := p.node("rules." + s.ID + ".title"); here > 0 && !n.Clip.Overlaps(n.Rect) {
		p.t.Errorf("section %s is not in sight", s.ID)
	}
	p.press("back")
	return s.ID
}

// Help is one tap away and opens at the rule that matters now.
func TestHelpMatters(t *testing.T) {
	const deal = "deal=tiger+crab/monkey+crane/dragon"
	for _, c := range []struct {
		game, options string
		taps          string
		want          string
	}{
		{"kalah", "", "", "aim"},
		{"kalah", "", "a", "turn"},
		{"kalah", "pie=on", "A", "pie"},
		{"konane", "", "", "opening"},
		{"konane", "", "b2", "opening"},
		{"konane", "", "a2", "pieces"},
		{"konane", "", "d4 d5 d8", "turn"},
		{"konane", "", "d4 d5 a1", "turn"},
		{"kaninariebi", "", "", "aim"},
		{"kaninariebi", "", "a3 c3", "current"},
		{"kaninariebi", "", "a3 b4", "turn"},
		{"kaninariebi", "", "e1", "pieces"},
		{"kanishogi", "", "a3 c3", "river"},
		{"kanishogi", "", "a3 b4", "turn"},
		{"onitama", deal, "b1", "turn"},
		{"onitama", deal, "monkey", "cards"},
		{"onitama", deal, "dragon", "cards"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Options = map[string]string{c.game: c.options}
		p.env.Prefs.Settings.Motion = settings.MotionOff
		p.begin(c.game)
		if p.match().Position().Turn() == rules.Far && c.game == "onitama" {
			t.Fatal("the wrong side begins")
		}
		for s := range strings.FieldsSeq(c.taps) {
			p.press("spot." + s)
			p.rest()
		}
		if got := p.help("board.help"); got != c.want {
			t.Errorf("%s after %q: help is about %s, want %s", c.game, c.taps, got, c.want)
		}
	}
}

// After the end, help opens at the section on endings, and a lesson opened there leads back to the game.
func TestHelpAtTheEnd(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.rest()
	p.press("results.review")
	if got := p.help("board.help"); got != "end" {
		t.Errorf("after resigning help is about %s", got)
	}
	p.press("board.help")
	p.press("rules.lesson")
	_, course := scenes.LessonAt(p.app.Top())
	scenes.TurnTo(p.app.Top(), len(course.Steps))
	p.rest()
	p.press("lesson.play")
	if p.scene() != "study" {
		t.Errorf("the lesson leads to %s", p.scene())
	}
}

// The rules over a lesson do not offer it once more, also when the page is loaded again: Back leads to one lesson.
func TestHelpInTheLesson(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.visits("#/konane/lesson")
	p.press("lesson.help")
	for range 2 {
		if p.scene() != "rules" || p.node("rules.lesson") != nil {
			t.Errorf("%s over a lesson: %s", p.scene(), p.ids())
		}
		p = p.reloaded(store)
	}
	if way := p.backs(); way != " lesson newgame menu" {
		t.Errorf("back:%s", way)
	}
}
