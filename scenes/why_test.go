package scenes_test

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/shelf"
)

// aPiece is by how much another turn must be better to prove one wrong.
const aPiece = 100

// hintIs reports what the hint button offers next.
func (p *player) hintIs(next key.Text) bool { return p.says("board.hint") == p.env.App.Words.T(next) }

// why returns the text of the mover's bar.
func (p *player) why() string {
	p.t.Helper()
	return p.bar(p.match().Position().Turn()).Label
}

// The same position has the same hint: nothing is searched again, and the reasons are those for the turn
// shown, though another is as good.
func TestHintStays(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Score = 50
	p.against("kaninariebi", false)
	turn := p.hinted()
	asked := len(p.engine.Jobs)
	p.press("spot.a1") // closes the hint
	if !p.hintIs(key.HintAsk) {
		t.Fatal("the hint stays")
	}
	if again := p.hinted(); again != turn || len(p.engine.Jobs) != asked {
		t.Errorf("first %s, then %s; %d jobs more", turn, again, len(p.engine.Jobs)-asked)
	}
	p.engine.Scores = map[string]ai.Score{p.match().Position().Turns()[3].Word: 50 + aPiece - 1}
	refuted := p.env.App.Words.T(key.ExplainRefuted)
	p.press("board.hint")
	p.ticks(2)
	if says := p.why(); p.scene() != "board" || says == "" || strings.Contains(says, refuted) {
		t.Fatalf("%s: %q", p.scene(), says)
	}
	if n := p.node("board.hint"); n == nil || n.Operable() {
		t.Errorf("the reason was told, and can be asked for again: %+v", n)
	}
}

// noReason is a position of Konane whose turns are much alike.
const noReason = "oxoxoxox/xoxoxoxo/ox1xoxox/xoxo2xo/ox1x2ox/5oxo/oxo1oxox/xoxoxoxo b"

// Where no reason is known, none is given.
func TestWhyNothing(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Score = 50
	p.open("konane", "", noReason, [2]int{0, 3})
	p.hinted()
	p.press("board.hint")
	p.ticks(3)
	if says := p.why(); says != p.env.App.Words.T(key.ExplainNone) {
		t.Errorf("says %q", says)
	}
}

// Why is answered once: when the engine has evaluated all turns, or after two seconds with what is known by then.
func TestWhyAnswersOnce(t *testing.T) {
	for _, late := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Score = 50
		p.against("kaninariebi", false)
		p.hinted()
		p.engine.Slow = true
		p.press("board.hint")
		p.tick()
		said := len(p.on.Said)
		for range 3 {
			p.engine.Tell(false)
			p.ticks(2)
			if says := p.why(); says != p.env.App.Words.T(key.HintReason) || len(p.on.Said) != said {
				t.Errorf("late %v: while the engine searches: %q, %q", late, says, p.on.Said[said:])
			}
		}
		if late {
			p.ticks(2 * 60)
		} else {
			p.engine.Answer()
			p.ticks(2)
		}
		says := p.why()
		if !strings.Contains(says, "has more ways to go") || len(p.on.Said) != said+1 {
			t.Errorf("late %v: %q, %q", late, says, p.on.Said[said:])
		}
		p.engine.Scores = map[string]ai.Score{p.match().Position().Turns()[3].Word: 50 + aPiece} // too late
		p.engine.Tell(false)
		p.ticks(2)
		p.engine.Answer()
		p.ticks(2 * 60)
		if p.why() != says || len(p.on.Said) != said+1 {
			t.Errorf("late %v: first %q, then %q, %q", late, says, p.why(), p.on.Said[said:])
		}
	}
}

// After an undo the position has the same hint as before.
func TestHintStaysAfterTakingBack(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	turn := p.hinted()
	p.turn()
	p.answered()
	p.hinted()
	p.press("board.undo")
	asked := len(p.engine.Jobs)
	if again := p.hinted(); again != turn || len(p.engine.Jobs) != asked {
		t.Errorf("first %s, then %s; %d jobs more", turn, again, len(p.engine.Jobs)-asked)
	}
}

// A hint that a longer search refutes is replaced, and says so.
func TestHintRefuted(t *testing.T) {
	for _, test := range []struct {
		name        string
		told, other ai.Score
		refuted     bool
	}{
		{"far better", 0, aPiece, true},
		{"a little better", 0, aPiece - 1, false},
		{"wins", 300, ai.WinIn(9), true},
		{"wins sooner", ai.WinIn(9), ai.WinIn(3), false},
		{"does not lose", ai.LossIn(4), -900, true},
		{"loses later", ai.LossIn(4), ai.LossIn(8), false},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.against("konane", false)
		turn := p.hinted()
		other := p.match().Position().Turns()[1].Word
		p.engine.Score = -9000
		p.engine.Scores = map[string]ai.Score{turn: test.told, other: test.other}
		if test.told == ai.LossIn(4) {
			p.engine.Score = ai.LossIn(2)
		}
		p.press("board.hint")
		p.ticks(2)
		if said := strings.Contains(p.why(), p.env.App.Words.T(key.ExplainRefuted)); said != test.refuted || !p.hintIs(key.HintWhy) {
			t.Errorf("%s: refuted: %v, %q", test.name, said, p.why())
		}
	}
}

// The explanation tells what is certain about the advised turn: here, that its player moves again.
func TestWhyReasons(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.open("kalah", "", "6,0,1,0,0,0/1,0,0,0,0,0 20 20 s", [2]int{0, 3})
	if turn := p.hinted(); turn != "A" {
		t.Fatalf("advises %s", turn)
	}
	p.press("board.hint")
	p.tick()
	if got := p.why(); got != "Ann moves again. Only this turn gives Ann another." || p.scene() != "board" {
		t.Errorf("says %q in %s", got, p.scene())
	}
}
