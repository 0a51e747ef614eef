package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
)

// bench opens a page with a new game after some turns.
func bench(t testing.TB, p *player, game, options string, plies int) (*scenes.Bench, *match.Match) {
	t.Helper()
	i := slices.IndexFunc(games.All(), func(g rules.Game) bool { return g.Info().ID == game })
	m, err := match.New(match.Setup{Game: games.All()[i], Options: options})
	if err != nil {
		t.Fatal(err)
	}
	n := m.Start()
	for range plies {
		turns := n.Position().Turns()
		if n, _, err = m.Add(n, turns[len(turns)/2].Word); err != nil {
			t.Fatal(err)
		}
	}
	b := scenes.NewBench(p.env, m, n)
	p.ticks(2)
	return b, m
}

// In every game the panel shows the three best turns, best first, and draws them; every turn's score is on
// the spot where it begins.
func TestEnginePanelOfAllGames(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		t.Run(id, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			b, _ := bench(t, p, id, "", 4)
			if m := b.Marks(); m.Arrows != nil || m.Scores != nil || len(p.engine.Jobs) > 0 {
				t.Error("the engine thinks though it is off")
			}
			turns := b.At().Position().Turns()
			if len(turns) < 3 {
				t.Fatalf("only %d turns to score", len(turns))
			}
			p.engine.Scores = map[string]ai.Score{turns[1].Word: 220, turns[2].Word: ai.WinIn(5), turns[0].Word: -80}
			p.press("engine")
			p.ticks(3)
			m := b.Marks()
			if len(m.Arrows) == 0 || len(m.Scores) == 0 {
				t.Fatalf("%d arrows, %d scores", len(m.Arrows), len(m.Scores))
			}
			first := p.node("engine.line.1")
			if !slices.Contains(first.Lines[first.Heads:], turns[2].Word) || !strings.Contains(first.Label, "wins in 3") || !strings.Contains(first.Label, "proven") {
				t.Errorf("first: %q, %q", first.Label, first.Lines)
			}
			if second := p.node("engine.line.2"); !strings.Contains(strings.Join(second.Lines, " "), turns[1].Word) {
				t.Errorf("second: %q", second.Lines)
			}
			best := slices.IndexFunc(m.Scores, func(s board.SpotScore) bool { return s.Best })
			if best < 0 || m.Scores[best].Text != "W3" || !m.Scores[best].Proven {
				t.Errorf("the best score is %+v", m.Scores)
			}
			if n := p.node("spot." + string(m.Scores[best].Spot)); !strings.Contains(n.Note, "wins in 3") {
				t.Errorf("the best spot says %q", n.Note)
			}
			if !b.On() {
				t.Error("it is on, and says that it is not")
			}
			p.press("engine.arrows", "engine.scores")
			if m := b.Marks(); m.Arrows != nil || m.Scores != nil {
				t.Error("what is off is drawn")
			}
		})
	}
}

// A line is stepped through on the board, back and forth, and left without a trace, or kept as a variation.
func TestEngineLine(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, m := bench(t, p, "konane", "size=6", 2)
	pos := b.At().Position()
	p.press("engine")
	p.ticks(3)
	p.press("engine.line.1")
	p.ticks(2)
	turn := pos.Turns()[0]
	after, _, err := pos.Play(turn.Word)
	if err != nil {
		t.Fatal(err)
	}
	if !sameTokens(b.Tokens(), after.Tokens()) || len(m.Start().Children()[0].Children()[0].Children()) != 0 {
		t.Error("the board does not show the first turn, or the match has it")
	}
	if said := p.node("engine.turn").Label; !strings.Contains(said, "jumps") {
		t.Errorf("it says %q", said)
	}
	p.press("engine.prev")
	p.ticks(2)
	if !sameTokens(b.Tokens(), pos.Tokens()) || p.node("engine.walk") != nil {
		t.Error("before the first turn the line is not over")
	}
	p.press("engine.line.2")
	p.ticks(2)
	p.press("engine.keep")
	p.ticks(2)
	if c := b.At().Children(); len(c) != 1 || c[0].Turn().Word != pos.Turns()[1].Word || b.Kept == 0 {
		t.Errorf("%d turns were kept", len(c))
	}
	if !sameTokens(b.Tokens(), pos.Tokens()) || p.node("engine.told") == nil {
		t.Error("the board does not show the node again")
	}
}

