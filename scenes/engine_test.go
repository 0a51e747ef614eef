package scenes

import (
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/play"
	"tidepool/scenes/settings"
)

// against starts a game in which the engine plays the second side, or both.
func (p *player) against(game string, both bool) {
	p.t.Helper()
	p.press("menu.game." + game)
	p.press("newgame.kind2.engine")
	if both {
		p.press("newgame.kind1.engine")
	}
	p.press("newgame.starts.1")
	p.press("newgame.start")
	p.tick()
}

// until runs ticks until something is true.
func (p *player) until(what string, ok func() bool) {
	p.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 5000 {
			p.t.Fatalf("it never comes to %s; scene %s", what, p.scene())
		}
		p.tick()
	}
}

// answered waits until it is a person's turn again or the game is over.
func (p *player) answered() {
	p.t.Helper()
	b := p.board()
	p.until("the person's turn", func() bool { return !p.app.State().Busy && (b.area.hands() || b.match().Outcome().Over()) })
}

// turn plays the first legal turn for a person.
func (p *player) turn() {
	p.t.Helper()
	turns := p.board().match().Position().Turns()
	p.play(turns[0].Paths[0], rules.FollowTaps(turns, turns[0].Paths[0]).Complete())
}

func TestEngineAnswersInEveryGame(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Motion = settings.MotionFast
			p.against(g.Info().ID, false)
			b := p.board()
			for n := 0; n < 12 && !b.match().Outcome().Over(); n++ {
				p.answered()
				if b.match().Outcome().Over() {
					break
				}
				ply := b.match().Ply()
				p.turn()
				p.answered()
				if b.match().Ply() <= ply {
					t.Fatalf("still at ply %d", ply)
				}
				sameTokens(t, b)
			}
			saved, err := p.env.Shelf.Load(b.game.ID)
			if err != nil || saved.Match.FullRecord() != b.match().FullRecord() {
				t.Errorf("the game is not on the shelf: %v", err)
			}
			if person, ok := b.session().Seats().Solo(); !ok || play.LevelIn(saved.Match, saved.Match.Info(), person.Other()) != firstLevel || play.LevelIn(saved.Match, saved.Match.Info(), person) != 0 {
				t.Errorf("the record does not tell who plays: %s", saved.Match.FullRecord())
			}
		})
	}
}

// While a person's turn is still shown it is not said to be the engine's.
func TestStatusWhileMoving(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("konane", false)
	b := p.board()
	turns := b.match().Position().Turns()
	p.press("spot." + string(turns[0].Paths[0][0]))
	person, _ := b.session().Seats().Solo()
	if !b.area.board.Moving() {
		t.Fatal("nothing moves")
	}
	if s := b.words.status(person, true).text; s == p.env.Words.T(key.EngineTurn) {
		t.Errorf("the person is told %q", s)
	}
}

func TestDemo(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.Motion = settings.MotionOff
	p.against("onitama", true)
	b := p.board()
	p.until("the fourth turn", func() bool { return b.match().Ply() == 4 })
	p.press("engine.pause")
	ply := b.match().Ply()
	for range 300 {
		p.tick()
	}
	if b.match().Ply() != ply {
		t.Fatal("a paused demo goes on")
	}
	p.press("board.undo")
	if b.match().Ply() != ply-1 || !paused(b) {
		t.Fatalf("undo leads to ply %d", b.match().Ply())
	}
	p.press("engine.go")
	p.until("another turn", func() bool { return b.match().Ply() > ply })
}

func TestTakeBackAgainstEngine(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	b := p.board()
	if n := p.node("board.undo"); n == nil || !n.Disabled {
		t.Error("undo offered before the first turn")
	}
	p.turn()
	p.answered()
	p.turn()
	p.answered()
	if b.match().Ply() != 4 {
		t.Fatalf("ply %d", b.match().Ply())
	}
	p.press("board.undo")
	if b.match().Ply() != 2 || !b.area.hands() {
		t.Fatalf("undo leads to ply %d", b.match().Ply())
	}
	p.press("board.redo")
	p.answered()
	if b.match().Ply() != 4 || len(p.engine.Jobs) != 2 {
		t.Fatalf("redo leads to ply %d after %d jobs: the turns taken back were not played again", b.match().Ply(), len(p.engine.Jobs))
	}
	p.press("board.undo")
	p.press("board.undo")
	if b.match().Ply() != 0 {
		t.Fatalf("undo twice leads to ply %d", b.match().Ply())
	}
}

// Taking back while the engine thinks forgets what it thought about.
func TestTakeBackWhileThinking(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("konane", false)
	b := p.board()
	p.turn()
	p.until("thinking", func() bool { return thinks(b) })
	p.press("board.undo")
	if b.match().Ply() != 0 || p.engine.Stopped == 0 {
		t.Fatalf("ply %d, stopped %d times", b.match().Ply(), p.engine.Stopped)
	}
	for range 200 {
		p.tick()
	}
	if b.match().Ply() != 0 {
		t.Error("a forgotten answer was played")
	}
}

