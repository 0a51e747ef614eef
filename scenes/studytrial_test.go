package scenes_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// lost returns a game that the near side has lost to the engine after some turns.
func lost(t *testing.T, game string, turns int) *match.Match {
	t.Helper()
	g, _ := games.ByID(game)
	m, err := match.New(match.Setup{Game: g})
	if err != nil {
		t.Fatal(err)
	}
	for range turns {
		turns := m.Position().Turns() // the engine rates the first turn highest
		if _, err := m.Play(turns[len(turns)-1].Word); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.SetTag(session.LevelTag(m.Info(), rules.Far), "5"); err != nil {
		t.Fatal(err)
	}
	if err := m.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	return m
}

// answers makes the engine answer all requests: near returns its score for the near side of the position
// after some turns.
func (p *player) answers(near func(words []string) ai.Score) {
	p.t.Helper()
	for n := 0; p.engine.Job != nil; n++ {
		if n > 3000 {
			p.t.Fatal("the engine is asked again and again")
		}
		p.answersOnce(near)
	}
}

// answersOnce makes the engine answer one request.
func (p *player) answersOnce(near func(words []string) ai.Score) {
	p.t.Helper()
	j := *p.engine.Job
	g, _ := games.ByID(j.Game)
	m, err := match.New(match.Setup{Game: g, Options: j.Options})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, word := range j.Words {
		if _, err := m.Play(word); err != nil {
			p.t.Fatal(err)
		}
	}
	p.engine.Score = near(j.Words)
	if m.Position().Turn() == rules.Far {
		p.engine.Score = -p.engine.Score
	}
	p.engine.Answer()
	p.ticks(2)
}

// A game lost by one turn has that turn as its key moment, which can be tried again: a turn that is no better
// is wrong and discarded; a better one is right, is answered, and stays as a variation.
func TestStudyTrial(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	m := lost(t, "konane", 8)
	p.openMatch(m)
	p.rest()
	if p.scene() != "study" || p.node("study.progress") == nil {
		t.Fatalf("scene %s: %s", p.scene(), p.ids())
	}
	p.press("study.pause")
	p.ticks(3)
	if p.engine.Job != nil {
		t.Error("the engine looks on after it has been stopped")
	}
	p.press("study.go")
	p.ticks(2)
	const turned = 5
	p.answers(func(words []string) ai.Score {
		if len(words) >= turned && words[turned-1] == m.Turn(turned).Word {
			return -900
		}
		return 40
	})
	p.tick()
	if p.node("study.progress") != nil || p.node("accuracy.black") == nil {
		t.Fatalf("the review does not end: %s", p.ids())
	}
	if p.node("moment.5") == nil || p.node("moment.5.why") == nil {
		t.Fatalf("moments: %s", p.ids())
	}
	p.press("moment.5.try")
	if p.studyAt() != turned-1 || p.says("trial.says") != p.env.App.Words.T(key.StudyFind) {
		t.Fatalf("turn %d: %q", p.studyAt(), p.says("trial.says"))
	}
	again := p.reloaded(store)
	again.ticks(2)
	if !strings.HasSuffix(again.route(), "/5/try") || again.studyAt() != turned-1 || again.says("trial.says") != p.says("trial.says") {
		t.Errorf("loaded again at %q: turn %d, %s", again.route(), again.studyAt(), again.ids())
	}
	if again.press("trial.leave"); again.studyAt() != turned || !strings.HasSuffix(again.route(), "/5") {
		t.Errorf("left at %q: turn %d", again.route(), again.studyAt())
	}
	try := func(word string, near ai.Score) {
		t.Helper()
		for _, turn := range m.At(turned - 1).Turns() {
			if turn.Word == word {
				p.spells(turn.Paths[0], rules.FollowTaps(m.At(turned-1).Turns(), turn.Paths[0]).Complete())
			}
		}
		p.ticks(2)
		p.answers(func([]string) ai.Score { return near })
	}
	turns := m.At(turned - 1).Turns()
	try(turns[1].Word, -800)
	if !strings.HasPrefix(p.says("trial.says"), p.env.App.Words.T(key.StudyWrong)) {
		t.Errorf("a bad turn: %q", p.says("trial.says"))
	}
	if g := p.node("study.graph"); g.Slide.Value != turned-1 || g.Note != p.env.App.Words.T(key.ReviewAt, "n", turned-1, "of", m.Ply()) {
		t.Errorf("in a trial the graph stands at %d and says %q", g.Slide.Value, g.Note)
	}
	p.press("trial.again")
	if g := p.node("study.graph"); !strings.Contains(g.Note, ", ") {
		t.Errorf("before it the graph says %q", g.Note)
	}
	if p.node("turn.4.1") != nil || p.studyAt() != turned-1 {
		t.Errorf("a wrong turn stays")
	}
	try(turns[2].Word, 60)
	p.until("the answer", func() bool { return p.studyAt() == turned+1 })
	p.press("trial.leave", "study.turns")
	p.press("turn.4.1", "turn.4.1+1")
	if p.studyAt() != turned+1 {
		t.Errorf("the try is not in the list: %s", p.ids())
	}
	q := p.reloaded(store)
	q.press("study.turns", "turn.4.1")
	q.press("study.moments")
}

// The address of a turn to be tried again shows it, and begins as soon as the review knows it to be a mistake, unless
// the person does something else.
func TestStudyTriesByAddress(t *testing.T) {
	const turned = 5
	for _, test := range []struct {
		at, press string
		tries     bool
	}{{"5/try", "", true}, {"4/try", "", false}, {"5", "", false}, {"99/try", "", false}, {"5/try", "review.first", false}} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Motion = settings.MotionOff
		p.engine.Slow = true
		m := lost(t, "konane", 8)
		p.openMatch(m)
		at := p.route()
		p.visits("#/" + at + "/" + test.at)
		turn, _, _ := strings.Cut(test.at, "/")
		if ply, _ := strconv.Atoi(turn); p.studyAt() != min(ply, m.Ply()) {
			t.Errorf("%s: turn %d", test.at, p.studyAt())
		}
		if test.press != "" {
			p.press(test.press)
		}
		p.answers(func(words []string) ai.Score {
			if len(words) >= turned && words[turned-1] == m.Turn(turned).Word {
				return -900
			}
			return 40
		})
		p.tick()
		if tries := p.node("trial.says") != nil; tries != test.tries || strings.HasSuffix(p.route(), "/5/try") != tries {
			t.Errorf("%s, then %q: at %q, tries: %v", test.at, test.press, p.route(), tries)
		}
	}
}