// A step back along a line keeps cards and seeds where its turns have left them.
func TestEngineLineKeepsTokens(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Line = 3
	b, _ := bench(t, p, "onitama", "", 2)
	p.press("engine")
	p.ticks(3)
	p.press("engine.line.1")
	p.ticks(2)
	first := slices.Clone(b.Tokens())
	p.press("engine.next")
	p.ticks(2)
	if slices.Equal(b.Tokens(), first) {
		t.Fatal("the line has one turn")
	}
	p.press("engine.prev")
	p.ticks(2)
	if got := b.Tokens(); !slices.Equal(got, first) {
		t.Errorf("%v, want %v", got, first)
	}
}

func sameTokens(a, b []rules.Token) bool {
	if len(a) != len(b) {
		return false
	}
	return !slices.ContainsFunc(a, func(t rules.Token) bool { return !slices.Contains(b, t) })
}

// While a turn is being spelled, the arrows and scores are those of its continuations.
func TestEngineWithATurnBegun(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, _ := bench(t, p, "konane", "size=6", 2)
	p.press("engine")
	p.ticks(3)
	turn := b.At().Position().Turns()[0]
	first := turn.Paths[0][0]
	b.Area.Speller.Tap(first)
	for _, s := range b.Marks().Scores {
		if s.Spot == first {
			t.Error("the spot where the turn begins still has a score")
		}
	}
	if n := len(b.Marks().Scores); n == 0 {
		t.Error("nothing is said of how it may go on")
	}
}

// Notes are kept: a comment of several lines, a mark, and the name of a variation.
func TestNotes(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, m := bench(t, p, "konane", "size=6", 2)
	n := b.At()
	turns := n.Position().Turns()
	first, _, _ := m.Add(n, turns[0].Word)
	second, _, _ := m.Add(n, turns[1].Word)
	b.Notes(second)
	p.ticks(2)
	p.do(ui.Command{Verb: ui.CommandType, ID: "notes.line.1", Text: "A good try"})
	p.do(ui.Command{Verb: ui.CommandType, ID: "notes.line.2", Text: "but too slow"})
	p.press("notes.mark.6")
	p.do(ui.Command{Verb: ui.CommandType, ID: "notes.name", Text: "The other way"})
	p.press("notes.done")
	if second.Comment() != "A good try\nbut too slow" || second.Mark() != match.Doubtful || second.Name() != "The other way" || b.Kept == 0 {
		t.Errorf("%q %v %q", second.Comment(), second.Mark(), second.Name())
	}
	b.Notes(second)
	p.ticks(2)
	if p.node("notes.line.1").Edit.Text != "A good try" || p.node("notes.line.3") == nil || !p.node("notes.mark.6").Checked {
		t.Error("the notes are not there again")
	}
	p.press("notes.promote")
	if b.At().Children()[0] != second {
		t.Error("it has not moved up")
	}
	p.press("notes.done")
	b.Notes(first)
	p.ticks(2)
	if p.node("notes.cut") == nil || p.node("notes.compare") == nil {
		t.Error("what can be done with a variation is missing")
	}
}

