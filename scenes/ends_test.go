package scenes_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
)

// result opens the result of a game that ended in some way.
func (p *player) result(game string, levels [2]int, end func(*match.Match) error) {
	p.t.Helper()
	p.engine.Slow = true
	p.open(game, "", "", levels)
	m := p.match()
	_, err := m.Play(m.Position().Turns()[0].Word)
	if err := errors.Join(err, end(m)); err != nil {
		p.t.Fatal(err)
	}
	p.app.Home()
	p.openMatch(m)
	p.press("review.result")
}

func resigns(s rules.Side) func(*match.Match) error {
	return func(m *match.Match) error { return m.Resign(s) }
}

func flags(s rules.Side) func(*match.Match) error {
	return func(m *match.Match) error { return m.Flag(s) }
}

// Who loses against the easiest opponent is offered help: a head start, and the lesson unless it was finished.
func TestHelpAfterLoss(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.result("kalah", [2]int{0, 1}, flags(rules.Near))
	p.press("results.headstart")
	for n := 1; n <= 2; n++ {
		m := p.match()
		if got := session.OddsIn(m, m.Info(), rules.Far); p.levels() != [2]int{0, 1} || got.Count != n || m.Ply() != 0 {
			t.Fatalf("the next game is %s", m.FullRecord())
		}
		p.resign()
		if n == 1 {
			p.press("results.headstart")
		}
	}
	p.press("results.lesson")
	if p.tick(); p.scene() != "lesson" {
		t.Fatalf("the button leads to %s", p.scene())
	}
	course, _ := lessons.For("kalah")
	p.set(func(s *settings.Settings) { s.Learning = s.Learning.Followed("kalah", len(course.Steps)) })
	p.result("kalah", [2]int{0, 1}, flags(rules.Near))
	if p.node("results.lesson") != nil {
		t.Error("a lesson that was finished is offered")
	}
}

// After a change of sides by the pie rule the opponent's head start is still the opponent's.
func TestHelpAfterPie(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.result("kalah", [2]int{1, 0}, func(m *match.Match) error {
		return errors.Join(m.SetTag(session.PieTag, "taken"), m.SetTag("NorthOdds", "seed 1"), m.Flag(rules.Far))
	})
	p.press("results.headstart")
	m := p.match()
	if got := session.OddsIn(m, m.Info(), rules.Far); p.levels() != [2]int{0, 1} || got.Count != 2 {
		t.Errorf("the next game is %s", m.FullRecord())
	}
}

// In every game a person playing alone is told what the end means for them, by words and by the opponent, and
// what may come next, with the likeliest as main button.
func TestEndsAlone(t *testing.T) {
	for _, r := range games.All() {
		for _, test := range []struct {
			end               func(*match.Match) error
			level             int
			title, said, main string
			captions          string
		}{
			{resigns(rules.Far), 3, "You won", "Five arms", "results.harder", "Easier Again Next"},
			{flags(rules.Near), 3, "You lost", "I am waving", "results.same", "Easier Again"},
			{resigns(rules.Near), 3, "You lost", "", "results.same", "Easier Again"},
			{(*match.Match).AgreeDraw, 3, "A draw", "", "results.same", "Easier Again Harder"},
			{resigns(rules.Far), ai.Levels, "You won", "Eight arms", "results.same", "Easier Again"},
			{flags(rules.Near), 1, "You lost", "Yum!", "results.same", "Again Head start"},
			{resigns(rules.Far), 1, "You won", "You won!", "results.harder", "Again Next"},
		} {
			p := newPlayer(t, new(shelf.Memory))
			p.result(r.Info().ID, [2]int{0, test.level}, test.end)
			where := fmt.Sprintf("%s, %s at level %d", r.Info().ID, test.title, test.level)
			if got := p.says("results.title"); got != test.title {
				t.Errorf("%s: title %q", where, got)
			}
			if got := p.says("results.said"); !strings.HasPrefix(got, test.said) || (got == "") != (test.said == "") {
				t.Errorf("%s: the opponent says %q", where, got)
			}
			var captions []string
			for _, id := range []string{"results.easier", "results.same", "results.harder", "results.headstart"} {
				if n := p.node(id); n != nil {
					captions = append(captions, n.Text)
				}
			}
			offers := test.captions
			if rules.OddsOf(r, "") == nil {
				offers = strings.TrimSuffix(offers, " Head start")
			}
			if got := strings.Join(captions, " "); got != offers {
				t.Errorf("%s: offers %s, want %s", where, got, offers)
			}
			p.key(ebiten.KeyEnter)
			p.tick()
			if p.scene() == "results" {
				p.key(ebiten.KeyEnter)
				p.tick()
			}
			want := test.level
			if test.main == "results.harder" {
				want++
			}
			if p.scene() != "board" || p.levels() != [2]int{0, want} {
				t.Errorf("%s: Enter leads to %s, levels %v", where, p.scene(), p.levels())
			}
		}
	}
}

