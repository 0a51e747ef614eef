package scenes_test

import (
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// usualLevel is the engine's default level.
const usualLevel = 3

func TestEngineAnswersInEveryGame(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion = settings.MotionFast
			p.against(g.Info().ID, false)
			for n := 0; n < 12 && !p.over(); n++ {
				p.answered()
				if p.over() {
					break
				}
				ply := p.ply()
				p.turn()
				p.answered()
				if p.ply() <= ply {
					t.Fatalf("still at ply %d", ply)
				}
				p.showsPosition()
			}
			m := p.match()
			if person := m.First(); session.LevelIn(m, m.Info(), person.Other()) != usualLevel || session.LevelIn(m, m.Info(), person) != 0 {
				t.Errorf("the record does not tell who plays: %s", m.FullRecord())
			}
		})
	}
}

// While a person's turn is still being shown, the status does not say that it is the engine's turn.
func TestStatusWhileMoving(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("konane", false)
	turns := p.match().Position().Turns()
	p.press("spot." + string(turns[0].Paths[0][0]))
	if !p.moving() {
		t.Fatal("nothing moves")
	}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		if says := p.bar(side).Label; says == p.env.App.Words.T(key.EngineTurn) {
			t.Errorf("%v is told %q", side, says)
		}
	}
}

func TestDemo(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.against("onitama", true)
	p.until("the fourth turn", func() bool { return p.ply() == 4 })
	p.press("engine.pause")
	ply := p.ply()
	for range 300 {
		p.tick()
	}
	if p.ply() != ply {
		t.Fatal("a paused demo goes on")
	}
	p.press("board.undo")
	if p.ply() != ply-1 || !p.paused() {
		t.Fatalf("undo leads to ply %d", p.ply())
	}
	p.press("engine.go")
	p.until("another turn", func() bool { return p.ply() > ply })
}

func TestTakeBackAgainstEngine(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Learned("kaninariebi", 1) // no finger, which asks for a turn to show
	p.against("kaninariebi", false)
	if n := p.node("board.undo"); n == nil || !n.Disabled {
		t.Error("undo offered before the first turn")
	}
	p.turn()
	p.answered()
	p.turn()
	p.answered()
	if p.ply() != 4 {
		t.Fatalf("ply %d", p.ply())
	}
	p.press("board.undo")
	if p.ply() != 2 || len(p.lit()) == 0 {
		t.Fatalf("undo leads to ply %d", p.ply())
	}
	p.press("board.redo")
	p.answered()
	if p.ply() != 4 || len(p.engine.Jobs) != 2 {
		t.Fatalf("redo leads to ply %d after %d jobs: the turns taken back were not played again", p.ply(), len(p.engine.Jobs))
	}
	p.press("board.undo")
	p.press("board.undo")
	if p.ply() != 0 {
		t.Fatalf("undo twice leads to ply %d", p.ply())
	}
}

// Undo while the engine thinks discards its work.
func TestTakeBackWhileThinking(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("konane", false)
	p.turn()
	p.until("thinking", p.thinks)
	p.press("board.undo")
	if p.ply() != 0 || p.engine.Stopped == 0 {
		t.Fatalf("ply %d, stopped %d times", p.ply(), p.engine.Stopped)
	}
	for range 200 {
		p.tick()
	}
	if p.ply() != 0 {
		t.Error("a forgotten answer was played")
	}
}

func TestPlayNow(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("kalah", false)
	for p.match().Position().Turn() == rules.Near && len(p.match().Position().Turns()) > 0 {
		p.turn()
	}
	p.until("the button", func() bool { return p.node("engine.now") != nil })
	if p.match().Position().Turn() != rules.Far {
		t.Fatal("not the engine's turn")
	}
	ply := p.ply()
	p.press("engine.now")
	p.until("its turn", func() bool { return p.ply() > ply })
}

// Leaving the board stops the engine.
func TestLeavingStopsThinking(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Learned("onitama", 1) // no finger, which asks for a turn to show
	p.engine.Slow = true
	p.against("onitama", false)
	p.turn()
	p.until("thinking", p.thinks)
	p.press("board.menu")
	p.tick()
	if p.engine.Stopped != 1 {
		t.Errorf("stopped %d times", p.engine.Stopped)
	}
	p.engine.Slow = false
	p.press("menu.continue")
	p.rest()
	p.answered()
	if p.ply() != 2 {
		t.Errorf("ply %d after coming back", p.ply())
	}
}

func TestTapOnItsTurn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("kaninariebi", false)
	p.turn()
	p.until("thinking", p.thinks)
	before := p.match().FullRecord()
	p.press("spot.a1")
	if says := p.bar(rules.Far).Label; says != p.env.App.Words.T(key.EngineWait) || p.match().FullRecord() != before || len(p.tapped()) != 0 {
		t.Errorf("message %q, taps %v", says, p.tapped())
	}
}