// A removed variation can be restored unchanged.
func TestCutAndBack(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, m := bench(t, p, "kaninariebi", "", 2)
	n := b.At()
	var kids []*match.Node
	for i := range 3 {
		c, _, err := m.Add(n, n.Position().Turns()[i].Word)
		if err != nil {
			t.Fatal(err)
		}
		kids = append(kids, c)
	}
	if err := m.Annotate(kids[1], match.Note{Comment: "here", Mark: match.Good, Name: "Second"}); err != nil {
		t.Fatal(err)
	}
	for i := range 2 {
		if _, _, err := m.Add(kids[1], kids[1].Position().Turns()[i].Word); err != nil {
			t.Fatal(err)
		}
	}
	before := m.FullRecord()
	b.Go(kids[1].Children()[0])
	b.Notes(kids[1])
	p.ticks(2)
	p.press("notes.cut")
	if b.At() != n || len(n.Children()) != 2 || !strings.Contains(p.node("cut.text").Label, "3 turns") {
		t.Errorf("%d children, %q", len(n.Children()), p.node("cut.text").Label)
	}
	p.press("cut.undo")
	p.ticks(2)
	if after := m.FullRecord(); after != before {
		t.Errorf("%s\nwant\n%s", after, before)
	}
	if b.At() != n.Children()[1] {
		t.Error("what is back is not shown")
	}
}

// Two lines are compared: where they part and how they end; the page can go to either.
func TestCompare(t *testing.T) {
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		b, m := bench(t, p, g.Info().ID, "", 3)
		n := b.At()
		first, _, _ := m.Add(n, n.Position().Turns()[0].Word)
		second, _, _ := m.Add(n, n.Position().Turns()[1].Word)
		last, _, _ := m.Add(second, second.Position().Turns()[0].Word)
		b.Notes(first)
		p.ticks(2)
		p.press("notes.compare")
		p.engine.Score = 130
		p.ticks(4)
		if part := p.node("compare.part").Label; !strings.Contains(part, "turn 3") {
			t.Errorf("%s: they part: %q", g.Info().ID, part)
		}
		for _, id := range []string{"compare.end.1", "compare.end.2"} {
			if said := p.node(id).Label; !strings.Contains(said, "better") && !strings.Contains(said, "ahead") {
				t.Errorf("%s: %s says %q", g.Info().ID, id, said)
			}
		}
		p.press("compare.go.2")
		if b.At() != last {
			t.Errorf("%s: it does not go to the end of the other", g.Info().ID)
		}
	}
}

// In every language, at every text size and on every board, nothing in the panel and the notes overlaps.
func TestAnalysisFits(t *testing.T) {
	for _, l := range locale.Languages() {
		for _, size := range [][3]float64{{390, 844, 200}, {390, 844, 100}, {768, 1024, 150}, {1440, 900, 100}} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Language = l.Tag
			p.atText(size[0], size[1], int(size[2]))
			b, m := bench(t, p, "kanishogi", "", 4)
			n := b.At()
			first, _, _ := m.Add(n, n.Position().Turns()[0].Word)
			if _, _, err := m.Add(n, n.Position().Turns()[1].Word); err != nil {
				t.Fatal(err)
			}
			p.press("engine")
			p.ticks(3)
			checkApart(t, p, l.Tag, "engine.")
			p.press("engine.line.1")
			p.ticks(2)
			checkApart(t, p, l.Tag, "engine.")
			b.Notes(first.Parent().Children()[1])
			p.ticks(2)
			checkApart(t, p, l.Tag, "notes.")
			p.press("notes.compare")
			p.ticks(3)
			checkApart(t, p, l.Tag, "compare.")
		}
	}
}

// checkApart checks the nodes of a part of the program: they are within the window's width, do not overlap,
// and their words fit.
func checkApart(t *testing.T, p *player, tag, prefix string) {
	t.Helper()
	nodes := p.app.Laid().Nodes
	for i := range nodes {
		a := &nodes[i]
		if !strings.HasPrefix(a.ID, prefix) {
			continue
		}
		if w := p.app.Frame().W; a.Rect.X < 0 || a.Rect.X+a.Rect.W > w+0.5 {
			t.Errorf("%s: %s lies at %v in a window %v wide", tag, a.ID, a.Rect, w)
		}
		for k := i + 1; k < len(nodes); k++ {
			if b := &nodes[k]; strings.HasPrefix(b.ID, prefix) && a.Rect.Inset(1).Overlaps(b.Rect.Inset(1)) {
				t.Errorf("%s: %s lies over %s", tag, a.ID, b.ID)
			}
		}
	}
}
