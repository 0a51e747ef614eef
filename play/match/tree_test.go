package match

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
)

// add adds words after a node as a variation.
func add(t *testing.T, m *Match, n *Node, words ...string) *Node {
	t.Helper()
	for _, word := range words {
		next, _, err := m.Add(n, word)
		if err != nil {
			t.Fatal(err)
		}
		n = next
	}
	return n
}

func moveText(m *Match) string {
	_, text, _ := strings.Cut(m.FullRecord(), "\n\n")
	return strings.TrimSuffix(text, "\n")
}

func TestVariations(t *testing.T) {
	m := played(t, "", "up", "down", "again")
	n := add(t, m, m.Node(1), "up", "down")
	add(t, m, n.Parent(), "again", "up")
	add(t, m, m.Node(3), "up")
	add(t, m, m.Start(), "down")
	if err := m.Annotate(n.Parent(), Note{Comment: "hm", Mark: Daring, Name: "Over the top"}); err != nil {
		t.Fatal(err)
	}
	const want = "1. up (1. down) 1... down ({Over the top} 1... up $5 {hm} 2. down (2. again up))\n2. again -- (2... up) *"
	if got := moveText(m); got != want {
		t.Fatalf("got\n%s\nwant\n%s", got, want)
	}
	checkSame(t, m)
	if m.Size() != 10 || m.Len() != 3 || len(m.MainLine()) != 5 {
		t.Errorf("%d nodes, %d turns, %d in the main line", m.Size(), m.Len(), len(m.MainLine()))
	}
	if got := n.Path(); !slices.Equal(got, []string{"up", "up", "down"}) || m.Find(got) != n {
		t.Errorf("the path %q leads to %v", got, m.Find(got))
	}
	if m.Find([]string{"up", "left"}) != nil {
		t.Error("found what nobody played")
	}
	if n.Turn().By != rules.Near || n.Ply() != 3 || n.Played() || !m.Node(2).Played() {
		t.Errorf("turn %v at %d", n.Turn(), n.Ply())
	}
}

func TestAddRefuses(t *testing.T) {
	m := played(t, "", "up", "up", "up", "up")
	var turn *TurnError
	if _, _, err := m.Add(m.Node(4), "down"); !errors.Is(err, rules.GameOver) || !errors.As(err, &turn) || turn.Ply != 5 {
		t.Errorf("after the end: %v", err)
	}
	if _, _, err := m.Add(m.Node(1), "left"); err == nil || m.Size() != 5 {
		t.Errorf("an illegal turn: %v", err)
	}
	if n, _, err := m.Add(m.Node(1), "up"); err != nil || n != m.Node(2) {
		t.Errorf("what was played: %v", err)
	}
	if _, _, err := m.Add(m.Copy().Node(1), "down"); !errors.Is(err, ErrStranger) {
		t.Errorf("a node of a copy: %v", err)
	}
}

func TestOutcomeOfVariation(t *testing.T) {
	m := played(t, "", "up")
	n := add(t, m, m.Node(1), "down", "up")
	if n.Outcome().Over() {
		t.Errorf("after %v: %v", n.Path(), n.Outcome())
	}
	n = add(t, m, n, "up", "up", "up")
	if n.Outcome() != rules.Win(rules.Far, "top") || m.Outcome().Over() {
		t.Errorf("after %v: %v, the match %v", n.Path(), n.Outcome(), m.Outcome())
	}
	n = add(t, m, m.Start(), "down", "up", "down")
	if _, _, err := m.Add(n, "up"); err != nil {
		t.Fatal(err)
	}
	if o := n.Children()[0].Outcome(); o != rules.Draw(ByRepetition) {
		t.Errorf("the third time: %v", o)
	}
}