func TestHint(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	m := p.match()
	first, speaker, w := m.Position().Turns()[0], commentary.Speaker{Words: p.env.App.Words, Info: m.Info()}, p.env.App.Words
	said := func(text string) bool { return slices.Contains(p.on.Said, text) }
	p.press("board.hint")
	p.tick()
	if want := speaker.Next(w.T(key.HintSpot), first.Paths[0][:1]); p.says("board.hint") != w.T(key.HintMore) || !said(want) {
		t.Fatalf("the first hint says %q, want %q", p.on.Said, want)
	}
	p.press("board.hint")
	if want := w.T(key.HintTurn, "turn", speaker.Events(rules.Near, first.Events)); p.says("board.hint") != w.T(key.HintWhy) || !said(want) {
		t.Fatalf("the second hint says %q, want %q", p.on.Said, want)
	}
	p.press("board.hint")
	p.tick()
	if p.scene() != "board" || p.why() == "" {
		t.Fatalf("scene %s: %q", p.scene(), p.why())
	}
	if j := p.engine.Jobs[len(p.engine.Jobs)-1]; !j.All || j.Level != 0 {
		t.Errorf("asked for %+v", j)
	}
	p.turn()
	if p.says("board.hint") != w.T(key.HintAsk) {
		t.Error("the hint stays after a turn")
	}
}

func TestEngineResigns(t *testing.T) {
	for _, wish := range []bool{true, false} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Resigns = wish
		p.engine.Score = ai.LossIn(4)
		p.against("konane", false)
		p.turn()
		p.answered()
		if over := p.over(); over != wish {
			t.Errorf("wished %v: over %v", wish, over)
		}
	}
}

func TestScoreBar(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.ScoreBar = true
	p.engine.Score = ai.WinIn(5)
	p.begin("kanishogi")
	p.tick()
	n := p.node("board.score")
	m := p.match()
	if want := p.node("bar."+m.Info().Sides[m.Position().Turn()]+".name").Text + " wins in 3"; n == nil || n.Text != want {
		t.Fatalf("node %+v, want %q", n, want)
	}
	asked := len(p.engine.Jobs)
	for range 50 {
		p.tick()
	}
	if len(p.engine.Jobs) != asked {
		t.Error("the same position is asked about again")
	}
	p.turn()
	p.until("the next judgement", func() bool { return len(p.engine.Jobs) == asked+1 })
}

// If evaluating a position is interrupted by another request, it is done later. A lesson requests nothing.
func TestScoreBarGivesWay(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Learned("kanishogi", 1) // no finger, which asks for a turn to show
	p.env.Prefs.Settings.ScoreBar = true
	p.engine.Slow = true
	p.against("kanishogi", false)
	p.until("the first judgement", func() bool { return judging(p) })
	unknown := p.says("board.score")
	p.press("board.hint")
	p.engine.Answer()
	p.until("the hint", func() bool { return p.says("board.hint") == p.env.App.Words.T(key.HintMore) })
	p.until("the judgement", func() bool { return judging(p) })
	p.engine.Score = 500
	p.engine.Answer()
	p.tick()
	q := newPlayer(t, new(shelf.Memory)) // nothing interrupts this one
	q.env.Prefs.Settings.ScoreBar = true
	q.engine.Score = 500
	q.against("kanishogi", false)
	q.tick()
	if got, want := p.says("board.score"), q.says("board.score"); got != want || got == unknown {
		t.Errorf("the score bar says %q, want %q", got, want)
	}

	p = newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.ScoreBar = true
	p.lesson("kanishogi")
	p.rest()
	for range 30 {
		p.tick()
	}
	if len(p.engine.Jobs) > 0 {
		t.Errorf("a lesson asks the engine: %+v", p.engine.Jobs)
	}
}

// judging reports whether the engine evaluates a position for the score bar.
func judging(p *player) bool { return p.engine.Job != nil && p.engine.Job.Time == session.JudgeTime }

// A rematch is against the same level, whoever begins it.
func TestRematchKeepsLevels(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Learned("onitama", 1) // no finger, which asks for a turn to show
	for _, id := range []string{"menu.game.onitama", "newgame.engine.opponent", "newgame.level.5", "newgame.done", "newgame.engine"} {
		p.press(id)
	}
	p.tick()
	level := p.asked()
	if level != usualLevel+2 {
		t.Fatalf("the engine plays at level %d, want %d", level, usualLevel+2)
	}
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.rest()
	p.press("results.rematch")
	p.rest()
	if again := p.asked(); again != level {
		t.Errorf("in the rematch the engine plays at level %d, at first at %d", again, level)
	}
}

// asked returns the level at which the engine is asked for its next turn.
func (p *player) asked() int {
	p.t.Helper()
	asked := len(p.engine.Jobs)
	p.answered()
	if len(p.engine.Jobs) == asked {
		p.turn()
		p.until("the engine's turn", func() bool { return len(p.engine.Jobs) > asked })
		p.answered()
	}
	return p.engine.Jobs[asked].Level
}
