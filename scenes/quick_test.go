package scenes_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/lessons"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// ways returns the ways of pressing a node.
func ways() map[string]func(p *player, id string) {
	return map[string]func(p *player, id string){
		"pointer": func(p *player, id string) { p.press(id) },
		"one tick": func(p *player, id string) {
			p.point(ui.Pointer{At: p.node(id).Rect.Center(), Pressed: true, Released: true, Touch: true})
			p.tick()
		},
		"act": func(p *player, id string) { p.app.Do(ui.Command{Verb: ui.CommandPress, ID: id}); p.tick() },
		"keyboard": func(p *player, id string) {
			p.app.Focus.On(id)
			p.key(ebiten.KeyEnter)
		},
	}
}

// Turns can be spelled as fast as hands can: each tap counts although the effect of the last one is still being shown.
func TestTapsCountWhileThingsMove(t *testing.T) {
	for _, g := range games.All() {
		for name, press := range ways() {
			t.Run(g.Info().ID+"/"+name, func(t *testing.T) {
				p := newPlayer(t, new(shelf.Memory))
				p.begin(g.Info().ID)
				for ply := 0; ply < 12 && !p.over(); ply++ {
					turn := p.match().Position().Turns()[0]
					for _, s := range turn.Paths[0] {
						press(p, "spot."+string(s))
					}
					if p.ply() == ply {
						p.rest() // Done appears only now
						press(p, "board.done")
					}
					if p.ply() != ply+1 || p.word() != turn.Word {
						t.Fatalf("ply %d: taps %v left %d turns", ply+1, turn.Paths[0], p.ply())
					}
				}
				p.rest()
				p.showsPosition()
			})
		}
	}
}

// A tap during the computer's reply ends it and is the first of the person's turn, whether a piece is moving
// or about to.
func TestTapDuringReply(t *testing.T) {
	for _, moving := range []bool{true, false} {
		for name, press := range ways() {
			p := newPlayer(t, new(shelf.Memory))
			p.against("kaninariebi", false)
			p.turn()
			p.until("the reply", func() bool { return p.replying() && !p.moving() })
			after := p.match().Position()
			after = playTurn(t, after, after.Turns()[0]) // the engine plays the first turn
			if moving {
				p.until("its pieces", func() bool { return p.ply() == 2 && p.moving() })
			}
			first := after.Turns()[0].Paths[0][0]
			press(p, "spot."+string(first))
			if p.ply() != 2 || !slices.Equal(p.tapped(), []rules.Spot{first}) || p.moving() {
				t.Errorf("%s, moving %v: ply %d, taps %v", name, moving, p.ply(), p.tapped())
			}
			p.showsPosition()
		}
	}
}

func playTurn(t *testing.T, pos rules.Position, turn rules.Turn) rules.Position {
	t.Helper()
	next, _, err := pos.Play(turn.Word)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// A tap that ends an animation does nothing else if no turn goes on there, if something has just appeared
// there, or if the board is rotating.
func TestTapOnlyEndsAnimation(t *testing.T) {
	t.Run("refused", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		p.press("spot.d4")
		p.press("spot.a1")
		if n := p.bar(rules.Far); p.moving() || p.ply() != 1 || n.Warn {
			t.Errorf("moving %v, ply %d, %q", p.moving(), p.ply(), n.Label)
		}
	})
	t.Run("appeared", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Confirm = true
		p.begin("kalah")
		p.press("spot.A")
		p.rest()
		at := p.node("board.done").Rect.Center()
		p.press("board.stepback")
		p.rest()
		p.press("spot.A")
		if !p.moving() || slices.ContainsFunc(p.app.Laid().Nodes, func(n ui.Node) bool { return n.Operable() && n.Rect.Has(at) }) {
			t.Fatal("the button is there already, or nothing moves")
		}
		p.point(ui.Pointer{At: at, Pressed: true, Released: true})
		p.tick()
		if p.moving() || p.ply() != 0 || p.node("board.done") == nil {
			t.Errorf("moving %v, ply %d", p.moving(), p.ply())
		}
	})
	t.Run("turning", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Seating = settings.SeatPass
		p.begin("kalah")
		p.press("spot.A")
		p.until("the board's turning", p.turning)
		ply := p.ply()
		p.press("spot.f")
		if p.turning() || p.ply() != ply {
			t.Errorf("turning %v, ply %d, want %d", p.turning(), p.ply(), ply)
		}
	})
}