func TestCutAndPromote(t *testing.T) {
	m := played(t, "", "up", "up")
	a := add(t, m, m.Node(1), "down", "up")
	b := add(t, m, m.Node(1), "again")
	if err := m.Promote(b); err != nil || moveText(m) != "1. up up (1... again) (1... down 2. up) *" {
		t.Errorf("%v: %s", err, moveText(m))
	}
	if err := m.Promote(b); !errors.Is(err, ErrPlayed) {
		t.Errorf("above what was played: %v", err)
	}
	if err := m.Cut(m.Node(2)); !errors.Is(err, ErrPlayed) {
		t.Errorf("cut what was played: %v", err)
	}
	if err := m.Cut(a.Parent()); err != nil || moveText(m) != "1. up up (1... again) *" || m.Size() != 4 {
		t.Errorf("%v: %s", err, moveText(m))
	}
	if err := m.Cut(a); !errors.Is(err, ErrStranger) {
		t.Errorf("cut twice: %v", err)
	}
	c, d := add(t, m, b, "up"), add(t, m, b, "down")
	if err := m.Annotate(c, Note{Name: "x"}); !errors.Is(err, ErrUnnamed) {
		t.Errorf("named what goes on: %v", err)
	}
	must(t, m.Annotate(d, Note{Name: "Two", Comment: "good"}))
	must(t, m.Promote(d))
	if got, want := moveText(m), `1. up up (1... again 2. down {Two\ngood} (2. up)) *`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	must(t, m.Cut(b))
	if m.noteBytes != 0 || m.variationBytes != 0 || m.Size() != 3 {
		t.Errorf("%d bytes of notes, %d of variations, %d nodes", m.noteBytes, m.variationBytes, m.Size())
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestPlayMeetsVariations plays a turn that was a variation, and takes back turns that have variations.
func TestPlayMeetsVariations(t *testing.T) {
	m := played(t, "", "up")
	n := add(t, m, m.Node(1), "down", "up")
	m.Play("down")
	if m.Node(2) != n.Parent() || !n.Parent().Played() || moveText(m) != "1. up down 2. -- (2. up) *" {
		t.Errorf("played the variation: %s", moveText(m))
	}
	m.Undo()
	m.Undo()
	m.Play("down")
	if got := moveText(m); got != "1. down (1. up down 2. up) *" || n.Parent().Played() {
		t.Errorf("took back what a variation leaves: %s", got)
	}
	checkSame(t, m)
	must(t, m.Cut(n.Parent().Parent()))
	if m.variationBytes != 0 || m.Size() != 2 {
		t.Errorf("%d bytes of variations, %d nodes", m.variationBytes, m.Size())
	}
}

func TestRecordOfTurnsInForce(t *testing.T) {
	m := played(t, "", "up", "down", "up")
	add(t, m, m.Node(1), "up")
	m.Undo()
	m.Undo()
	if got := m.Record(); !strings.HasSuffix(got, "\n1. up -- (1... up) *\n") {
		t.Errorf("record %s", got)
	}
	checkSame(t, m)
}

func TestFlag(t *testing.T) {
	m := played(t, "", "up")
	must(t, m.Flag(rules.Far))
	if m.Outcome() != rules.Win(rules.Near, ByTime) || !strings.Contains(m.Record(), `[Termination "time"]`) {
		t.Errorf("%v in %s", m.Outcome(), m.Record())
	}
	checkSame(t, m)
	if !m.Undo() || m.Outcome().Over() {
		t.Error("not taken back")
	}
}

func TestMarks(t *testing.T) {
	m := played(t, "", "up")
	if err := m.Annotate(m.Start(), Note{Mark: Good}); err == nil {
		t.Error("marked the start")
	}
	if err := m.Annotate(m.Node(1), Note{Mark: marks}); err == nil {
		t.Error("an unknown mark")
	}
	for _, mark := range Marks() {
		must(t, m.Annotate(m.Node(1), Note{Mark: mark}))
		checkSame(t, m)
		again, err := Read("[Game \"toy\"]\n[Result \"*\"]\n\n1.up"+mark.String()+" *", toyGames)
		if err != nil || again.Node(1).Mark() != mark {
			t.Errorf("%s: %v", mark, err)
		}
	}
}

// fill adds variations until no more fit.
func fill(t *testing.T, m *Match) {
	t.Helper()
	for list := []*Node{m.Node(m.Len() / 2)}; len(list) > 0; list = list[1:] {
		for _, word := range []string{"down", "again", "up"} {
			c, _, err := m.Add(list[0], word)
			var reason rules.Reason
			if errors.As(err, &reason) && reason == crowded {
				return
			}
			if err == nil {
				list = append(list, c)
			}
		}
	}
	t.Fatal("no bound")
}

func TestBounds(t *testing.T) {
	m := played(t, "repetition=off,limit=off", "up", "down")
	fill(t, m)
	for m.Len() < MaxPlies {
		if _, err := m.Play([]string{"up", "down"}[m.Ply()%2]); err != nil {
			t.Fatal(err)
		}
	}
	if m.Size() > MaxNodes || len(m.FullRecord()) > MaxRecord {
		t.Errorf("%d nodes, %d bytes", m.Size(), len(m.FullRecord()))
	}
	checkSame(t, m)
	for m.Undo() {
	}
	if _, err := m.Play("down"); err != nil || m.Size() > MaxNodes {
		t.Errorf("%d nodes, %v", m.Size(), err)
	}
}
