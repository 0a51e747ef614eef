package match

import (
	"reflect"
	"slices"
	"strings"
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

// checkChecked compares what a [Reader] says of a text with what [Read] does.
func checkChecked(t interface{ Fatalf(string, ...any) }, r *Reader, text string) {
	m, err1 := Read(text, r.games.games)
	got, err2 := r.Check(text)
	if (err1 == nil) != (err2 == nil) || err1 != nil && err1.Error() != err2.Error() {
		t.Fatalf("read: %v; checked: %v; in\n%s", err1, err2, text)
	}
	if err1 == nil && (got.String() != m.FullRecord() || !reflect.DeepEqual(got, m.Whole())) {
		t.Fatalf("read:\n%s\nchecked:\n%s%+v", m.FullRecord(), got, got)
	}
}

// damaged returns a text with a few bytes changed, most of them within the moves.
func damaged(t *rapid.T, text string) string {
	b := []byte(text)
	for range rapid.IntRange(1, 3).Draw(t, "changes") {
		i := rapid.IntRange(0, len(b)-1).Draw(t, "place")
		if from := strings.Index(text, "\n\n") + 2; i < from && from < len(b) && rapid.Bool().Draw(t, "in moves") {
			i = rapid.IntRange(from, len(b)-1).Draw(t, "place in moves")
		}
		b[i] = rapid.SampledFrom([]byte("abcde123 -+=~:.!?$(){};*\"\n\xff")).Draw(t, "byte")
	}
	return string(b)
}

// testChecks compares checking with reading, for records of random matches, plain ones and broken ones.
func testChecks(t *testing.T, game rules.Game) {
	r := NewReader([]rules.Game{game})
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t, game)
		plain, err := New(Setup{Game: game, Options: m.Options(), Start: m.At(min(1, m.Ply())).String(), Players: m.players})
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range m.Turns()[min(1, m.Ply()):] {
			if _, err := plain.Play(turn.Word); err != nil {
				break // this start may be over
			}
		}
		if rapid.Bool().Draw(t, "flag") {
			plain.Flag(rules.Near)
		}
		if _, ok := r.plain(plain.FullRecord()); !ok {
			t.Fatalf("not plain:\n%s", plain.FullRecord())
		}
		for _, text := range []string{m.FullRecord(), plain.FullRecord(), plain.Record() + " "} {
			checkChecked(t, r, text)
			checkChecked(t, r, damaged(t, text))
		}
	})
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
