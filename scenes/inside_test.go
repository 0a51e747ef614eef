package scenes

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/lessons"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

var frames = [][2]float64{{320, 480}, {390, 844}, {480, 320}, {768, 1024}, {844, 390}, {1024, 768}, {1280, 800}, {1440, 900}, {2560, 1080}, {3840, 2160}}

// lesson opens a game's lesson from the menu.
func (p *player) lesson(game string) *lessonPage {
	p.t.Helper()
	p.press("menu.game." + game)
	p.press("newgame.lesson")
	l, ok := p.app.Top().(*lessonPage)
	if !ok {
		p.t.Fatalf("scene %s, want a lesson", p.scene())
	}
	return l
}

// miss plays a turn that is not what the step shown asks for, and waits until
// it has been put back. It reports whether there is one.
func (p *player) miss(l *lessonPage) bool {
	p.t.Helper()
	s, pos := l.lesson.Step(), l.area.session.Position()
	for _, turn := range pos.Turns() {
		next, events, err := pos.Play(turn.Word)
		if err != nil {
			p.t.Fatal(err)
		}
		try := lessons.Turn{By: pos.Turn(), After: next, Events: events}
		if _, _, missing := s.Goal.Missing(try); missing && (s.Turns == 1 || next.Turn() != try.By) {
			l.area.commit(turn.Word)
			l.take()
			p.rest()
			return true
		}
	}
	return false
}

// succeed plays the solution of the step shown.
func (p *player) succeed(l *lessonPage) {
	p.t.Helper()
	for _, word := range l.lesson.Step().Solution {
		l.area.commit(word)
		l.take()
		p.rest()
	}
}

// longestReason is the longest sentence with which a game refuses a tap.
func (p *player) longestReason(game string) (long string) {
	for _, k := range p.env.Words.Names() {
		said, _ := p.env.Words.Named(k)
		typed := strings.HasSuffix(k, "no-landing") || strings.HasSuffix(k, "card-missing") // said about words only
		if strings.HasPrefix(k, "why."+game+".") && !typed && len(said) > len(long) {
			long = said
		}
	}
	return "c3: " + long
}

// atText sets the window and the size of text.
func (p *player) atText(w, h float64, percent int) {
	p.env.Settings.Text = percent
	p.resize(w, h)
	p.tick()
}

// checkLayout checks that nodes lie in the window, do not overlap, are large
// enough for a finger and hold their words.
func checkLayout(t testing.TB, p *player, where string) {
	t.Helper()
	window := p.app.Frame().Safe
	nodes := p.app.Laid().Nodes
	for i := range nodes {
		a := &nodes[i]
		if a.Clip.W == 0 && !window.Contains(a.Rect) {
			t.Errorf("%s: %s %q lies outside: %+v", where, a.ID, a.Label, a.Rect)
		}
		if a.Operable() && a.Rect.W > 0 && (a.Rect.W < 24 || a.Rect.H < 24) {
			t.Errorf("%s: %s is only %.0f×%.0f", where, a.ID, a.Rect.W, a.Rect.H)
		}
		checkWords(t, p, a, where)
		for j := range nodes[:i] {
			b := &nodes[j]
			if a.Clip == b.Clip && a.Rect.Inset(0.6).Overlaps(b.Rect.Inset(0.6)) && !bubbles(a, b) && !within(a, b) && !within(b, a) {
				t.Errorf("%s: %s %+v overlaps %s %+v", where, a.ID, a.Rect, b.ID, b.Rect)
			}
		}
	}
}

// bubbles reports that one of two nodes is offered over the board on purpose.
func bubbles(a, b *ui.Node) bool {
	return a.Role != b.Role && (a.Role == ui.RoleSpot || b.Role == ui.RoleSpot)
}

func checkWords(t testing.TB, p *player, n *ui.Node, where string) {
	t.Helper()
	if n.Style == ui.Unseen || n.Style == ui.Field || n.Style == ui.Slider {
		return
	}
	if n.Size < 9 {
		t.Errorf("%s: %s is written %.1f high", where, n.ID, n.Size)
	}
	w := sprites.Medium
	if n.Bold || n.Style == ui.MainButton {
		w = sprites.Bold
	}
	lines := n.Lines
	if len(lines) == 0 {
		s := n.Text
		if s == "" && (n.Icon == "" || n.Style == ui.ToolButton) {
			s = n.Label
		}
		lines = []string{s}
	}
	room := n.Rect.W + 1
	if n.Icon != "" && n.Style != ui.ToolButton {
		room -= n.Size * 1.9
	}
	for i, line := range lines {
		if i < n.Heads {
			w = sprites.Bold
		} else if n.Heads > 0 {
			w = sprites.Medium
		}
		if line != " " && line != "" && p.env.Fonts.Width(line, w, n.Size) > room {
			t.Errorf("%s: %q is wider than %s (%.0f)", where, line, n.ID, n.Rect.W)
		}
	}
	if h := n.Size * 1.2 * float64(len(lines)); h > n.Rect.H+2 {
		t.Errorf("%s: %s %q is %.0f high in %.0f", where, n.ID, n.Label, h, n.Rect.H)
	}
}

// command types into the command line and presses Enter, as a page does.
func (p *player) command(text string) {
	p.t.Helper()
	p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: commandID, Text: ""})
	p.app.Do(ui.Command{Verb: ui.CommandType, ID: commandID, Text: text})
	p.app.Do(ui.Command{Verb: ui.CommandEnter, ID: commandID, Text: ""})
	p.rest()
}

// keep puts games on the player's shelf, the last of them the newest.
func (p *player) keep(n int, names func(i int) [2]string) (ids []string) {
	p.t.Helper()
	all := games.All()
	for i := range n {
		m, err := match.New(match.Setup{Game: all[i%len(all)], Players: names(i)})
		if err != nil {
			p.t.Fatal(err)
		}
		turns := m.Position().Turns()
		if _, err := m.Play(turns[i%len(turns)].Word); err != nil {
			p.t.Fatal(err)
		}
		if i%3 == 0 {
			if err := m.Resign(m.Position().Turn()); err != nil {
				p.t.Fatal(err)
			}
		}
		g := &shelf.Game{Match: m}
		if err := p.env.Shelf.Save(g, p.env.Now().Add(-time.Duration(n-i)*time.Hour)); err != nil {
			p.t.Fatal(err)
		}
		ids = append(ids, g.ID)
	}
	p.env.Shelf.List()
	p.app.Changed()
	p.tick()
	return ids
}

func numbered(i int) [2]string {
	return [2]string{fmt.Sprintf("Anna %d", i), "Владислава-Евгения"}
}

func (p *player) keyed(name string) {
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: name})
	p.tick()
	p.tick()
}