// If the loser was never ahead, the card only says which turn cost most.
func TestStudyCost(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	m := lost(t, "konane", 8)
	p.openMatch(m)
	p.rest()
	const turned = 5
	p.answers(func(words []string) ai.Score {
		if len(words) >= turned && words[turned-1] == m.Turn(turned).Word {
			return -700
		}
		return -200
	})
	p.tick()
	cost, _, _ := strings.Cut(p.env.App.Words.T(key.StudyCost, "n", turned, "name", "", "turn", ""), strconv.Itoa(turned))
	if n := p.node("moment.5"); n == nil || !strings.Contains(n.Label, cost) {
		t.Errorf("%s: %+v", p.ids(), n)
	}
}

// looked returns a player who has reviewed a game that was lost by its fifth turn.
func looked(t *testing.T) (p *player, best string) {
	t.Helper()
	p = newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	m := lost(t, "konane", 8)
	p.openMatch(m)
	p.rest()
	const turned = 5
	p.answers(func(words []string) ai.Score {
		if len(words) >= turned && words[turned-1] == m.Turn(turned).Word {
			return -900
		}
		return 40
	})
	p.tick()
	p.engine.Slow, p.engine.Score, p.engine.Proven = false, ai.LossIn(4), true
	return p, m.At(turned - 1).Turns()[0].Word
}

// The mistakes of a person who played alone are added to the puzzles, even if nothing can be proven; one
// proven during practice becomes a real puzzle.
func TestMistakesAreKept(t *testing.T) {
	for _, proven := range []bool{false, true} {
		p, best := looked(t)
		if proven {
			p.engine.Scores = map[string]ai.Score{best: 0}
		}
		p.ticks(3)
		if own := p.env.Prefs.Settings.Puzzles.Own(); len(own) != 1 || !strings.Contains(own[0], puzzle.Better.String()+" ") {
			t.Fatalf("kept: %q", own)
		}
		p.press("moment.5.try")
		p.ticks(30)
		own := p.env.Prefs.Settings.Puzzles.Own()
		if len(own) != 1 || strings.Contains(own[0], puzzle.Save.String()+" ") != proven {
			t.Fatalf("proven %v: %q", proven, own)
		}
		if p.node("trial.next") != nil {
			t.Error("another mistake after the only one")
		}
		p.press("study.engine")
		if p.node("trial.hidden") == nil || p.node("engine") != nil {
			t.Errorf("the computer helps who tries: %s", p.ids())
		}
		p.press("study.moments", "back", "back")
		p.press("menu.puzzles")
		p.until("the puzzles", func() bool { return p.node("puzzles.own") != nil })
		p.press("puzzles.own")
		if p.scene() != "puzzle" {
			t.Fatalf("scene %s", p.scene())
		}
		if !proven {
			p.engine.Scores, p.engine.Proven = map[string]ai.Score{best: 0}, false
			p.engine.Score = -900
		}
		p.solves([]string{best})
		if p.says("puzzle.end") != p.env.App.Words.T(key.SolveFirst) {
			t.Errorf("%q", p.says("puzzle.end"))
		}
	}
}

