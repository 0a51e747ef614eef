package scenes

import (
	"slices"
	"testing"

	"tidepool/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/play"
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
			p.app.Focus.On(id)
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
				for ply := 0; ply < 12 && !b.match().Outcome().Over(); ply++ {
					turn := b.match().Position().Turns()[0]
					for _, s := range turn.Paths[0] {
						press(p, "spot."+string(s))
					}
					if b.match().Ply() == ply {
						p.rest() // Done is there only now
						press(p, "board.done")
					}
					if b.match().Ply() != ply+1 || b.match().Turn(ply+1).Word != turn.Word {
						t.Fatalf("ply %d: taps %v left %d turns", ply+1, turn.Paths[0], b.match().Ply())
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
			p.until("the reply", func() bool { return answering(b) && b.area.board.Moving() == moving })
			after := b.match().Position()
			if b.match().Ply() == 1 { // the engine plays the first turn there is
				after = playTurn(t, after, after.Turns()[0])
			}
			first := after.Turns()[0].Paths[0][0]
			press(p, "spot."+string(first))
			if b.match().Ply() != 2 || len(b.area.speller.Path()) != 1 || b.area.speller.Path()[0] != first || b.area.board.Moving() {
				t.Errorf("%s, moving %v: ply %d, taps %v", name, moving, b.match().Ply(), b.area.speller.Path())
			}
			sameTokens(t, b)
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

// A tap that ends an animation does nothing else where no turn goes on, where
// something has just appeared below it, or where the board turns round.
func TestTapOnlyEndsAnimation(t *testing.T) {
	t.Run("refused", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		p.press("spot.d4")
		b := p.board()
		p.press("spot.a1")
		if b.area.board.Moving() || b.match().Ply() != 1 || b.area.told.message != "" {
			t.Errorf("moving %v, ply %d, %q", b.area.board.Moving(), b.match().Ply(), b.area.told.message)
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
		if !b.area.board.Moving() || slices.ContainsFunc(p.app.Laid().Nodes, func(n ui.Node) bool { return n.Operable() && n.Rect.Has(at) }) {
			t.Fatal("the button is there already, or nothing moves")
		}
		p.point(ui.Pointer{At: at, Pressed: true, Released: true})
		p.tick()
		if b.area.board.Moving() || b.match().Ply() != 0 || p.node("board.done") == nil {
			t.Errorf("moving %v, ply %d", b.area.board.Moving(), b.match().Ply())
		}
	})
	t.Run("turning", func(t *testing.T) {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Seating = settings.SeatPass
		p.begin("kalah")
		b := p.board()
		p.press("spot.A")
		p.until("the board's turning", func() bool { return b.area.board.Turning() })
		ply := b.match().Ply()
		p.press("spot.f")
		if b.area.board.Turning() || b.match().Ply() != ply {
			t.Errorf("turning %v, ply %d, want %d", b.area.board.Turning(), b.match().Ply(), ply)
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
		if !b.area.board.Moving() {
			t.Fatal("nothing moves")
		}
		press(p, "board.undo")
		if b.match().Ply() != 1 {
			t.Errorf("%s: ply %d after taking back while things move", name, b.match().Ply())
		}
	}
}

// Taking back works at every moment of the computer's turn: while it thinks,
// while its pieces move and between.
func TestTakeBackDuringReply(t *testing.T) {
	for name, moment := range map[string]func(b *gamePage) bool{
		"thinking": func(b *gamePage) bool { return thinks(b) },
		"moving":   func(b *gamePage) bool { return answering(b) && b.area.board.Moving() },
		"between":  func(b *gamePage) bool { return answering(b) && !b.area.board.Moving() },
	} {
		for way, press := range ways() {
			p := newPlayer(t, new(shelf.Memory))
			p.engine.Slow = name == "thinking"
			p.against("kaninariebi", false)
			b := p.board()
			p.turn()
			p.until(name, func() bool { return moment(b) })
			press(p, "board.undo")
			if b.match().Ply() != 0 || !b.area.hands() || thinks(b) {
				t.Errorf("%s, %s: ply %d, thinks %v", name, way, b.match().Ply(), thinks(b))
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
		if l.lesson.Step().Turns > 1 || solution(l, 0) == nil {
			continue
		}
		first := solution(l, 0)[0]
		for _, turn := range l.area.session.Position().Turns() {
			l.area.commit(turn.Word)
			l.take()
			p.until("the turn's rest", func() bool { return !l.area.board.Moving() })
			if l.lesson.Mood() != play.Wrong {
				l.turnTo(at)
				p.tick()
				continue
			}
			middle := p.node("spot." + string(first)).Rect.Center()
			p.point(ui.Pointer{At: middle, Pressed: true, Released: true})
			p.tick()
			if l.lesson.Busy() || len(l.area.speller.Path()) != 1 || l.area.speller.Path()[0] != first {
				t.Errorf("step %d after %s: busy %v, taps %v", at, turn.Word, l.lesson.Busy(), l.area.speller.Path())
			}
			tried++
			break
		}
	}
	if tried < 3 {
		t.Errorf("only %d wrong turns tried", tried)
	}
}
