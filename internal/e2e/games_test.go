//go:build !js

package e2e

import (
	"image"
	"math/rand/v2"
	"testing"

	"tidepool/play/match"
	seats "tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// Window sizes for whole games.
var (
	desktop = image.Pt(1280, 800)
	window  = image.Pt(800, 600) // on a desktop; half the picture's pixels, half the time
	tablet  = image.Pt(768, 1024)
	phone   = image.Pt(390, 844)
)

// A person plays both sides of a game, pressing nodes in one way.
type person struct {
	*guest
	hand  func(id string)
	match *match.Match // the expected game
}

// begin starts a game from the menu; set presses its options.
func (p *person) begin(game, options string, set []string) {
	p.t.Helper()
	p.in("menu")
	p.hand("menu.game." + game)
	p.hand("newgame.people.options")
	if len(set) > 0 {
		p.hand("newgame.people.rules")
		for _, id := range set {
			p.hand(id)
		}
		p.hand("newgame.done")
	}
	p.hand("newgame.people.starts")
	p.hand("newgame.starts.1")
	p.hand("newgame.done")
	p.hand("newgame.done")
	p.hand("newgame.people")
	p.in("board")
	p.match = newMatch(p.t, game, options)
	p.same()
}

// same checks that the shelf holds the expected match.
func (p *person) same() {
	p.t.Helper()
	got := p.latest()
	if got == nil {
		p.t.Fatal("nothing is on the shelf")
	}
	if g, w := plain(got), plain(p.match); g != w {
		p.t.Fatalf("on the shelf is\n%s\nwant\n%s", g, w)
	}
}

// plain returns a match's record without date and duration.
func plain(m *match.Match) string {
	c := m.Copy()
	c.SetTag("Date", "")
	c.SetTag("Time", "")
	c.SetTag(seats.SecondsTag, "")
	return c.FullRecord()
}

// turn spells a turn along one of its paths.
func (p *person) turn(t rules.Turn, path []rules.Spot) {
	p.t.Helper()
	turns := p.match.Position().Turns()
	for _, s := range path {
		p.hand("spot." + string(s))
	}
	if !rules.FollowTaps(turns, path).Complete() {
		if p.has("board.stay") { // a bond step could still follow
			p.hand("board.stay")
		}
		p.hand("board.done")
	}
	if _, err := p.match.Play(t.Word); err != nil {
		p.t.Fatal(err)
	}
}

// finish plays to the end of the game, or resigns if it gets long.
func (p *person) finish(rng *rand.Rand) {
	p.t.Helper()
	const long = 90 // plies
	for !p.match.Outcome().Over() {
		if p.match.Ply() == long {
			p.resign()
			break
		}
		t := choose(rng, p.match)
		p.turn(t, t.Paths[rng.IntN(len(t.Paths))])
		p.same()
	}
	p.t.Logf("%s after %d plies", p.match.Outcome().Describe(p.match.Info().Sides), p.match.Ply())
	p.in("results")
	p.same()
}

func (p *person) resign() {
	p.t.Helper()
	p.hand("board.more")
	p.hand("more.resign")
	p.hand("question.yes")
	if err := p.match.Resign(p.match.Position().Turn()); err != nil {
		p.t.Fatal(err)
	}
}

// wholeGames lists how tests play each game from menu to menu: with which options, and what to press for
// them.
var wholeGames = []struct {
	game, options string
	press         []string
	motion        settings.Motion
	seating       settings.Seating // with a finger
}{
	{"kaninariebi", "", nil, settings.MotionNormal, settings.SeatPass},
	{"kanishogi", "grown=rook", []string{"option.grown.rook"}, settings.MotionFast, settings.SeatOpposite},
	{"onitama", "deal=ox+eel/cobra+boar/horse", []string{
		"option.deal.choose", "cards.clear", "cards.card.ox", "cards.card.eel",
		"cards.card.cobra", "cards.card.boar", "cards.card.horse", "cards.use",
	}, settings.MotionNormal, settings.SeatOpposite},
	{"konane", "size=6", []string{"option.size.6"}, settings.MotionSlow, settings.SeatSame},
	{"kalah", "seeds=3", []string{"option.seeds.less"}, settings.MotionNormal, settings.SeatPass},
}

// A whole game of each kind is played from the menu to its result and back, with the mouse in a wide window
// and with a finger in a tall one. After every turn the shelf has what was played.
func TestWholeGames(t *testing.T) {
	for _, w := range wholeGames {
		for _, by := range []string{"mouse", "finger"} {
			t.Run(w.game+" "+by, func(t *testing.T) {
				f := newFolder(t)
				s := quickest()
				s.Motion = w.motion
				p := &person{}
				if by == "mouse" {
					f.prefer(s)
					p.guest = start(t, f, desktop)
					p.hand = p.click
				} else {
					s.Seating = w.seating
					f.prefer(s)
					p.guest = start(t, f, tablet)
					p.hand = p.tap
				}
				p.begin(w.game, w.options, w.press)
				p.finish(rand.New(rand.NewPCG(11, uint64(len(by)))))
				p.hand("results.rematch")
				p.in("board")
				if m := p.latest(); m.Ply() != 0 || m.Player(m.First()) != "Kai" {
					t.Errorf("the rematch is begun by %q at ply %d, want Kai at 0", m.Player(m.First()), m.Ply())
				}
				p.hand("board.menu")
				p.in("menu")
			})
		}
	}
}
