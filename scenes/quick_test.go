package scenes

import (
	"slices"
	"testing"

	"tidepool/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// ways are those in which a player can press a node.
func ways() map[string]func(p *player, id string) {
	return map[string]func(p *player, id string){
		"pointer": func(p *player, id string) { p.press(id) },
		"one tick": func(p *player, id string) {
			p.point(ui.Pointer{At: p.node(id).Rect.Center(), Pressed: true, Released: true, Touch: true})
			p.tick()
		},
		"act": func(p *player, id string) { p.app.Do(ui.Command{Verb: ui.CommandPress, ID: id}); p.tick() },
		"keyboard": func(p *player, id string) {
			p.app.Focus(id)
			p.key(ebiten.KeyEnter)
		},
	}
}

// Turns are spelled as fast as hands can: each tap comes while what the last
// one did is still shown, and counts.
func TestTapsCountWhileThingsMove(t *testing.T) {
	for _, g := range games.All() {
		for name, press := range ways() {
			t.Run(g.Info().ID+"/"+name, func(t *testing.T) {
				p := newPlayer(t, new(shelf.Memory))
				p.begin(g.Info().ID)
				b := p.board()
				for ply := 0; ply < 12 && !b.match.Outcome().Over(); ply++ {
					turn := b.match.Position().Turns()[0]
					for _, s := range turn.Paths[0] {
						press(p, "spot."+string(s))
					}
					if b.match.Ply() == ply {
						p.rest() // Done is there only now
						press(p, "board.done")
					}
					if b.match.Ply() != ply+1 || b.match.Turn(ply+1).Word != turn.Word {
						t.Fatalf("ply %d: taps %v left %d turns", ply+1, turn.Paths[0], b.match.Ply())
					}
				}
				p.rest()
				sameTokens(t, b)
			})
		}
	}
}

// A tap during the computer's reply ends it and is the first of the person's
// turn, whether a piece moves just then or is about to.
func TestTapDuringReply(t *testing.T) {
	for _, moving := range []bool{true, false} {
		for name, press := range ways() {
			p := newPlayer(t, new(shelf.Memory))
			p.against("kaninariebi", false)
			b := p.board()
			p.turn()
			p.until("the reply", func() bool { return b.showing != "" && b.moving() == moving })
			after := b.match.Position()
			for _, turn := range after.Turns() {
				if turn.Word == b.showing {
					after = play(t, after, turn)
				}
			}
			first := after.Turns()[0].Paths[0][0]
			press(p, "spot."+string(first))
			if b.match.Ply() != 2 || len(b.taps.path) != 1 || b.taps.path[0] != first || b.moving() {
				t.Errorf("%s, moving %v: ply %d, taps %v", name, moving, b.match.Ply(), b.taps.path)
			}
			sameTokens(t, b)
		}
	}
}

func play(t *testing.T, pos rules.Position, turn rules.Turn) rules.Position {
	t.Helper()
	next, _, err := pos.Play(turn.Word)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// A tap that ends an animation does nothing else where no turn goes on, where
// something has just appeared below it, or where the board turns round.
func TestTapOnlyEndsAnimation(t *testing.T) {
	t.Run("refused", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		p.press("spot.d4")
		b := p.board()
		p.press("spot.a1")
		if b.moving() || b.match.Ply() != 1 || b.taps.message != "" || len(b.shake) > 0 {
			t.Errorf("moving %v, ply %d, %q", b.moving(), b.match.Ply(), b.taps.message)
		}
	})
	t.Run("appeared", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Confirm = true
		p.begin("kalah")
		b := p.board()
		p.press("spot.A")
		p.rest()
		at := p.node("board.done").Rect.Center()
		p.press("board.stepback")
		p.rest()
		p.press("spot.A")
		if !b.moving() || slices.ContainsFunc(p.app.Nodes(), func(n ui.Node) bool { return n.Operable() && n.Rect.Has(at) }) {
			t.Fatal("the button is there already, or nothing moves")
		}
		p.point(ui.Pointer{At: at, Pressed: true, Released: true})
		p.tick()
		if b.moving() || b.match.Ply() != 0 || p.node("board.done") == nil {
			t.Errorf("moving %v, ply %d", b.moving(), b.match.Ply())
		}
	})
	t.Run("turning", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Seating = settings.SeatPass
		p.begin("kalah")
		b := p.board()
		p.press("spot.A")
		p.until("the board's turning", func() bool { return b.spin > 0 })
		ply := b.match.Ply()
		p.press("spot.f")
		if b.spin > 0 || b.match.Ply() != ply {
			t.Errorf("spin %d, ply %d, want 0 and %d", b.spin, b.match.Ply(), ply)
		}
	})
}

// Tools that are there all the time work while things move, too.
func TestToolsWhileThingsMove(t *testing.T) {
	for name, press := range ways() {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		b := p.board()
		p.press("spot.d4")
		p.rest()
		p.press("spot.d5")
		if !b.moving() {
			t.Fatal("nothing moves")
		}
		press(p, "board.undo")
		if b.match.Ply() != 1 {
			t.Errorf("%s: ply %d after taking back while things move", name, b.match.Ply())
		}
	}
}

// Taking back works at every moment of the computer's turn: while it thinks,
// while its pieces move and between.
func TestTakeBackDuringReply(t *testing.T) {
	for name, moment := range map[string]func(b *boardScene) bool{
		"thinking": func(b *boardScene) bool { return b.thinks() },
		"moving":   func(b *boardScene) bool { return b.showing != "" && b.moving() },
		"between":  func(b *boardScene) bool { return b.showing != "" && !b.moving() },
	} {
		for way, press := range ways() {
			p := newPlayer(t, new(shelf.Memory))
			p.engine.slow = name == "thinking"
			p.against("kaninariebi", false)
			b := p.board()
			p.turn()
			p.until(name, func() bool { return moment(b) })
			press(p, "board.undo")
			if b.match.Ply() != 0 || !b.hands() || b.thinks() {
				t.Errorf("%s, %s: ply %d, thinks %v", name, way, b.match.Ply(), b.thinks())
			}
			sameTokens(t, b)
		}
	}
}

// In a lesson a tap while a wrong turn is still looked at puts it back and is
// the first of the next try.
func TestTapAfterWrongTry(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	l := p.lesson("kaninariebi")
	tried := 0
	for at := range l.course.Steps {
		l.turnTo(at)
		p.tick()
		if l.step().Turns > 1 || l.solution(0) == nil {
			continue
		}
		first := l.solution(0)[0]
		for _, turn := range l.position().Turns() {
			l.commit(turn.Word)
			p.until("the turn's rest", func() bool { return !l.boardScene.Busy() })
			if l.mood != wrong {
				l.turnTo(at)
				p.tick()
				continue
			}
			middle := p.node("spot." + string(first)).Rect.Center()
			p.point(ui.Pointer{At: middle, Pressed: true, Released: true})
			p.tick()
			if l.wait != 0 || len(l.taps.path) != 1 || l.taps.path[0] != first {
				t.Errorf("step %d after %s: wait %d, taps %v", at, turn.Word, l.wait, l.taps.path)
			}
			tried++
			break
		}
	}
	if tried < 3 {
		t.Errorf("only %d wrong turns tried", tried)
	}
}
