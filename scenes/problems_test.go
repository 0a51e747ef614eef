package scenes

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Many damaged files make one short notice, and a list behind it that says
// what is wrong with each, in the player's language.
func TestManyDamagedFiles(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	s := p.env.Settings
	s.Language = "hu"
	p.env.Apply(s)
	p.on.Leave()
	for i := range 40 {
		if err := store.Write(fmt.Sprintf("20200101-000000000-%04d.game", i), []byte("no game")); err != nil {
			t.Fatal(err)
		}
	}
	p = newPlayer(t, store)
	n := p.node("notice.text")
	if n == nil || n.Label != "40 fájlt nem lehetett elolvasni." {
		t.Fatalf("%s: notice %v", p.scene(), n)
	}
	checkLayout(t, p, "notice")
	p.press("notice.show")
	if p.scene() != "problems" {
		t.Fatalf("the notice leads to %s", p.scene())
	}
	checkLayout(t, p, "problems")
	row := p.node("problems.20200101-000000000-0000.game")
	if row == nil || !strings.Contains(row.Label, p.env.Words.Of(key.Causes, "foreign")) || !strings.Contains(row.Label, ".damaged-") {
		t.Errorf("row %v", row)
	}
	p.keyed("End")
	if row := p.node("problems.20200101-000000000-0039.game"); row == nil || !row.Clip.Contains(row.Rect) {
		t.Error("the last file cannot be reached")
	}
	p.press("back")
	p.press("menu.games")
	p.press("games.problems")
	if p.scene() != "problems" {
		t.Errorf("the list leads to %s", p.scene())
	}
}

// No error is shown in the words of the program that made it.
func TestNoRawErrors(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 20 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(data), "\n") {
			if strings.Contains(line, "err.Error()") && !strings.Contains(line, "panic(") {
				t.Errorf("%s:%d: %s", name, i+1, strings.TrimSpace(line))
			}
		}
	}
	p := newPlayer(t, new(shelf.Memory))
	for _, g := range games.All() {
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		b := playArea{env: p.env}
		for _, word := range []string{"", "?", "a1-z9", "swap", "\x00", strings.Repeat("x", 1000), "a1-a2-a3", "A-B", "tiger:a1-a2"} {
			if _, err := m.Play(word); err == nil || b.inWords(err) == p.env.Words.T(key.BoardRefused) {
				t.Errorf("%s: nothing is said of why %.20q is refused: %v", g.Info().ID, word, err)
			}
		}
	}
}

// After a change of language nothing is left in the old one: neither what was
// refused nor how players are called who gave no names.
func TestLanguageChangesWhatStands(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.a2")
	mover := p.board().match().Info().Sides[p.board().match().Position().Turn()]
	status := func() string { return p.node("bar." + mover + ".status").Label }
	before, b := status(), p.board()
	name := b.words.name(rules.Near)
	if name != "Player 1" && name != "Player 2" {
		t.Fatalf("the first is called %q", name)
	}
	s := p.env.Settings
	s.Language = "ru"
	p.env.Apply(s)
	p.tick()
	reason := b.session().Position().Refuse(nil, "a2")
	if got := status(); got == before || got != p.env.Words.Reason(reason) {
		t.Errorf("the refusal is %q after %q", got, before)
	}
	if got := b.words.name(rules.Near); got == name || !strings.HasPrefix(got, "Игрок") {
		t.Errorf("the first is called %q", got)
	}
	p.press("spot.d4")
	p.rest()
	p.press("board.menu")
	p.press("menu.games")
	for _, n := range p.app.Laid().Nodes {
		if strings.Contains(n.Label, "Player") {
			t.Errorf("%s: %q", n.ID, n.Label)
		}
	}
}

// Players without names keep their numbers in the list and in a rematch, and
// the engine its level.
func TestNamesInLists(t *testing.T) {
	russian, err := locale.Open("ru")
	if err != nil {
		t.Fatal(err)
	}
	kalah := games.All()[4]
	g := shelf.Summary{Game: kalah, Players: [2]string{"", "Computer · Casual"}, Tags: []match.Tag{{Name: "SouthSeat", Value: "2"}, {Name: "NorthLevel", Value: "3"}}}
	want := [2]string{russian.T(key.NewgameName2), russian.T(key.EngineName, "level", russian.Of(key.Levels, "3"))}
	if got := savedNames(russian, g); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