// An opponent does not say the same after two games in a row that ended alike, whatever was played in between, and about
// an earlier game what it said then.
func TestOpponentsVaryWords(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	var first string
	for i, test := range []struct {
		game  string
		level int
		loser rules.Side
		want  string
	}{
		{"kalah", 1, rules.Near, "Yum! That was fun."},
		{"kalah", 1, rules.Near, "I won?"},
		{"konane", 1, rules.Near, "Yum! That was fun."},
		{"konane", 1, rules.Far, "You won!"},
		{"konane", 8, rules.Near, "All three hearts"},
		{"konane", 1, rules.Near, "I won?"},
		{"konane", 1, rules.Far, "Well done!"},
		{"konane", 8, rules.Near, "A handshake?"},
	} {
		p.result(test.game, [2]int{0, test.level}, flags(test.loser))
		if got := p.says("results.said"); !strings.HasPrefix(got, test.want) {
			t.Errorf("%d: %q, want %q", i, got, test.want)
		}
		if first == "" {
			first = p.env.Shelf.Known().Games[0].ID
		}
		p.press("results.menu")
	}
	p.env.Open.Saved(first)
	p.tick()
	p.press("review.result")
	if got := p.says("results.said"); !strings.HasPrefix(got, "Yum! That was fun.") {
		t.Errorf("about the first game: %q", got)
	}
}

// Two people and two engines are told who has won, and no opponent comments.
func TestEndsForTwo(t *testing.T) {
	for _, test := range []struct {
		levels [2]int
		title  string
	}{{[2]int{}, "Ann won"}, {[2]int{4, 5}, "Kiko won"}} {
		p := newPlayer(t, new(shelf.Memory))
		p.result("onitama", test.levels, resigns(rules.Far))
		if p.says("results.title") != test.title || p.node("results.said") != nil || p.node("results.harder") != nil {
			t.Errorf("%v: %q among %s", test.levels, p.says("results.title"), p.ids())
		}
	}
}

// The first win against an opponent is mentioned once in each game, and wins in a row from the third on.
func TestFeats(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for i, test := range []struct {
		game string
		end  func(*match.Match) error
		want string
	}{
		{"konane", resigns(rules.Near), ""},
		{"konane", resigns(rules.Far), "First win against Stella!"},
		{"konane", resigns(rules.Far), ""},
		{"kalah", resigns(rules.Far), "First win against Stella!"},
		{"konane", resigns(rules.Far), "Wins in a row: 3"},
		{"konane", (*match.Match).AgreeDraw, ""},
		{"konane", resigns(rules.Far), ""},
	} {
		p.result(test.game, [2]int{0, 3}, test.end)
		if got := p.says("results.feat"); got != test.want {
			t.Errorf("%d: %q, want %q", i, got, test.want)
		}
		p.press("results.menu")
	}
}

// The length of a game is its turns and, if known, the time during which it was open and somebody was to
// move: at most five minutes a turn.
func TestLengthOfGames(t *testing.T) {
	for seconds, want := range map[string]string{
		"": "1 turn", "0": "1 turn", "7": "1 turn, 7 s", "89": "1 turn, 1 min", "90": "1 turn, 2 min", "3569": "1 turn, 59 min", "3599": "1 turn, 1 h 0 min", "3600": "1 turn, 1 h 0 min", "7500": "1 turn, 2 h 5 min", "-4": "1 turn", "1e9": "1 turn",
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.result("konane", [2]int{0, 3}, func(m *match.Match) error {
			if seconds != "" {
				if err := m.SetTag(session.SecondsTag, seconds); err != nil {
					return err
				}
			}
			return m.Resign(rules.Near)
		})
		if got := p.says("results.turns"); got != want {
			t.Errorf("%q seconds: %q, want %q", seconds, got, want)
		}
	}
}

// The time of both sides counts by the clock, however few ticks the machine has made in it.
func TestPlayTime(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	slowly := func(d time.Duration) { // at four ticks a second
		for end := k.now + d; k.now < end; p.tick() {
			k.now += time.Second / 4
		}
	}
	counted := func(what, want string) {
		t.Helper()
		if got := p.match().Tag(session.SecondsTag); got != want {
			t.Errorf("%s: %q seconds, want %s", what, got, want)
		}
	}
	p.begin("konane")
	slowly(10 * time.Second)
	p.press("board.more") // the board is covered
	slowly(100 * time.Second)
	p.press("more.close")
	p.turn()
	counted("ten seconds", "10")
	slowly(1000 * time.Second) // gone for tea
	p.turn()
	counted("and a turn of five minutes at most", "310")
	p.press("board.undo")
	p.rest()
	id := p.opened()
	p.app.Home()
	p.tick()
	p.env.Open.Saved(id)
	p.tick()
	slowly(5 * time.Second)
	p.turn()
	counted("opened again", "315")
	p.app.Home()
	p.open("konane", "", "", [2]int{0, 3})
	p.engine.Slow = true
	p.turn()
	slowly(8 * time.Second)
	p.engine.Answer()
	p.answered()
	counted("the opponent's thinking", "8")
}

