package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// No error is shown in the words of the program that made it.
func TestNoRawErrors(t *testing.T) {
	files, err := filepath.Glob("*.go")
	rooms, wrong := filepath.Glob("*/*.go")
	if files = append(files, rooms...); err != nil || wrong != nil || len(files) < 100 {
		t.Fatal(len(files), err, wrong)
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
	b := table.Area{Env: &table.Services{App: &ui.App{Words: locale.English()}}}
	for _, g := range games.All() {
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{"", "?", "a1-z9", "swap", "\x00", strings.Repeat("x", 1000), "a1-a2-a3", "A-B", "tiger:a1-a2"} {
			if _, err := m.Play(word); err == nil || b.InWords(err) == b.Env.App.Words.T(key.BoardRefused) {
				t.Errorf("%s: nothing is said of why %.20q is refused: %v", g.Info().ID, word, err)
			}
		}
	}
}

// Of two players without names each keeps their number in the list and in a
// rematch; the engine keeps its level, and who plays it alone is "You".
func TestNamesInLists(t *testing.T) {
	russian, err := locale.Open("ru")
	if err != nil {
		t.Fatal(err)
	}
	kalah := games.All()[4]
	second, third := russian.T(key.NewgameName2), russian.Of(key.Opponents, "3")
	south, north := match.Tag{Name: "SouthSeat", Value: "2"}, match.Tag{Name: "NorthLevel", Value: "3"}
	for _, test := range []struct {
		players [2]string
		tags    []match.Tag
		want    [2]string
	}{
		{[2]string{"", "Stella, level 3"}, []match.Tag{south, north}, [2]string{"Вы", third}},
		{[2]string{" ", ""}, []match.Tag{north}, [2]string{"Вы", third}},
		{[2]string{"Анна", ""}, []match.Tag{north}, [2]string{"Анна", third}},
		{[2]string{"", "Анна"}, []match.Tag{south}, [2]string{second, "Анна"}},
		{[2]string{"", ""}, []match.Tag{south}, [2]string{second, "Север"}},
		{[2]string{"", ""}, []match.Tag{{Name: "SouthLevel", Value: "3"}, north}, [2]string{third, third}},
	} {
		g := shelf.Summary{Game: kalah, Players: test.players, Tags: test.tags}
		if got := wording.Names(russian, g); got != test.want {
			t.Errorf("%q %v: %q, want %q", test.players, test.tags, got, test.want)
		}
	}
}