// Every mistake is a card, the worst first, and practice goes from one of the person's mistakes to the next.
func TestMistakesOneByOne(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	m := lost(t, "konane", 10)
	p.openMatch(m)
	p.rest()
	p.answers(func(words []string) ai.Score {
		score := ai.Score(300)
		for ply, given := range map[int]ai.Score{5: 250, 7: 900} {
			if len(words) >= ply && words[ply-1] == m.Turn(ply).Word {
				score -= given
			}
		}
		return score
	})
	p.tick()
	var cards []string
	for _, n := range p.app.Laid().Nodes {
		if strings.HasPrefix(n.ID, "moment.") && strings.Count(n.ID, ".") == 1 {
			cards = append(cards, n.ID)
		}
	}
	if !slices.Equal(cards, []string{"moment.7", "moment.5", "moment.8"}) {
		t.Fatalf("cards %v", cards)
	}
	if n := p.node("moment.7"); strings.Contains(n.Label, m.Turn(7).Word) || !strings.HasPrefix(n.Label, "??") || !strings.Contains(p.says("study.total"), "worst first") {
		t.Errorf("%q, %q", n.Label, p.says("study.total"))
	}
	p.press("moment.7.try")
	if p.studyAt() != 6 || p.says("trial.next") != p.env.App.Words.T(key.StudyNext, "n", 2, "of", 2) {
		t.Fatalf("turn %d, %s", p.studyAt(), p.ids())
	}
	p.press("trial.next")
	if p.studyAt() != 4 || p.node("trial.next") != nil {
		t.Errorf("turn %d, %s", p.studyAt(), p.ids())
	}
}

// Back ends a trial and shows the list again, and then leaves the review.
func TestBackFromTrial(t *testing.T) {
	p, _ := looked(t)
	at, depth := p.scene(), p.app.State().Depth
	for name, back := range map[string]func(){
		"the arrow":   func() { p.press("back") },
		"the browser": func() { p.do(ui.Command{Verb: ui.CommandBack}) },
		"Escape":      func() { p.key(ebiten.KeyEscape) },
		"another tab": func() { p.press("study.turns", "back") },
	} {
		p.press("moment.5.try")
		if !strings.HasSuffix(p.route(), "/5/try") {
			t.Fatalf("%s: at %q", name, p.route())
		}
		back()
		p.rest()
		if p.scene() != at || p.app.State().Depth != depth || p.node("trial.says") != nil || p.node("moment.5.try") == nil || !strings.HasSuffix(p.route(), "/5") {
			t.Errorf("%s: at %q, %d scenes: %s", name, p.route(), p.app.State().Depth, p.ids())
		}
	}
	if p.press("back"); p.scene() == at {
		t.Error("Back stays in the review")
	}
}

// On a phone the first card is visible, with its reason and its buttons.
func TestFirstCardInSight(t *testing.T) {
	p, _ := looked(t)
	p.resize(390, 844)
	p.tick()
	for _, id := range []string{"moment.5", "moment.5.why", "moment.5.try", "moment.5.show"} {
		n := p.node(id)
		if n == nil || n.Rect.Y < n.Clip.Y || n.Rect.Y+n.Rect.H > n.Clip.Y+n.Clip.H {
			t.Errorf("%s lies at %+v in %+v", id, n.Rect, n.Clip)
		}
	}
}

// While a moment is tried on a phone, both buttons are visible.
func TestTrialsButtonsInSight(t *testing.T) {
	for _, lang := range locale.Languages() {
		p, _ := looked(t)
		p.set(func(s *settings.Settings) { s.Language = lang.Tag })
		p.press("moment.5.try")
		for _, f := range [][2]float64{{390, 844}, {360, 740}} {
			p.resize(f[0], f[1])
			for _, id := range []string{"trial.show", "trial.leave"} {
				if n := p.node(id); n == nil || !n.Clip.Contains(n.Rect) {
					t.Errorf("%s %v: %s is not visible: %+v", lang.Tag, f, id, n)
				}
			}
		}
	}
}

// Mistakes come before a turn that is praised, even if the review was opened there.
func TestPraiseComesLast(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.engine.Slow = true
	m := lost(t, "konane", 8)
	const turned = 5
	p.env.Open.Study(&shelf.Game{Match: m}, m.Node(turned+1))
	p.rest()
	p.answers(func(words []string) ai.Score {
		if len(words) >= turned && words[turned-1] == m.Turn(turned).Word {
			return -900
		}
		return 40
	})
	p.tick()
	mistake, praised := p.node("moment.5"), p.node("moment.6")
	if mistake == nil || praised == nil || mistake.Rect.Y > praised.Rect.Y {
		t.Errorf("the mistake %v, the praised turn %v", mistake, praised)
	}
}
