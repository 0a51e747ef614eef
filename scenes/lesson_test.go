package scenes

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/lessons"
	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

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

// solve spells the solution of the step shown, and looks at each moment.
func (p *player) solve(l *lessonPage, look func(when string)) {
	p.t.Helper()
	for n := range l.lesson.Step().Solution {
		path := solution(l, n)
		for i, s := range path {
			p.press("spot." + string(s))
			p.rest()
			look(fmt.Sprint("tap ", i+1))
		}
		if p.node("board.done") != nil {
			p.press("board.done")
			p.rest()
		}
	}
	if p.node("lesson.next") == nil {
		p.t.Fatalf("%s: %v is not accepted: %v", l.lesson.Step().ID, l.lesson.Step().Solution, p.node("lesson.says"))
	}
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

// Every lesson is completed by pressing nodes, in every language on a phone
// and on a tablet, and all that it says fits.
func TestLessons(t *testing.T) {
	for _, lang := range locale.Languages() {
		t.Run(lang.Tag, func(t *testing.T) {
			for _, f := range [][2]float64{{390, 844}, {1024, 768}} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Settings.Language, p.env.Settings.Motion = lang.Tag, settings.MotionFast
				p.resize(f[0], f[1])
				p.env.restyle()
				p.tick()
				for _, g := range games.All() {
					p.complete(g.Info().ID, fmt.Sprintf("%s at %.0fx%.0f", lang.Tag, f[0], f[1]))
				}
			}
		})
	}
}

// complete goes through a lesson and leaves it for the menu.
func (p *player) complete(game, where string) {
	p.t.Helper()
	l := p.lesson(game)
	for i, s := range l.course.Steps {
		look := func(when string) {
			p.t.Helper()
			checkLayout(p.t, p, fmt.Sprintf("%s: %s %s, %s", where, game, s.ID, when))
			p.whole("lesson.task")
			p.whole("lesson.says")
		}
		if l.lesson.At() != i {
			p.t.Fatalf("%s is at step %d, want %d", game, l.lesson.At(), i)
		}
		look("begun")
		if p.miss(l) {
			look("after a wrong turn")
		}
		reason := p.longestReason(game)
		l.area.note(func() string { return reason }, true, "")
		p.app.Changed()
		p.tick()
		look("after a refused tap")
		p.solve(l, look)
		look("solved")
		p.press("lesson.next")
	}
	if !l.lesson.Ended() || p.env.Settings.Lessons[game].Done != len(l.course.Steps) {
		p.t.Errorf("%s is at step %d with progress %+v", game, l.lesson.At(), p.env.Settings.Lessons[game])
	}
	checkLayout(p.t, p, where+": the end of "+game)
	p.press("back")
	p.press("back")
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

// uncut checks that none of a node's text has been cut off.
func (p *player) uncut(id, where string) {
	p.t.Helper()
	n := p.node(id)
	if n != nil && strings.HasSuffix(strings.TrimSpace(n.Lines[len(n.Lines)-1]), "…") && !strings.HasSuffix(n.Label, "…") {
		p.t.Errorf("%s: %s is cut off: %q", where, id, n.Lines)
	}
}

// whole checks that a node's text is all there and not small.
func (p *player) whole(id string) {
	p.t.Helper()
	p.uncut(id, p.env.Words.Tag())
	n := p.node(id)
	if n != nil && n.Size < 12 {
		p.t.Errorf("%s is only %.1f high: %q", id, n.Size, n.Label)
	}
}

// Lessons and rules pages fit every window.
func TestLessonLayouts(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Text = text
			p.resize(f[0], f[1])
			p.tick()
			for _, g := range games.All() {
				where := fmt.Sprintf("%s at %.0fx%.0f, %d %%", g.Info().ID, f[0], f[1], text)
				l := p.lesson(g.Info().ID)
				for range l.course.Steps {
					checkLayout(t, p, "lesson of "+where)
					if p.miss(l) {
						checkLayout(t, p, "after a wrong turn in the lesson of "+where)
					}
					p.uncut("lesson.task", where)
					p.uncut("lesson.says", where)
					l.turnTo(l.lesson.At() + 1)
					p.rest()
				}
				checkLayout(t, p, "end of the lesson of "+where)
				p.press("lesson.help")
				checkLayout(t, p, "rules of "+where)
				for range 3 {
					p.press("back")
				}
			}
		}
	}
}
