package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/wording"
)

// A player who is not to move reads their last turn in words, in every game and language, or before their
// first turn that they wait.
func TestLastTurnInWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.set(func(s *settings.Settings) { s.Language, s.Motion = lang.Tag, settings.MotionOff })
			p.begin(g.Info().ID)
			other := p.match().Position().Turn().Other()
			if got := p.bar(other).Label; got != p.env.App.Words.T(key.BoardWaiting) {
				t.Errorf("%s, %s: %q at the start", lang.Tag, g.Info().ID, got)
			}
			for range 4 {
				p.turn()
				if p.over() {
					break
				}
				m := p.match()
				last, speaker := m.Turn(m.Ply()), wording.Speaker(p.env.App.Words, m)
				if last.By == p.match().Position().Turn() {
					continue // moves again
				}
				n := p.bar(last.By)
				if n.Label != speaker.What(last.By, last.Events) || n.Tail.Text != "" {
					t.Errorf("%s, %s: %q, %q after %s", lang.Tag, g.Info().ID, n.Label, n.Tail.Text, last.Word)
				}
			}
		}
	}
}

// While a turn is being shown, its player's bar describes it, and says neither that it is the other's turn
// nor how the game has ended.
func TestTurnToldWhileShown(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.ScoreBar = true
	p.open("kalah", "", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", [2]int{})
	p.press("spot.F")
	if !p.moving() || !p.over() {
		t.Fatal("nothing is swept")
	}
	end, ticks := p.stored(), 0
	for ; sorted(p.board()) != end; ticks++ {
		if n := p.bar(rules.Near); !strings.HasPrefix(n.Label, "Sows 1 seed") {
			t.Fatalf("South reads %q while seeds move", n.Label)
		}
		if n := p.bar(rules.Far); n.Label != p.env.App.Words.T(key.BoardWaiting) {
			t.Fatalf("North reads %q while seeds move", n.Label)
		}
		if n := p.node("board.score"); strings.Contains(n.Label, "wins") {
			t.Fatalf("the score bar reads %q while seeds move", n.Label)
		}
		p.tick()
	}
	if ticks < 20 {
		t.Errorf("seeds move for %d ticks", ticks)
	}
	p.until("the end of the sowing", func() bool { return !strings.HasPrefix(p.bar(rules.Near).Label, "Sows") })
	if n := p.bar(rules.Near); !strings.HasPrefix(n.Label, "Won") {
		t.Errorf("South reads %q at the end", n.Label)
	}
}

// A refusal is shown in the language chosen afterwards.
func TestRefusalInAnotherLanguage(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.a2")
	before := p.bar(rules.Near).Label
	hungarian := func(s *settings.Settings) { s.Language = "hu" }
	p.set(hungarian)
	p.tick()
	q := newPlayer(t, new(shelf.Memory))
	q.set(hungarian)
	q.begin("konane")
	q.press("spot.a2")
	if got, want := p.bar(rules.Near).Label, q.bar(rules.Near).Label; got != want || got == before {
		t.Errorf("%q, want %q", got, want)
	}
}

// On a phone and larger windows, no turn is so long that its words are cut off.
func TestTurnsFitTheirBars(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {1024, 768}, {844, 390}} {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion = settings.MotionOff
			p.resize(size[0], size[1])
			p.tick()
			p.begin(g.Info().ID)
			for n := 0; n < 24 && !p.over(); n++ {
				turns := p.match().Position().Turns()
				turn := slices.MaxFunc(turns, func(a, c rules.Turn) int { return len(a.Events) - len(c.Events) })
				p.spells(turn.Paths[0], rules.FollowTaps(turns, turn.Paths[0]).Complete())
				m := p.match()
				last := m.Turn(m.Ply())
				for _, lang := range locale.Languages() {
					p.set(func(s *settings.Settings) { s.Language = lang.Tag })
					p.tick()
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

// A house is called its player's, as nothing on the board shows which side is South.
func TestHousesAreCalledByPlayers(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kalah", false)
	p.press("spot.e")
	name := wording.PlayerName(p.env.App.Words, p.match(), rules.Far)
	if got, want := p.bar(rules.Near).Label, "e: that house is "+name+"’s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	p.press("spot.C")
	p.rest()
	if said := p.on.Said; !slices.Contains(said, "You move again") {
		t.Errorf("says %q", said)
	}
}
