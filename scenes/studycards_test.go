package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// giving returns the near side's score of the positions of a match, of which some turns give something away.
func giving(m *match.Match, from ai.Score, given map[int]ai.Score) func(words []string) ai.Score {
	return func(words []string) ai.Score {
		score := from
		for ply, by := range given {
			if len(words) < ply || words[ply-1] != m.Turn(ply).Word {
				continue
			}
			if m.Turn(ply).By == rules.Far {
				by = -by
			}
			score -= by
		}
		return score
	}
}

// reviewing opens the review of a match, which is going on.
func reviewing(t *testing.T, m *match.Match) *player {
	t.Helper()
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	p.openMatch(m)
	p.rest()
	return p
}

// cards returns the cards in their order.
func (p *player) cards() (list []string) {
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "moment.") && strings.Count(n.ID, ".") == 1 {
			list = append(list, n.ID)
		}
	}
	return list
}

// firstOf returns the first plies of a match at which a side had a choice.
func firstOf(m *match.Match, side rules.Side, n int) (plies []int) {
	for ply := 1; ply <= m.Ply() && len(plies) < n; ply++ {
		if m.Turn(ply).By == side && len(m.At(ply-1).Turns()) > 1 {
			plies = append(plies, ply)
		}
	}
	return plies
}

// In Kalah a turn that gave away many seeds has a card that says about how many, even if nobody else would have won; a
// try that gives away as many is wrong.
func TestKalahCards(t *testing.T) {
	m := lost(t, "kalah", 12)
	plies := firstOf(m, rules.Near, 2)
	p := reviewing(t, m)
	p.answers(giving(m, -500, map[int]ai.Score{plies[0]: 700, plies[1]: 1100}))
	p.tick()
	if got, want := p.cards(), []string{fmt.Sprint("moment.", plies[1]), fmt.Sprint("moment.", plies[0])}; !slices.Equal(got[:2], want) {
		t.Fatalf("cards %v, want %v", got, want)
	}
	for ply, seeds := range map[int]int{plies[0]: 7, plies[1]: 11} {
		if said, want := p.says(fmt.Sprintf("moment.%d.why", ply)), p.env.App.Words.N(key.ReasonAbout, seeds); !strings.HasPrefix(said, want) {
			t.Errorf("turn %d: %q, want %q", ply, said, want)
		}
	}
	if percent := p.node("accuracy.south").Text; percent > "95%" || len(percent) > 3 {
		t.Errorf("accuracy %s", percent)
	}
	ply := plies[1]
	try := func(word string, near ai.Score) {
		t.Helper()
		p.press(fmt.Sprintf("moment.%d.try", ply))
		for _, turn := range m.At(ply - 1).Turns() {
			if turn.Word == word {
				p.spells(turn.Paths[0], true)
			}
		}
		p.ticks(2)
		p.answers(func([]string) ai.Score { return near })
	}
	w := p.env.App.Words
	for i, want := range []string{w.T(key.StudyWrong) + " " + w.N(key.ReasonAbout, 10), w.T(key.StudyRight)} {
		near := []ai.Score{-2200, -1300}[i]
		if try(m.At(ply - 1).Turns()[i+1].Word, near); !strings.HasPrefix(p.says("trial.says"), want) {
			t.Errorf("a try worth %s: %q", near, p.says("trial.says"))
		}
		p.until("the answer", func() bool { return p.engine.Job == nil })
		p.press("trial.leave")
	}
}

// A review that is opened at the game's end was not asked for its last turn: the person's own mistake comes before that
// of the computer there.
func TestLastTurnIsNotAskedFor(t *testing.T) {
	m := lost(t, "kalah", 12)
	for m.Turn(m.Ply()).By != rules.Far || len(m.At(m.Ply()-1).Turns()) < 2 {
		m = lost(t, "kalah", m.Ply()+1)
	}
	own := firstOf(m, rules.Near, 1)[0]
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	g := &shelf.Game{Match: m}
	if err := p.env.Shelf.Save(g, p.env.Now()); err != nil {
		t.Fatal(err)
	}
	p.env.Open.Study(g, m.Node(m.Ply()))
	p.tick()
	p.rest()
	p.answers(giving(m, -500, map[int]ai.Score{own: 700, m.Ply(): 1500}))
	p.tick()
	if got, want := p.cards(), []string{fmt.Sprint("moment.", own), fmt.Sprint("moment.", m.Ply())}; len(got) < 2 || !slices.Equal(got[:2], want) {
		t.Errorf("cards %v, want %v", got, want)
	}
}

