package scenes_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/device"
	"tidepool/scenes/settings"
	"tidepool/scenes/wording"
)

// Each side is told what the end means for it.
func TestFates(t *testing.T) {
	tests := []struct{ game, position, word, winner, loser string }{
		{"kanishogi", "A3b/3C1/K2k1/B3c/4a b", "a2-d2", "Won · The parent crab is captured", "Lost the parent crab"},
		{"kalah", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", "F", "Won · 25", "Lost · 23"},
	}
	for _, test := range tests {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Learned(test.game, 1) // no finger, for which the engine would look at the position
		p.env.Prefs.Settings.Motion = settings.MotionOff
		p.open(test.game, "", test.position, [2]int{})
		p.plays(test.word)
		p.until("the result", func() bool { return p.scene() == "results" })
		if why := p.says("results.why"); strings.HasSuffix(why, " · 25 to 23") != (test.game == "kalah") {
			t.Errorf("%s: the result says %q", test.game, why)
		}
		p.press("results.review")
		p.resize(1920, 1080) // with room for the reason
		winner := p.match().Outcome().Winner
		if got := p.bar(winner).Label; got != test.winner {
			t.Errorf("%s: the winner reads %q, want %q", test.game, got, test.winner)
		}
		if got := p.bar(winner.Other()).Label; got != test.loser {
			t.Errorf("%s: the loser reads %q, want %q", test.game, got, test.loser)
		}
	}
}

// The end of a game that counts seeds says who has more of them, and how many, the winner's first.
func TestWhoseSeeds(t *testing.T) {
	const more, half = "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", "1,0,0,0,0,1/0,0,0,0,1,5 24 16 s"
	for _, test := range []struct {
		position   string
		levels     [2]int
		title, why string
	}{
		{more, [2]int{0, 0}, "Ann won", "Ann has more seeds in the store · 25 to 23"},
		{more, [2]int{0, 1}, "You won", "You have more seeds in the store · 25 to 23"},
		{more, [2]int{1, 0}, "You lost", "Lulu has more seeds in the store · 25 to 23"},
		{half, [2]int{0, 1}, "You won", "You have more than half of all seeds · 25 to 16"},
		{half, [2]int{1, 0}, "You lost", "Lulu has more than half of all seeds · 25 to 16"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		p.open("kalah", "", test.position, [2]int{})
		p.plays("F")
		m := p.match()
		for side, level := range test.levels {
			if level > 0 {
				if err := m.SetTag(session.LevelTag(m.Info(), rules.Side(side)), "1"); err != nil {
					t.Fatal(err)
				}
			}
		}
		if title, why := wording.Verdict(p.env.App.Words, m, session.SeatsOf(m)); title != test.title || why != test.why {
			t.Errorf("%v: %q, %q, want %q, %q", test.levels, title, why, test.title, test.why)
		}
	}
}

// The bar of the player who resigned says that they did, not that the other did.
func TestFateOfWhoResigns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.resign()
	p.press("results.review")
	loser := p.match().Outcome().Winner.Other()
	if got := p.bar(loser).Label; got != "Resigned" {
		t.Errorf("the loser reads %q", got)
	}
	if got := p.bar(loser.Other()).Label; got != "Won · The other player resigned" {
		t.Errorf("the winner reads %q", got)
	}
}

// A person who plays alone is told whether they have won, two people who has; what the loser did or lacks is
// said about the loser.
func TestVerdicts(t *testing.T) {
	resigns := func(s rules.Side) func(*match.Match) error {
		return func(m *match.Match) error { return m.Resign(s) }
	}
	for _, test := range []struct {
		end        func(*match.Match) error
		levels     [2]int
		title, why string
	}{
		{resigns(rules.Near), [2]int{0, 0}, "Ben won", "Ann resigned"},
		{resigns(rules.Near), [2]int{0, 3}, "You lost", "You resigned"},
		{resigns(rules.Far), [2]int{0, 3}, "You won", "Stella resigned"},
		{resigns(rules.Far), [2]int{3, 0}, "You lost", "You resigned"},
		{resigns(rules.Far), [2]int{2, 3}, "Timo won", "Stella resigned"},
		{(*match.Match).AgreeDraw, [2]int{0, 3}, "A draw", "Both players agreed"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		p.open("konane", "", "", test.levels)
		m := p.match()
		if err := test.end(m); err != nil {
			t.Fatal(err)
		}
		p.app.Home()
		p.openMatch(m)
		p.press("review.result")
		if title, why := p.says("results.title"), p.says("results.why"); title != test.title || why != test.why {
			t.Errorf("%v: %q, %q, want %q, %q", test.levels, title, why, test.title, test.why)
		}
	}
}

// An ear records sounds and the ends of games.
type ear struct {
	device.Silent
	ends  []rules.Outcome
	clock []int
	cues  []string
}

// Clock implements [device.Speaker].
func (e *ear) Clock(seconds int) { e.clock = append(e.clock, seconds) }

// Outcome implements [device.Speaker].
func (e *ear) Outcome(o rules.Outcome) { e.ends = append(e.ends, o) }

// Every end is shown on the board for at most 1.2 s, or until something is pressed; a person who loses to the computer
// hears no fanfare.
func TestEndIsShown(t *testing.T) {
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
		heard := p.heard
		p.set(func(s *settings.Settings) { s.Resigns = true })
		p.open("konane", "", "", test.levels)
		if test.loser == rules.Far {
			p.engine.Score = ai.LossIn(4) // and it resigns
			p.turn()
		} else {
			p.press("board.more", "more.resign", "question.yes")
		}
		p.until("the end", func() bool { return p.match().Outcome().Over() })
		ticks := 0
		p.until("the result", func() bool {
			if p.scene() != "board" {
				return p.scene() == "results"
			}
			ticks++
			if o, party, on := scenes.EndingAt(p.app.Top()); on && (o != p.match().Outcome() || party != test.party) {
				t.Errorf("%v: the board shows %v, a party: %t", test.levels, o, party)
			}
			return false
		})
		if o := p.match().Outcome(); o.Winner != test.loser.Other() || o.By != "resigned" {
			t.Fatalf("%v, %v loses: %v", test.levels, test.loser, o)
		}
		if ticks < 30 || ticks > 80 {
			t.Errorf("%v, %v loses: the result comes after %d ticks", test.levels, test.loser, ticks)
		}
		if len(heard.ends) != 1 || (heard.ends[0].Result == rules.Decisive) != test.party {
			t.Errorf("%v, %v loses: to be heard: %v", test.levels, test.loser, heard.ends)
		}
		if silent := test.levels == [2]int{} || test.loser == rules.Near; silent != (p.node("results.said") == nil) {
			t.Errorf("%v, %v loses: the opponent says %q", test.levels, test.loser, p.says("results.said"))
		}
	}
}

// A press during the ending opens the result at once, after a draw too.
func TestEndIsSkipped(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.turn()
	p.rest()
	p.press("board.more", "more.draw", "question.yes")
	p.tick()
	if o, _, on := scenes.EndingAt(p.app.Top()); !on || o.Result != rules.Drawn {
		t.Fatalf("the board shows %v, %t", o, on)
	}
	p.press("board.menu")
	if p.tick(); p.scene() != "results" {
		t.Errorf("a press leads to %s", p.scene())
	}
}

// resign resigns for the player who would.
func (p *player) resign() {
	p.t.Helper()
	p.press("board.more", "more.resign", "question.yes")
	p.until("the result", func() bool { return p.scene() == "results" })
}

// levels returns the levels in the game on the board, 0 for a person.
func (p *player) levels() [2]int {
	m := p.match()
	return [2]int{session.LevelIn(m, m.Info(), rules.Near), session.LevelIn(m, m.Info(), rules.Far)}
}

// The next game is played on the same or on swapped sides, and against a stronger or weaker computer if there is one.
func TestNextGame(t *testing.T) {
	for _, test := range []struct {
		press string
		want  [2]int
	}{
		{"results.same", [2]int{0, 3}},
		{"results.rematch", [2]int{3, 0}},
		{"results.easier", [2]int{0, 2}},
		{"results.harder", [2]int{0, 4}},
	} {
		for _, r := range games.All() {
			p := newPlayer(t, new(shelf.Memory))
			p.engine.Slow = true
			p.open(r.Info().ID, "", "", [2]int{0, 3})
			before := p.opened()
			if test.want[1] > 3 {
				p.result(r.Info().ID, [2]int{0, 3}, resigns(rules.Far))
			} else {
				p.resign()
			}
			p.press(test.press)
			if p.levels() != test.want || p.match().Ply() != 0 || p.opened() == before || p.scene() != "board" {
				t.Errorf("%s, %s: levels %v at ply %d, want %v", r.Info().ID, test.press, p.levels(), p.match().Ply(), test.want)
			}
		}
	}
	for level, want := range map[int]string{1: "results.harder", ai.Levels: "results.easier"} {
		p := newPlayer(t, new(shelf.Memory))
		p.result("konane", [2]int{0, level}, resigns(rules.Far))
		other := map[string]string{"results.harder": "results.easier", "results.easier": "results.harder"}[want]
		if p.node(want) == nil || p.node(other) != nil {
			t.Errorf("level %d: %s", level, p.ids())
		}
	}
}

// The review ends when the sheet closes.
func TestReviewEndsWithTheSheet(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.open("konane", "", "", [2]int{0, 3})
	p.answered()
	p.turn()
	p.answered()
	p.engine.Slow = true
	p.resign()
	p.tick()
	if p.engine.Job == nil {
		t.Fatal("the engine does not look")
	}
	p.press("results.menu")
	p.ticks(2)
	if p.engine.Stopped != 1 {
		t.Errorf("stopped %d times", p.engine.Stopped)
	}
}

// Looking at the result of an older game reviews it, and changes neither its date nor the rating that was begun
// anew since.
func TestResultKeepsTheDate(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	m, err := match.New(match.Setup{Game: games.All()[3]})
	if err != nil {
		t.Fatal(err)
	}
	m.SetTag("WhiteLevel", "3")
	m.SetTag(session.RatedTag, match.Yes)
	for range 8 {
		m.Play(m.Position().Turns()[0].Word)
	}
	m.Resign(rules.Near)
	g, ended := &shelf.Game{Match: m}, p.env.Now().Add(-72*time.Hour)
	if err := p.env.Shelf.Save(g, ended); err != nil {
		t.Fatal(err)
	}
	p.env.Rater.Erase()
	p.env.Open.Saved(g.ID)
	p.tick()
	p.press("review.result")
	reviewed := func() *shelf.Game {
		g, err := p.env.Shelf.Load(g.ID)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	p.until("the review", func() bool { return reviewed().Match.Tag(session.ReviewTag) != "" })
	if got := reviewed().Changed; !got.Equal(ended) {
		t.Errorf("the game ended on %v, and is of %v now", ended, got)
	}
	p.on.Leave()
	if q := newPlayer(t, store); len(q.env.Rater.Counted("konane")) != 0 {
		t.Error("a game from before the rating was begun anew counts")
	}
}

// looksAt checks that a turn of the game is being reviewed.
func (p *player) looksAt(ply int) {
	p.t.Helper()
	want := p.env.App.Words.T(key.ReviewAt, "n", ply, "of", p.match().Ply())
	if got := p.says("study.at"); got != want || p.node("review.prev") == nil {
		p.t.Errorf("looks at %q, want %q", got, want)
	}
}

// Nothing overlaps the result's picture.
func TestMedalIsClear(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {768, 1024}, {1024, 768}, {844, 390}, {1280, 800}, {320, 480}} {
		for _, text := range []int{100, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Text = text
			p.resize(f[0], f[1])
			p.open("kaninariebi", "", "", [2]int{0, 3})
			p.resign()
			where := fmt.Sprintf("%v at %d %%", f, text)
			l := p.app.Laid()
			if l.Picture.W < 40 || !l.Panel.Contains(l.Picture) {
				t.Errorf("%s: the picture is %+v in %+v", where, l.Picture, l.Panel)
			}
			for _, n := range l.Nodes {
				if n.ID != "results.picture" && n.Rect.Overlaps(l.Picture) {
					t.Errorf("%s: %s lies over the picture", where, n.ID)
				}
			}
		}
	}
}
