package scenes

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/play"
	"tidepool/scenes/settings"
)

// open puts a game on the board that stands at a position, near's and far's
// players at some levels.
func (p *player) open(game, options, position string, levels [2]int) *gamePage {
	p.t.Helper()
	g, ok := games.ByID(game)
	if !ok {
		p.t.Fatalf("no game %q", game)
	}
	m, err := match.New(match.Setup{Game: g, Options: options, Start: position, Players: [2]string{"Ann", "Ben"}})
	if err != nil {
		p.t.Fatal(err)
	}
	for side, level := range levels {
		if level > 0 {
			if err := m.SetTag(play.LevelTag(m.Info(), rules.Side(side)), string(rune('0'+level))); err != nil {
				p.t.Fatal(err)
			}
		}
	}
	p.env.showBoard(&shelf.Game{Match: m})
	p.tick()
	return p.board()
}

// resign has whoever would resign do so.
func (p *player) resign() {
	p.t.Helper()
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.until("the result", func() bool { return p.scene() == "results" })
}

// Each side is told what the end is for that side.
func TestFates(t *testing.T) {
	tests := []struct{ game, position, word, winner, loser string }{
		{"kanishogi", "A3b/3C1/K2k1/B3c/4a b", "a2-d2", "Won · The parent crab is captured", "Lost the parent crab"},
		{"kalah", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", "F", "Won · More seeds in the store", "Lost"},
	}
	for _, test := range tests {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Motion = settings.MotionOff
		b := p.open(test.game, "", test.position, [2]int{})
		commit(b, test.word)
		p.until("the result", func() bool { return p.scene() == "results" })
		o := b.match().Outcome()
		if got := b.words.fate(o.Winner); got != test.winner {
			t.Errorf("%s: the winner reads %q, want %q", test.game, got, test.winner)
		}
		if got := b.words.fate(o.Winner.Other()); got != test.loser {
			t.Errorf("%s: the loser reads %q, want %q", test.game, got, test.loser)
		}
	}
}

// Under the one who resigned stands that they did, not that the other did.
func TestFateOfWhoResigns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	b := p.board()
	p.resign()
	p.press("results.review")
	loser := b.match().Outcome().Winner.Other()
	bar := func(s rules.Side) string { return p.node("bar." + b.match().Info().Sides[s] + ".status").Label }
	if got := bar(loser); got != "Resigned" {
		t.Errorf("the loser reads %q", got)
	}
	if got := bar(loser.Other()); got != "Won · The other player resigned" {
		t.Errorf("the winner reads %q", got)
	}
}