// A game is shared as text that tells who played and how it ended, with a record that the program can read.
func TestShare(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		on := e.Platform.(*platformtest.Fake)
		on.Copies, on.Shares = true, true
	})
	p.open("konane", "", "", [2]int{0, 3})
	p.answered()
	p.turn()
	p.answered()
	p.resign()
	want := p.match().Record()
	p.press("results.share", "share.copy")
	p.press("toast", "results.share", "share.send")
	p.press("results.share", "share.file")
	if !strings.HasPrefix(p.says("toast"), "Saved: ~/Konane Ann – Stella") {
		t.Errorf("says %q", p.says("toast"))
	}
	if p.on.Copied != p.on.Shared.Text || p.on.Shared.Title != "Tidepool" {
		t.Errorf("copied %q, shared %+v", p.on.Copied, p.on.Shared)
	}
	head, record, _ := strings.Cut(p.on.Copied, "\n\n")
	if record != want {
		t.Errorf("the record is\n%s\nwant\n%s", record, want)
	}
	if !strings.HasPrefix(head, "Tidepool · Konane\nAnn – Stella, level 3\nStella won. The other player resigned.\n2 turns") {
		t.Errorf("the text begins\n%s", head)
	}
	for name, text := range p.on.Saved {
		if m, err := match.Read(text, games.All()); err != nil || m.Ply() != 2 || !strings.HasSuffix(name, ".txt") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Ways of sharing that a device lacks are not offered.
func TestShareOffersWhatThereIs(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.result("konane", [2]int{0, 3}, resigns(rules.Near))
	p.press("results.share")
	if p.node("share.file") == nil || p.node("share.copy") != nil || p.node("share.send") != nil {
		t.Errorf("offers %s", p.ids())
	}
	p.press("share.close")
	if p.scene() != "results" {
		t.Errorf("leads to %s", p.scene())
	}
}

// On a phone the button for the next game is visible below the board, in any language, and everything else
// once the result is pulled up.
func TestResultsFitPhones(t *testing.T) {
	for _, lang := range locale.Languages() {
		for level := 1; level <= ai.Levels; level++ {
			for _, loser := range []rules.Side{rules.Near, rules.Far} {
				p := newPlayer(t, new(shelf.Memory))
				p.set(func(s *settings.Settings) { s.Language = lang.Tag })
				p.resize(390, 844)
				p.result("kanishogi", [2]int{0, level}, resigns(loser))
				where := fmt.Sprintf("%s, level %d, %v loses", lang.Tag, level, loser)
				if l := p.app.Laid(); !l.Panel.Contains(p.node("results.title").Rect) || !l.Panel.Contains(p.node("results.same").Rect) {
					t.Errorf("%s: %v and %v are not in sight on %v", where, p.node("results.title").Rect, p.node("results.same").Rect, l.Panel)
				}
				p.app.Scrolling.To(p.app.Laid().Excess)
				p.tick()
				for _, n := range p.app.Laid().Nodes {
					if panel := p.app.Laid().Panel; !panel.Contains(n.Rect) {
						t.Errorf("%s: %s is at %v, outside of %v", where, n.ID, n.Rect, panel)
					}
				}
				if want := p.env.App.Words.T(key.ResultsReview); p.says("results.review") != want {
					t.Errorf("%s: %q", lang.Tag, p.says("results.review"))
				}
			}
		}
	}
}

// A rated game tells how it changed the rating and offers the next: both are visible on a phone below the
// board, in any language.
func TestRatedEnds(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.set(func(s *settings.Settings) { s.Language, s.Motion = lang.Tag, settings.MotionOff })
		p.resize(390, 844)
		p.tick()
		p.rate("konane")
		p.turn()
		p.answered()
		p.resign()
		p.tick()
		if got := p.says("results.rating"); !strings.ContainsAny(got, "0123456789") {
			t.Errorf("%s: the rating: %q", lang.Tag, got)
		}
		for _, id := range []string{"results.title", "results.rating", "results.rated"} {
			if n := p.node(id); !p.app.Laid().Panel.Contains(n.Rect) {
				t.Errorf("%s: %s is at %v, the sheet at %v", lang.Tag, id, n.Rect, p.app.Laid().Panel)
			}
		}
		before := p.opened()
		p.press("results.rated")
		p.rest()
		if p.scene() != "board" || p.opened() == before || !session.Rated(p.match(), p.match().Info()) {
			t.Errorf("%s: leads to %s of %s", lang.Tag, p.scene(), p.opened())
		}
	}
}
