package scenes

import (
	"slices"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

func (p *player) bar(s rules.Side) *ui.Node {
	return p.node("bar." + p.board().match().Info().Sides[s] + ".status")
}

// Who is not to move reads what they have played last, with its notation, in
// every game and language; who has not moved yet waits.
func TestLastTurnInWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Language, p.env.Settings.Motion = lang.Tag, settings.MotionOff
			p.env.restyle()
			p.begin(g.Info().ID)
			b := p.board()
			other := b.session().Position().Turn().Other()
			if got := p.bar(other).Label; got != p.env.Words.T(key.BoardWaiting) {
				t.Errorf("%s, %s: %q at the start", lang.Tag, g.Info().ID, got)
			}
			for range 4 {
				p.turn()
				if b.match().Outcome().Over() {
					break
				}
				last := b.match().Turn(b.match().Ply())
				if last.By == b.session().Position().Turn() {
					continue // moves again
				}
				n := p.bar(last.By)
				if n.Label != b.area.speaker().What(last.By, last.Events) || n.Tail.Text != "" && n.Tail.Text != last.Word {
					t.Errorf("%s, %s: %q, %q after %s", lang.Tag, g.Info().ID, n.Label, n.Tail.Text, last.Word)
				}
			}
		}
	}
}

// The notation has room beside the words or below them on a phone.
func TestNotationBesideWords(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(390, 844)
	p.begin("kaninariebi")
	p.turn()
	if n := p.bar(rules.Near); n.Tail.Text != p.board().match().Turn(1).Word {
		t.Errorf("%q is followed by %q", n.Lines, n.Tail.Text)
	}
}

// While a turn is still shown, its player's bar says what it is, and neither
// that it is the other's turn nor how the game has ended.
func TestTurnToldWhileShown(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.ScoreBar = true
	b := p.open("kalah", "", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", [2]int{})
	p.press("spot.F")
	if !b.area.board.Moving() || !b.match().Outcome().Over() {
		t.Fatal("nothing is swept")
	}
	for b.area.board.Moving() {
		if n := p.bar(rules.Near); !strings.HasPrefix(n.Label, "Sows 1 seed") {
			t.Fatalf("South reads %q while seeds move", n.Label)
		}
		if n := p.bar(rules.Far); n.Label != p.env.Words.T(key.BoardWaiting) {
			t.Fatalf("North reads %q while seeds move", n.Label)
		}
		if n := p.node("board.score"); strings.Contains(n.Label, "wins") {
			t.Fatalf("the score bar reads %q while seeds move", n.Label)
		}
		p.tick()
	}
	p.tick()
	if n := p.bar(rules.Near); !strings.HasPrefix(n.Label, "Won") {
		t.Errorf("South reads %q at the end", n.Label)
	}
}

// What was refused is said in the language that is chosen next.
func TestRefusalInAnotherLanguage(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.a2")
	before := p.bar(rules.Near).Label
	s := p.env.Settings
	s.Language = "hu"
	p.env.Apply(s)
	p.tick()
	b := p.board()
	if got, want := p.bar(rules.Near).Label, p.env.Words.Reason(b.area.told.reason); got != want || got == before {
		t.Errorf("%q, want %q", got, want)
	}
}

// On a phone and larger windows, no turn is so long that its words are cut
// short.
func TestTurnsFitTheirBars(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1024, 768}, {844, 390}} {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Motion = settings.MotionOff
			p.resize(size[0], size[1])
			p.tick()
			p.begin(g.Info().ID)
			b := p.board()
			for n := 0; n < 24 && !b.match().Outcome().Over(); n++ {
				turns := b.session().Position().Turns()
				turn := slices.MaxFunc(turns, func(a, c rules.Turn) int { return len(a.Events) - len(c.Events) })
				commit(b, turn.Word)
				for _, lang := range locale.Languages() {
					p.env.Settings.Language = lang.Tag
					p.env.restyle()
					p.tick()
					last := b.match().Turn(b.match().Ply())
					n := p.bar(last.By)
					if n == nil {
						continue // the result lies over it
					}
					if strings.HasSuffix(n.Lines[len(n.Lines)-1], "…") {
						t.Errorf("%v, %s, %s, %s: %q at %.1f", size, g.Info().ID, lang.Tag, last.Word, n.Lines, n.Size)
					}
				}
			}
		}
	}
}
