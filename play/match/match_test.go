package match

import (
	"errors"
	"strings"
	"testing"

	"tidepool/play/internal/toy"
	"tidepool/rules"
)

var toyGames = []rules.Game{toy.Game{}}

// played returns a toy match after the words.
func played(t *testing.T, options string, words ...string) *Match {
	t.Helper()
	m, err := New(Setup{Game: toy.Game{}, Options: options, Players: [2]string{"Ann", "Bo"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range words {
		if _, err := m.Play(w); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestNewRefuses(t *testing.T) {
	for _, c := range []struct {
		setup Setup
		want  string
	}{
		{Setup{Options: "colour=red"}, `toy: options: no option "colour"`},
		{Setup{Start: "12 b"}, "toy: start: "},
		{Setup{Start: strings.Repeat("1", 2000)}, "longer than 1024 bytes"},
		{Setup{Players: [2]string{"", "a\nb"}}, "white's name: control character U+000A"},
		{Setup{Players: [2]string{"\xff"}}, "not UTF-8"},
		{Setup{Players: [2]string{strings.Repeat("x", 257)}}, "longer than 256 bytes"},
	} {
		c.setup.Game = toy.Game{}
		if _, err := New(c.setup); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("New(%+v) = %v, want %q", c.setup, err, c.want)
		}
	}
}

func TestPlay(t *testing.T) {
	m := played(t, "", "up", "again")
	events, err := m.Play("down")
	if err != nil || len(events) != 1 || events[0].Side != rules.Far {
		t.Fatalf("Play = %v, %v", events, err)
	}
	if m.Ply() != 3 || m.Position().String() != "6 b" || m.At(1).String() != "6 w" {
		t.Errorf("ply %d, position %s, at 1 %s", m.Ply(), m.Position(), m.At(1))
	}
	turns := m.Turns()
	if len(turns) != 3 || turns[1].Word != "again" || turns[1].By != rules.Far || turns[2].By != rules.Far {
		t.Errorf("turns %v", turns)
	}
	if m.Turn(3).Word != "down" || len(m.Turn(3).Events) != 1 {
		t.Errorf("turn 3 is %v", m.Turn(3))
	}
}

func TestPlayRefuses(t *testing.T) {
	m := played(t, "", "up", "up")
	_, err := m.Play("sideways")
	if got, want := err.Error(), "toy: ply 3: sideways: the counter cannot do that"; got != want {
		t.Errorf("error %q, want %q", got, want)
	}
	var reason rules.Reason
	var turn *TurnError
	if !errors.As(err, &reason) || reason.Code != toy.OffEdge.Code || !errors.As(err, &turn) || turn.Ply != 3 {
		t.Errorf("reason %v, turn error %v", reason, turn)
	}
	if m.Ply() != 2 || m.Position().String() != "7 b" {
		t.Errorf("a refused turn changed the match: %s", m.Position())
	}
	_, err = m.Play("a\nb\x00" + strings.Repeat("界", 1000))
	if s := err.Error(); strings.ContainsAny(s, "\n\x00") || len(s) > 200 {
		t.Errorf("a wild word gives the error %q", s)
	}
}

func TestEndByPosition(t *testing.T) {
	m := played(t, "", "up", "up", "up", "up")
	if o := m.Outcome(); o != rules.Win(rules.Far, "top") || m.Result() != "0-1" {
		t.Fatalf("outcome %v, result %s", o, m.Result())
	}
	for name, err := range map[string]error{
		"play":   second(m.Play("up")),
		"resign": m.Resign(rules.Near),
		"draw":   m.AgreeDraw(),
	} {
		if !errors.Is(err, rules.GameOver) {
			t.Errorf("%s after the end: %v", name, err)
		}
	}
	if !m.Undo() || m.Outcome().Over() || m.Result() != "*" {
		t.Errorf("undo leaves %v", m.Outcome())
	}
}

func second[T any](_ T, err error) error { return err }

func TestFirstPlayer(t *testing.T) {
	m := played(t, "first=white", "up", "up", "up", "up")
	if m.First() != rules.Far || m.Result() != "1-0" {
		t.Errorf("first %v, result %s", m.First(), m.Result())
	}
}

func TestRepetition(t *testing.T) {
	circle := []string{"up", "down", "up", "down"}
	m := played(t, "", circle...)
	if !m.Outcome().Over() || m.Outcome() != rules.Draw(ByRepetition) || m.Result() != "1/2-1/2" {
		t.Errorf("third occurrence: %v", m.Outcome())
	}
	m.Undo()
	if m.Outcome().Over() {
		t.Error("still over after undo")
	}
	if m.Redo(); m.Outcome() != rules.Draw(ByRepetition) {
		t.Errorf("after redo: %v", m.Outcome())
	}
	m = played(t, "repetition=off", append(circle, circle...)...)
	if m.Outcome().Over() {
		t.Errorf("switched off: %v", m.Outcome())
	}
}

func TestLength(t *testing.T) {
	long := func(options string, plies int) *Match {
		m := played(t, options)
		for m.Ply() < plies && !m.Outcome().Over() {
			m.Play([]string{"up", "down"}[m.Ply()%2])
		}
		return m
	}
	m := long("repetition=off", 1000)
	if m.Ply() != 300 || m.Outcome() != rules.Draw(ByLength) {
		t.Errorf("ply %d: %v", m.Ply(), m.Outcome())
	}
	m = long("repetition=off,limit=off", MaxPlies)
	if m.Ply() != MaxPlies || m.Outcome().Over() {
		t.Errorf("switched off: ply %d: %v", m.Ply(), m.Outcome())
	}
	_, err := m.Play("up")
	var reason rules.Reason
	if !errors.As(err, &reason) || reason.Code != "match.full" {
		t.Errorf("beyond the last ply: %v", err)
	}
	if _, err := Read(m.Record(), toyGames); err != nil {
		t.Errorf("the longest record: %v", err)
	}
}

func TestWinBeatsLength(t *testing.T) {
	m := played(t, "repetition=off")
	for m.Ply() < 296 {
		m.Play([]string{"up", "down"}[m.Ply()%2])
	}
	for range 4 {
		if _, err := m.Play("up"); err != nil {
			t.Fatal(err)
		}
	}
	if m.Ply() != 300 || m.Outcome() != rules.Win(rules.Far, "top") {
		t.Errorf("ply %d: %v", m.Ply(), m.Outcome())
	}
}

func TestUndoRedo(t *testing.T) {
	m := played(t, "", "up", "up", "down")
	m.SetComment(3, "a comment")
	m.Undo()
	m.Undo()
	if m.Ply() != 1 || m.Len() != 3 || !m.CanRedo() {
		t.Fatalf("ply %d of %d", m.Ply(), m.Len())
	}
	if _, err := m.Play("sideways"); err == nil || m.Len() != 3 {
		t.Errorf("a refused turn dropped those taken back: %v, len %d", err, m.Len())
	}
	if events, err := m.Play("up"); err != nil || len(events) != 1 || m.Len() != 3 {
		t.Errorf("the same turn again: %v, %v, len %d", events, err, m.Len())
	}
	if events, ok := m.Redo(); !ok || len(events) != 1 || m.Comment(3) != "a comment" {
		t.Errorf("redo: %v, %t", events, ok)
	}
	if _, ok := m.Redo(); ok || m.CanRedo() {
		t.Error("redo beyond the last turn")
	}
	m.Undo()
	m.Play("up")
	if m.Len() != 3 || m.Comment(3) != "" || m.noteBytes != 0 {
		t.Errorf("another turn kept the old one's comment %q", m.Comment(3))
	}
	for range 3 {
		if !m.Undo() {
			t.Error("undo refused")
		}
	}
	if m.Undo() || m.Ply() != 0 {
		t.Error("undo before the start")
	}
}

func TestResign(t *testing.T) {
	m := played(t, "", "up", "up")
	m.Undo()
	if err := m.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	if m.Outcome() != rules.Win(rules.Far, ByResignation) || m.Result() != "0-1" || m.CanRedo() {
		t.Errorf("outcome %v", m.Outcome())
	}
	if _, ok := m.Redo(); ok {
		t.Error("redo after resigning")
	}
	if _, err := m.Play("up"); !errors.Is(err, rules.GameOver) {
		t.Errorf("play after resigning: %v", err)
	}
	if !m.Undo() || m.Outcome().Over() || m.Ply() != 1 || !m.CanRedo() {
		t.Errorf("undo leaves ply %d, %v", m.Ply(), m.Outcome())
	}
}

func TestAgreeDraw(t *testing.T) {
	m := played(t, "")
	if err := m.AgreeDraw(); err != nil || m.Outcome() != rules.Draw(ByAgreement) {
		t.Errorf("%v, %v", err, m.Outcome())
	}
	if !m.Undo() || m.Outcome().Over() {
		t.Errorf("undo leaves %v", m.Outcome())
	}
}

func TestCopy(t *testing.T) {
	m := played(t, "", "up", "up")
	m.SetTag("Event", "here")
	c := m.Copy()
	c.Undo()
	c.Play("down")
	c.SetTag("Event", "there")
	c.SetComment(0, "changed")
	if m.Turn(2).Word != "up" || m.Tag("Event") != "here" || m.Comment(0) != "" {
		t.Errorf("a copy changed the match: %s", m.Record())
	}
}

func TestTags(t *testing.T) {
	m := played(t, "")
	for _, bad := range []Tag{
		{"Game", "x"}, {"Black", "x"}, {"White", "x"}, {"Ply", "1"}, {"", "x"}, {"lower", "x"}, {"A b", "x"},
		{"Ünder", "x"}, {"Date", "yesterday"}, {"Date", "2026.13.01"}, {"Date", "2026.02.30"}, {"Date", "2026.00.01"},
		{"Event", "a\tb"}, {"Event", strings.Repeat("x", maxTag+1)}, {strings.Repeat("X", 33), "x"},
	} {
		if err := m.SetTag(bad.Name, bad.Value); err == nil {
			t.Errorf("tag %q accepted", bad)
		}
	}
	for _, good := range []Tag{{"Event", `a "b" \ c`}, {"Site", "海"}, {"Date", "2026.??.??"}, {"Event", "two"}, {"Site", ""}} {
		if err := m.SetTag(good.Name, good.Value); err != nil {
			t.Error(err)
		}
	}
	if got := m.tags; len(got) != 2 || got[0] != (Tag{"Date", "2026.??.??"}) || got[1] != (Tag{"Event", "two"}) {
		t.Errorf("tags %q", got)
	}
	for i := range 100 {
		if err := m.SetTag("X"+strings.Repeat("x", i%30)+"_", strings.Repeat(`\`, 1000)); err != nil {
			return
		}
	}
	t.Error("no bound on tags")
}

func TestComments(t *testing.T) {
	m := played(t, "", "up")
	if err := m.SetComment(1, "  two\r\nlines }\\ "); err != nil || m.Comment(1) != "two\nlines }\\" {
		t.Errorf("%v: %q", err, m.Comment(1))
	}
	for _, bad := range []string{"a\tb", "a\rb", "\x00", "\xff", "\u2028x\u2028y", strings.Repeat("x", maxComments)} {
		if err := m.SetComment(0, bad); err == nil {
			t.Errorf("comment %.20q accepted", bad)
		}
	}
	m.SetComment(1, "")
	if m.noteBytes != 0 {
		t.Errorf("%d bytes of no comments", m.noteBytes)
	}
}

// Following a line stops at the first turn that is not legal.
func TestFollow(t *testing.T) {
	m, err := New(Setup{Game: toyGames[0]})
	if err != nil {
		t.Fatal(err)
	}
	turns := Follow(m.Position(), []string{"up", "up", "sideways", "up"})
	if len(turns) != 2 || turns[0].By != m.Position().Turn() || turns[1].By != turns[0].By.Other() || turns[1].Word != "up" {
		t.Errorf("turns %v", turns)
	}
}