func TestPlayNow(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("kalah", false)
	b := p.board()
	for b.match().Position().Turn() == rules.Near && len(b.match().Position().Turns()) > 0 {
		p.turn()
	}
	p.until("the button", func() bool { return p.node("engine.now") != nil })
	if b.match().Position().Turn() != rules.Far {
		t.Fatal("not the engine's turn")
	}
	ply := b.match().Ply()
	p.press("engine.now")
	p.until("its turn", func() bool { return b.match().Ply() > ply })
}

// Leaving the board ends the thinking.
func TestLeavingStopsThinking(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("onitama", false)
	b := p.board()
	p.turn()
	p.until("thinking", func() bool { return thinks(b) })
	p.press("board.menu")
	p.tick()
	if p.engine.Stopped != 1 {
		t.Errorf("stopped %d times", p.engine.Stopped)
	}
	p.engine.Slow = false
	p.press("menu.continue")
	p.rest()
	p.answered()
	if p.board().match().Ply() != 2 {
		t.Errorf("ply %d after coming back", p.board().match().Ply())
	}
}

func TestTapOnItsTurn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("kaninariebi", false)
	p.turn()
	b := p.board()
	p.until("thinking", func() bool { return thinks(b) })
	before := b.match().FullRecord()
	p.press("spot.a1")
	if b.area.told.message != p.env.Words.T(key.EngineWait) || b.match().FullRecord() != before || len(b.area.speller.Path()) != 0 {
		t.Errorf("message %q, taps %v", b.area.told.message, b.area.speller.Path())
	}
}

func TestHint(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	b := p.board()
	first := b.match().Position().Turns()[0]
	p.press("board.hint")
	p.tick()
	if got := b.session().Hints.Spots(); len(got) != 1 || got[0] != first.Paths[0][0] {
		t.Fatalf("the first hint points at %v", got)
	}
	p.press("board.hint")
	if got := b.session().Hints.Spots(); len(got) != len(first.Paths[0]) {
		t.Fatalf("the second hint points at %v", got)
	}
	p.press("board.hint")
	p.tick()
	if p.scene() != "why" || p.node("why.title") == nil || p.node("why.other.1") == nil {
		t.Fatalf("scene %s: %s", p.scene(), p.ids())
	}
	if j := p.engine.Jobs[len(p.engine.Jobs)-1]; !j.All || j.Level != ai.Levels {
		t.Errorf("asked for %+v", j)
	}
	p.press("why.close")
	p.turn()
	if b.session().Hints.Stage() != play.HintNone {
		t.Error("the hint stays after a turn")
	}
}

func TestEngineResigns(t *testing.T) {
	for _, wish := range []bool{true, false} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Resigns = wish
		p.engine.Score = ai.LossIn(4)
		p.against("konane", false)
		p.turn()
		p.answered()
		if over := p.board().match().Outcome().Over(); over != wish {
			t.Errorf("wished %v: over %v", wish, over)
		}
	}
}

func TestScoreBar(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.ScoreBar = true
	p.engine.Score = ai.WinIn(5)
	p.begin("kanishogi")
	p.tick()
	b := p.board()
	n := p.node("board.score")
	if want := b.words.name(b.session().Position().Turn()) + " wins in 3"; n == nil || n.Text != want {
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

// A position that was being judged when something else was asked is judged
// later, and a lesson asks for nothing.
func TestScoreBarGivesWay(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.ScoreBar = true
	p.engine.Slow = true
	p.against("kanishogi", false)
	b := p.board()
	p.until("the first judgement", func() bool { return judging(p) })
	p.press("board.hint")
	p.engine.Answer()
	p.until("the hint", func() bool { return b.session().Hints.Stage() == play.HintSpot })
	p.until("the judgement", func() bool { return judging(p) })
	p.engine.Score = 500
	p.engine.Answer()
	p.tick()
	if v, ok := b.session().Judge.Near(false); !ok || v.Score != 500 && v.Score != -500 {
		t.Errorf("%+v", v)
	}

	p = newPlayer(t, new(shelf.Memory))
	p.env.Settings.ScoreBar = true
	p.lesson("kanishogi")
	p.rest()
	for range 30 {
		p.tick()
	}
	if len(p.engine.Jobs) > 0 {
		t.Errorf("a lesson asks the engine: %+v", p.engine.Jobs)
	}
}

// judging reports whether the engine looks at a position for the score bar.
func judging(p *player) bool { return p.engine.Job != nil && p.engine.Job.Time == play.JudgeTime }

// A rematch is against the same level, whoever begins it.
func TestRematchKeepsLevels(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, id := range []string{"menu.game.onitama", "newgame.kind2.engine", "newgame.level2.more", "newgame.level2.more", "newgame.starts.1", "newgame.start"} {
		p.press(id)
	}
	p.tick()
	level := p.asked()
	if level != firstLevel+2 {
		t.Fatalf("the engine plays at level %d, want %d", level, firstLevel+2)
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

// asked is the level at which the engine is asked for its next turn.
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
