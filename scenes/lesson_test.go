package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// watchSolved plays the solution of a step of a game's lesson, and calls look at each moment.
func (p *player) watchSolved(game string, s lessons.Step, look func(when string)) {
	p.t.Helper()
	pos := stepBegin(p.t, game, s)
	for _, word := range s.Solution {
		for i, at := range turnOf(p.t, pos, word).Paths[0] {
			p.press("spot." + string(at))
			p.rest()
			look(fmt.Sprint("tap ", i+1))
		}
		if p.node("board.done") != nil {
			p.press("board.done")
			p.rest()
		}
		pos, _, _ = pos.Play(word)
	}
	if p.node("lesson.next") == nil {
		p.t.Fatalf("%s: %v is not accepted: %v", s.ID, s.Solution, p.node("lesson.says"))
	}
}

// miss plays a turn that is not what a step asks for, and waits until it has been undone. It reports whether
// there is one.
func (p *player) miss(game string, s lessons.Step) bool {
	p.t.Helper()
	pos := stepBegin(p.t, game, s)
	for _, turn := range pos.Turns() {
		next, events, err := pos.Play(turn.Word)
		if err != nil {
			p.t.Fatal(err)
		}
		try := lessons.Turn{By: pos.Turn(), After: next, Events: events}
		if _, _, missing := s.Goal.Missing(try); missing && (s.Turns == 1 || next.Turn() != try.By) {
			p.spell(turn)
			for p.node("board.stepback") != nil { // no wrong turn can be ended by hand while a right one goes on
				p.press("board.stepback")
				p.rest()
			}
			return true
		}
	}
	return false
}

// refused makes the one or two taps that get the longest reason in a position, and returns the reason.
func (p *player) refused(pos rules.Position) (long string) {
	p.t.Helper()
	var taps []rules.Spot
	spots := p.where(func(ui.Node) bool { return true })
	try := func(path []rules.Spot, next []rules.Spot) {
		for _, s := range spots {
			if slices.Contains(next, s) || slices.Contains(path, s) {
				continue
			}
			if said := p.env.App.Words.Reason(pos.Refuse(path, s)); len(said) > len(long) {
				taps, long = append(slices.Clone(path), s), said
			}
		}
	}
	turns := pos.Turns()
	first := rules.FollowTaps(turns, nil).Next
	try(nil, first)
	for _, s := range first {
		if f := rules.FollowTaps(turns, []rules.Spot{s}); f.Word == "" && slices.Contains(spots, s) {
			try([]rules.Spot{s}, append(f.Next, first...)) // these begin another turn
		}
	}
	p.tapAll(taps...)
	return long
}

// Every lesson can be completed by pressing nodes, in every language on a phone and on a tablet, and all its
// texts fit.
func TestLessons(t *testing.T) {
	for _, lang := range locale.Languages() {
		t.Run(lang.Tag, func(t *testing.T) {
			for _, f := range [][2]float64{{390, 844}, {1024, 768}} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Language, p.env.Prefs.Settings.Motion = lang.Tag, settings.MotionFast
				p.resize(f[0], f[1])
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
	c := p.lesson(game)
	for i, s := range c.Steps {
		look := func(when string) {
			p.t.Helper()
			checkLayout(p.t, p, fmt.Sprintf("%s: %s %s, %s", where, game, s.ID, when))
			p.whole("lesson.task")
			p.whole("lesson.says")
		}
		if got, want := p.says("lesson.at"), p.env.App.Words.T(key.LessonAt, "n", i+1, "of", len(c.Steps)); got != want {
			p.t.Fatalf("%s is at %q, want %q", game, got, want)
		}
		look("begun")
		if p.miss(game, s) {
			look("after a wrong turn")
		}
		if why := p.refused(stepBegin(p.t, game, s)); !strings.Contains(p.says("lesson.says"), why) {
			p.t.Errorf("%s: the panel says %q, want %q", where, p.says("lesson.says"), why)
		}
		look("after a refused tap")
		if p.node("board.stepback") != nil {
			p.press("board.stepback")
			p.rest()
		}
		p.watchSolved(game, s, look)
		look("solved")
		p.press("lesson.next")
	}
	if p.node("lesson.again") == nil || p.env.Prefs.Settings.Lessons[game].Done != len(c.Steps) {
		p.t.Errorf("%s is at %q with progress %+v", game, p.says("lesson.at"), p.env.Prefs.Settings.Lessons[game])
	}
	checkLayout(p.t, p, where+": the end of "+game)
	p.press("back")
	p.press("back")
}

// uncut checks that none of a node's text has been cut off.
func (p *player) uncut(id, where string) {
	p.t.Helper()
	n := p.node(id)
	if n != nil && strings.HasSuffix(strings.TrimSpace(n.Lines[len(n.Lines)-1]), "…") && !strings.HasSuffix(n.Label, "…") {
		p.t.Errorf("%s: %s is cut off: %q", where, id, n.Lines)
	}
}

// whole checks that a node's text is complete and not small.
func (p *player) whole(id string) {
	p.t.Helper()
	p.uncut(id, p.env.App.Words.Tag())
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
			p.env.Prefs.Settings.Text = text
			p.resize(f[0], f[1])
			p.tick()
			for _, g := range games.All() {
				where := fmt.Sprintf("%s at %.0fx%.0f, %d %%", g.Info().ID, f[0], f[1], text)
				for _, s := range p.lesson(g.Info().ID).Steps {
					checkLayout(t, p, "lesson of "+where)
					if p.miss(g.Info().ID, s) {
						checkLayout(t, p, "after a wrong turn in the lesson of "+where)
					}
					p.uncut("lesson.task", where)
					p.uncut("lesson.says", where)
					p.solve(g.Info().ID, s)
					p.press("lesson.next")
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

// Who has had a step shown may go on without repeating it.
func TestShownStepIsOpen(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.lesson")
	p.rest()
	if p.node("lesson.skip").Operable() {
		t.Fatal("the second step is open at first")
	}
	p.press("lesson.show")
	p.until("the learner's turn", func() bool { n := p.node("lesson.skip"); return n != nil && n.Operable() })
	at := p.says("lesson.at")
	p.press("lesson.skip")
	p.rest()
	if p.says("lesson.at") == at || p.node("lesson.skip").Operable() {
		t.Errorf("from %q to %q, where the next is open: %t", at, p.says("lesson.at"), p.node("lesson.skip").Operable())
	}
	if done := p.env.Prefs.Settings.Lessons["konane"].Done; done != 0 {
		t.Errorf("%d steps count as done", done)
	}
}

// The language is the first thing on the settings page.
func TestLanguageIsFirst(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {1280, 800}} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(f[0], f[1])
		p.press("menu.settings")
		if n := p.node("settings.language.ja"); n == nil || n.Rect.Y+n.Rect.H > f[1] {
			t.Errorf("%v: the languages are out of sight: %+v", f, n)
		}
	}
}
