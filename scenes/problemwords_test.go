package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// No error is shown in the words of the code that made it.
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
	for _, g := range games.All() {
		m, err := match.New(match.Setup{Game: g})
		if err != nil {
			t.Fatal(err)
		}
		b := table.Area{Env: &table.Services{App: &ui.App{Words: locale.English()}}, Source: refuser{m}}
		for _, word := range []string{"", "?", "a1-z9", "swap", "\x00", strings.Repeat("x", 1000), "a1-a2-a3", "A-B", "tiger:a1-a2"} {
			if _, err := m.Play(word); err == nil || b.InWords(err) == b.Env.App.Words.T(key.BoardRefused) {
				t.Errorf("%s: nothing is said of why %.20q is refused: %v", g.Info().ID, word, err)
			}
		}
	}
}

// refuser is a game whose turns are refused.
type refuser struct{ m *match.Match }

func (p refuser) Match() *match.Match      { return p.m }
func (p refuser) Tokens() rules.Tokens     { return p.m.Position().Tokens() }
func (p refuser) Position() rules.Position { return p.m.Position() }
func (p refuser) Last() []rules.Event      { return nil }
func (p refuser) Over() bool               { return false }
func (p refuser) Live() bool               { return true }
func (p refuser) PersonToMove() bool       { return true }
func (p refuser) Play(w string) error      { _, err := p.m.Play(w); return err }
func (p refuser) Forget()                  {}
func (p refuser) Demo() bool               { return false }
