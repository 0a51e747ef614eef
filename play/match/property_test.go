package match

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tidepool/rules"
)

// anyText draws text in any script without control characters.
var anyText = rapid.StringOf(rapid.OneOf(
	rapid.Rune().Filter(func(r rune) bool { return checkText(string(r), 8) == nil }),
	rapid.SampledFrom([]rune(`"\{}[]() n;%*海Ж ؏‍🦀`)),
))

// drawMatch draws a match with some turns, including undoing, ending and free text.
func drawMatch(t *rapid.T, game rules.Game) *Match {
	names := [2]string{anyText.Draw(t, "near"), anyText.Draw(t, "far")}
	for i, name := range names {
		if len(name) > maxName {
			names[i] = ""
		}
	}
	m, err := New(Setup{Game: game, Options: drawOptions(t, game), Players: names})
	if err != nil {
		t.Fatal(err)
	}
	m.SetTag("Event", anyText.Draw(t, "event"))
	for range rapid.IntRange(0, 60).Draw(t, "turns") {
		turns := m.Position().Turns()
		if m.Outcome().Over() || len(turns) == 0 {
			break
		}
		if _, err := m.Play(turns[rapid.IntRange(0, len(turns)-1).Draw(t, "turn")].Word); err != nil {
			t.Fatal(err)
		}
		if rapid.IntRange(0, 9).Draw(t, "comments") == 0 {
			if err := m.SetComment(m.Ply(), anyText.Draw(t, "comment")+"\n"+anyText.Draw(t, "more")); err != nil {
				t.Fatal(err)
			}
		}
		if rapid.IntRange(0, 9).Draw(t, "undoes") == 0 {
			m.Undo()
		}
	}
	drawVariations(t, m)
	for range rapid.IntRange(0, 3).Draw(t, "last undoes") {
		m.Undo()
	}
	switch rapid.IntRange(0, 3).Draw(t, "end") {
	case 0:
		m.Resign(rules.Near)
	case 1:
		m.Resign(rules.Far)
	case 2:
		m.AgreeDraw()
	}
	return m
}

// drawVariations adds some variations and notes.
func drawVariations(t *rapid.T, m *Match) {
	list := slices.Collect(m.Start().below())
	for range rapid.IntRange(0, 12).Draw(t, "variations") {
		n := rapid.SampledFrom(list).Draw(t, "from")
		turns := n.Position().Turns()
		if n.Outcome().Over() || len(turns) == 0 {
			continue
		}
		c, _, err := m.Add(n, rapid.SampledFrom(turns).Draw(t, "variation").Word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
		note := Note{Mark: Mark(rapid.IntRange(0, int(marks)-1).Draw(t, "mark")), Comment: anyText.Draw(t, "says")}
		if name := anyText.Draw(t, "name"); c.Begins() && len(name) <= maxName {
			note.Name = name
		}
		if err := m.Annotate(c, note); err != nil {
			t.Fatal(err)
		}
		if rapid.Bool().Draw(t, "promote") {
			m.Promote(c)
		}
	}
}

// drawOptions chooses offered values of some options, if the game accepts the combination.
func drawOptions(t *rapid.T, game rules.Game) string {
	values := rules.Values{}
	spec := game.Info().Options
	for _, o := range spec {
		if len(o.Values) > 0 && rapid.Bool().Draw(t, "choose "+o.Name) {
			values[o.Name] = rapid.SampledFrom(o.Values).Draw(t, o.Name)
		}
	}
	text := values.Format(spec)
	if _, err := game.Start(text); err != nil {
		return ""
	}
	return text
}

func testRoundTrip(t *testing.T, game rules.Game) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, game)
		checkSame(t, m, game)
		// A match that starts in the middle of a game needs a Start in its record.
		n, err := New(Setup{Game: game, Options: m.Options(), Start: m.Position().String()})
		if err != nil {
			t.Fatal(err)
		}
		checkSame(t, n, game)
	})
}

func TestRoundTripToy(t *testing.T) { testRoundTrip(t, toyGames[0]) }

// TestUndoEverything takes a match back to its start and plays it again.
func TestUndoEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, toyGames[0])
		m.Undo()
		if m.ended.Over() {
			t.Fatal("ended after undo")
		}
		for m.CanRedo() {
			m.Redo()
		}
		last, outcome := m.Position(), m.Outcome()
		for m.Undo() {
		}
		if m.Position() != m.At(0) || m.Outcome().Over() {
			t.Fatalf("at the start: %s, %v", m.Position(), m.Outcome())
		}
		for m.CanRedo() {
			m.Play(m.Turn(m.Ply() + 1).Word)
		}
		if m.Position() != last || m.Outcome() != outcome || m.Ply() != m.Len() {
			t.Fatalf("again at the end: %s, %v; was %s, %v", m.Position(), m.Outcome(), last, outcome)
		}
	})
}