// A person who plays alone is told whether they have won, two people who has;
// and what the loser did or lacks is said of the loser.
func TestVerdicts(t *testing.T) {
	for _, test := range []struct {
		end        func(b *gamePage) error
		levels     [2]int
		title, why string
	}{
		{func(b *gamePage) error { return b.session().Resign(rules.Near) }, [2]int{0, 0}, "Ben wins", "Ann resigned"},
		{func(b *gamePage) error { return b.session().Resign(rules.Near) }, [2]int{0, 3}, "You lost", "You resigned"},
		{func(b *gamePage) error { return b.session().Resign(rules.Far) }, [2]int{0, 3}, "You won", "Computer · Casual resigned"},
		{func(b *gamePage) error { return b.session().Resign(rules.Far) }, [2]int{3, 0}, "You lost", "You resigned"},
		{func(b *gamePage) error { return b.session().Resign(rules.Far) }, [2]int{2, 3}, "Computer · Beginner wins", "Computer · Casual resigned"},
		{func(b *gamePage) error { return b.match().AgreeDraw() }, [2]int{0, 3}, "A draw", "Both players agreed"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		b := p.open("konane", "", "", test.levels)
		if err := test.end(b); err != nil {
			t.Fatal(err)
		}
		if title, why := b.words.verdict(); title != test.title || why != test.why {
			t.Errorf("%v: %q, %q, want %q, %q", test.levels, title, why, test.title, test.why)
		}
	}
}

// Whoever loses to the computer gets no party; whoever wins, or two people, do.
func TestNoPartyForALoss(t *testing.T) {
	for _, test := range []struct {
		levels [2]int
		loser  rules.Side
		party  bool
	}{
		{[2]int{0, 3}, rules.Near, false},
		{[2]int{0, 3}, rules.Far, true},
		{[2]int{0, 0}, rules.Near, true},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		b := p.open("konane", "", "", test.levels)
		b.act.endBy(func() error { return b.session().Resign(test.loser) })
		party := false
		p.until("the result", func() bool {
			party = party || b.area.board.Celebrating()
			return p.scene() == "results"
		})
		if got := party; got != test.party {
			t.Errorf("%v, %v loses: confetti %v", test.levels, test.loser, got)
		}
		if got := p.node("results.comfort") != nil; got == test.party {
			t.Errorf("%v, %v loses: comforted %v", test.levels, test.loser, got)
		}
	}
}

// The next game is played on the same sides or on swapped ones, and against a
// stronger or a weaker computer where there is one.
func TestNextGame(t *testing.T) {
	for _, test := range []struct {
		press  string
		level  int
		person rules.Side
		now    int
	}{
		{"results.same", 3, rules.Near, 3},
		{"results.rematch", 3, rules.Far, 3},
		{"results.easier", 3, rules.Near, 2},
		{"results.harder", 3, rules.Near, 4},
	} {
		for _, g := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.open(g.Info().ID, "", "", [2]int{0, test.level})
			p.resign()
			p.press(test.press)
			p.tick()
			b := p.board()
			person, ok := b.session().Seats().Solo()
			if !ok || person != test.person || b.session().Seats()[person.Other()] != test.now || b.match().Ply() != 0 {
				t.Errorf("%s, %s: person %v (%v), levels %v", g.Info().ID, test.press, person, ok, b.session().Seats())
			}
		}
	}
	for level, want := range map[int]string{1: "harder", ai.Levels: "easier"} {
		p := newPlayer(t, new(shelf.Memory))
		p.open("konane", "", "", [2]int{0, level})
		p.resign()
		if ids := p.ids(); !strings.Contains(ids, want) || strings.Contains(ids, map[string]string{"harder": "easier", "easier": "harder"}[want]) {
			t.Errorf("level %d: %s", level, ids)
		}
	}
}

// The result leads to the turn with which the loser lost most, as far as the
// engine knows, and says nothing of one where it does not.
func TestWhereItTurned(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b := p.open("konane", "", "", [2]int{0, 3})
	scores := []ai.Score{0, 40, 400, 430} // for the engine, after the person's turns
	for _, s := range scores {
		p.answered()
		p.engine.Score = s
		p.turn()
	}
	p.answered()
	p.resign()
	if got := p.node("results.review").Label; got != "See where it turned" {
		t.Errorf("offers %q", got)
	}
	p.press("results.review")
	p.rest()
	if b.session().Ply() != 5 || !b.reviewing() {
		t.Errorf("leads to ply %d, want 5", b.session().Ply())
	}

	p = newPlayer(t, new(shelf.Memory))
	b = p.open("konane", "", "", [2]int{0, 3})
	p.turn()
	p.answered()
	p.resign()
	if got := p.node("results.review").Label; got != p.env.Words.T(key.ResultsReview) {
		t.Errorf("offers %q", got)
	}
	p.press("results.review")
	if b.session().Ply() != b.match().Ply() {
		t.Errorf("leads to ply %d of %d", b.session().Ply(), b.match().Ply())
	}
}

// Nothing of the result lies over its picture.
func TestMedalIsClear(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {768, 1024}, {1024, 768}, {844, 390}, {1280, 800}, {320, 480}} {
		for _, text := range []int{100, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Text = text
			p.resize(f[0], f[1])
			p.open("kaninariebi", "", "", [2]int{0, 3})
			p.resign()
			picture := p.app.Laid().Parts.(medal).rect
			for _, n := range p.app.Laid().Nodes {
				if n.Rect.Overlaps(picture) {
					t.Errorf("%v at %d %%: %s lies over the picture", f, text, n.ID)
				}
			}
		}
	}
}