// Permanent tools work while things move, too.
func TestToolsWhileThingsMove(t *testing.T) {
	for name, press := range ways() {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		p.press("spot.d4")
		p.rest()
		p.press("spot.d5")
		if !p.moving() {
			t.Fatal("nothing moves")
		}
		press(p, "board.undo")
		if p.ply() != 1 {
			t.Errorf("%s: ply %d after taking back while things move", name, p.ply())
		}
	}
}

// Undo works at every moment of the computer's turn: while it thinks, while its pieces move and in between.
func TestTakeBackDuringReply(t *testing.T) {
	for name, moment := range map[string]func(p *player) bool{
		"thinking": (*player).thinks,
		"moving":   func(p *player) bool { return p.ply() == 2 && p.moving() },
		"between":  func(p *player) bool { return p.replying() && !p.moving() },
	} {
		for way, press := range ways() {
			p := newPlayer(t, new(shelf.Memory))
			p.engine.Slow = name == "thinking"
			p.against("kaninariebi", false)
			p.turn()
			p.until(name, func() bool { return moment(p) })
			press(p, "board.undo")
			p.tick()
			if p.ply() != 0 || len(p.lit()) == 0 || p.thinks() {
				t.Errorf("%s, %s: ply %d, thinks %v", name, way, p.ply(), p.thinks())
			}
			p.showsPosition()
		}
	}
}

// In a lesson a tap while a wrong turn is still visible undoes it and is the first of the next try.
func TestTapAfterWrongTry(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	c := p.lesson("kaninariebi")
	tried := 0
	for _, step := range c.Steps {
		pos := stepBegin(t, c.Game, step)
		wrong, ok := wrongTurn(t, pos, step)
		if !ok || step.Turns > 1 || len(step.Solution) == 0 {
			p.solve(c.Game, step)
			p.press("lesson.next")
			continue
		}
		begun, said := p.board(), p.says("lesson.says")
		for _, s := range wrong.Paths[0] {
			p.press("spot." + string(s))
		}
		p.until("the answer to it", func() bool { return p.says("lesson.says") != said })
		if !p.moving() || p.board() == begun {
			t.Fatalf("%s after %s: nothing is looked at", step.ID, wrong.Word)
		}
		path := turnOf(t, pos, step.Solution[0]).Paths[0]
		p.point(ui.Pointer{At: p.node("spot." + string(path[0])).Rect.Center(), Pressed: true, Released: true})
		p.tick()
		if p.moving() || p.board() != begun || !slices.Equal(p.tapped(), path[:1]) {
			t.Errorf("%s after %s: busy %v, taps %v on\n%s", step.ID, wrong.Word, p.moving(), p.tapped(), p.board())
		}
		tried++
		p.spells(path[1:], p.node("board.done") == nil)
		p.press("lesson.next")
	}
	if tried < 3 {
		t.Errorf("only %d wrong turns tried", tried)
	}
}

// wrongTurn returns a turn that two taps play and that is not what a step asks for, if there is one. A longer one
// may be judged before its last tap.
func wrongTurn(t testing.TB, pos rules.Position, s lessons.Step) (rules.Turn, bool) {
	t.Helper()
	for _, turn := range pos.Turns() {
		next, events, err := pos.Play(turn.Word)
		if err != nil {
			t.Fatal(err)
		}
		if len(turn.Paths[0]) > 2 || !rules.FollowTaps(pos.Turns(), turn.Paths[0]).Complete() {
			continue
		}
		if _, _, missing := s.Goal.Missing(lessons.Turn{By: pos.Turn(), After: next, Events: events}); missing {
			return turn, true
		}
	}
	return rules.Turn{}, false
}