// The better turn stays explained beside the board until the person goes back to the cards.
func TestShowExplains(t *testing.T) {
	p, best := looked(t)
	p.engine.Score = ai.WinIn(3) // whatever is tried
	m := p.match()
	at := m.At(4)
	_, events, err := at.Play(best)
	if err != nil {
		t.Fatal(err)
	}
	for name, show := range map[string]func(){
		"a card":         func() { p.press("moment.5.show") },
		"a try":          func() { p.press("moment.5.try", "trial.show") },
		"another tab":    func() { p.press("moment.5.show", "study.turns", "study.moments", "better.again") },
		"shown again":    func() { p.press("moment.5.show", "better.again") },
		"a wrong try":    func() { p.press("moment.5.try"); p.spell(at.Turns()[1]); p.ticks(3); p.press("trial.show") },
		"the same again": func() { p.press("moment.5.show") },
	} {
		show()
		p.until("the better turn", func() bool { return p.studyAt() >= 5 })
		p.ticks(300)
		if said, want := p.says("better.turn"), p.env.App.Words.T(key.StudyInstead, "turn", wording.Speaker(p.env.App.Words, m).Brief(rules.Near, events)); said != want {
			t.Fatalf("%s: %q, want %q: %s", name, said, want, p.ids())
		}
		if !strings.Contains(p.says("better.title"), "5") || len(p.cards()) > 0 {
			t.Errorf("%s: %q, %s", name, p.says("better.title"), p.ids())
		}
		back := "better.leave"
		if name == "a card" {
			back = "back"
		}
		if p.press(back); p.node("better.turn") != nil || p.node("moment.5.try") == nil || p.studyAt() != 5 || p.scene() != "study" {
			t.Errorf("%s: back at turn %d: %s", name, p.studyAt(), p.ids())
		}
	}
	if p.press("study.turns"); p.node("turn.4.1") == nil || p.node("turn.4.2") != nil {
		t.Errorf("in the list of turns: %s", p.ids())
	}
}

// The line stops at another tab, where nothing tells of it, and can be shown again.
func TestShowStopsAtAnotherTab(t *testing.T) {
	for _, tab := range []string{"study.turns", "study.engine"} {
		m := lost(t, "konane", 8)
		p := reviewing(t, m)
		p.engine.Line = 4
		p.answers(giving(m, 40, map[int]ai.Score{5: 940}))
		p.tick()
		p.press("moment.5.show")
		p.until("the better turn", func() bool { return p.studyAt() == 5 })
		p.press(tab)
		if p.ticks(300); p.studyAt() != 5 {
			t.Errorf("behind %s it goes on to turn %d", tab, p.studyAt())
		}
		p.press("study.moments", "better.again")
		p.until("its end", func() bool { return p.studyAt() > 5 })
	}
}

// The reason of a better turn is one, or none: a capture is told, but no number of the engine's.
func TestShowTellsWhy(t *testing.T) {
	m := lost(t, "kalah", 12)
	ply := firstOf(m, rules.Near, 1)[0]
	p := reviewing(t, m)
	p.answers(giving(m, -500, map[int]ai.Score{ply: 900}))
	p.tick()
	p.press(fmt.Sprintf("moment.%d.show", ply))
	if said := p.says("better.played"); !strings.HasPrefix(said, p.env.App.Words.N(key.ReasonAbout, 9)) {
		t.Errorf("%q", said)
	}
	if n := p.node("better.why"); n != nil && n.Label == "" {
		t.Error("an empty reason")
	}
}

// unitOf returns how many times more a mistake must give away where seeds are counted.
func unitOf(m *match.Match) ai.Score {
	if m.Info().Score == rules.SeedUnit {
		return 3
	}
	return 1
}

var reviewSizes = [][2]float64{{390, 844}, {768, 1024}, {1280, 800}}

// When a review opens, the person's worst mistake is visible with its buttons, in every language.
func TestWorstInSight(t *testing.T) {
	for _, game := range []string{"kalah", "konane", "kaninariebi"} {
		m := lost(t, game, 12)
		near, far, unit := firstOf(m, rules.Near, 3), firstOf(m, rules.Far, 2), unitOf(m)
		p := reviewing(t, m)
		p.answers(giving(m, 300, map[int]ai.Score{near[0]: 250 * unit, near[2]: 1500, far[1]: 400 * unit}))
		for _, lang := range locale.Languages() {
			p.set(func(s *settings.Settings) { s.Language = lang.Tag })
			for _, size := range reviewSizes {
				p.resize(size[0], size[1])
				p.press("study.turns", "study.moments")
				card := fmt.Sprint("moment.", near[2])
				if got := p.cards(); got[0] != card {
					t.Fatalf("%s: cards %v, want %s first", game, got, card)
				}
				for _, id := range []string{card, card + ".try", card + ".show"} {
					if n := p.node(id); n == nil || !n.Clip.Contains(n.Rect) {
						t.Errorf("%s %s %v: %s lies at %+v in %+v", game, lang.Tag, size, id, n.Rect, n.Clip)
					}
				}
			}
		}
	}
}

// buttons returns the places of all buttons that are whole in sight.
func (p *player) buttons() map[string]sprites.Rect {
	list := make(map[string]sprites.Rect)
	for _, n := range p.app.Laid().Nodes {
		if n.ID != "" && (n.Press != nil || n.Role == ui.RoleSlider) && (n.Clip.W == 0 || n.Clip.Contains(n.Rect)) {
			list[n.ID] = n.Rect
		}
	}
	return list
}

// Nothing that the review finds moves a button that can be seen, and at the end the worst mistake is the first.
func TestReviewMovesNothing(t *testing.T) {
	for _, game := range []string{"kalah", "konane", "kaninariebi"} {
		for _, size := range reviewSizes {
			m := lost(t, game, 12)
			near, far, unit := firstOf(m, rules.Near, 3), firstOf(m, rules.Far, 2), unitOf(m)
			p := reviewing(t, m)
			p.resize(size[0], size[1])
			worth := giving(m, 300, map[int]ai.Score{near[0]: 250 * unit, near[2]: 1500, far[1]: 400 * unit})
			seen := p.buttons()
			for n := 0; p.engine.Job != nil && n < 3000; n++ {
				p.answersOnce(worth)
				now := p.buttons()
				for id, was := range seen {
					if n := p.node(id); n != nil && n.Rect != was {
						t.Fatalf("%s %v: %s moves from %v to %v", game, size, id, was, n.Rect)
					}
				}
				seen = now
			}
			if got, want := p.cards(), fmt.Sprint("moment.", near[2]); len(got) < 3 || got[0] != want {
				t.Errorf("%s %v: cards %v, want %s first", game, size, got, want)
			}
		}
	}
}

// Each turn stands in the column of its side, under its name, however often a side moves again.
func TestTurnsInColumns(t *testing.T) {
	kalah, _ := games.ByID("kalah")
	g, err := match.New(match.Setup{Game: kalah})
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"C", "F", "b", "a", "B", "c"} {
		if _, err := g.Play(word); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	p := reviewing(t, g)
	p.press("study.turns")
	left, right := p.node("turns.head.south"), p.node("turns.head.north")
	if left == nil || right == nil || left.Label == right.Label || left.Rect.X >= right.Rect.X {
		t.Fatalf("heads %+v and %+v", left, right)
	}
	again := 0
	for ply := 1; ply <= g.Ply(); ply++ {
		n, head := p.node(fmt.Sprint("turn.", ply)), left
		if g.Turn(ply).By == rules.Far {
			head = right
		}
		if n == nil || !head.Rect.Contains(sprites.Rect{X: n.Rect.Center().X, Y: head.Rect.Y, W: 1, H: 1}) {
			t.Errorf("turn %d of %v lies at %+v", ply, g.Turn(ply).By, n)
		}
		if ply > 1 && g.Turn(ply).By == g.Turn(ply-1).By {
			if again++; n.Rect.Y <= p.node(fmt.Sprint("turn.", ply-1)).Rect.Y {
				t.Errorf("turn %d lies beside the one before", ply)
			}
		}
	}
	if again == 0 {
		t.Error("nobody moved again")
	}
}

// On a telephone the worst mistake is said to be looked for only while it is, and if there is none its place is given up.
func TestLookingIsSaid(t *testing.T) {
	p := reviewing(t, lost(t, "konane", 12))
	p.resize(390, 844)
	for _, step := range []struct {
		press string
		want  bool
	}{{"", true}, {"study.pause", false}, {"study.go", true}} {
		if step.press != "" {
			p.press(step.press)
		}
		p.ticks(2)
		if said := p.node("study.looking") != nil; said != step.want {
			t.Errorf("after %q it is looked for: %t", step.press, said)
		}
	}
	p.answers(func([]string) ai.Score { return 0 })
	p.tick()
	if p.node("study.looking") != nil || p.says("study.total") != p.env.App.Words.T(key.StudyNomoments) {
		t.Errorf("at the end: %s", p.ids())
	}
	if total, tab := p.node("study.total").Rect, p.node("study.moments").Rect; total.Y > tab.Y+tab.H+40 {
		t.Errorf("the place of a card that never came stays free between %v and %v", tab, total)
	}
}
