//go:build !js

package cli

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
)

func manual(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/MANUAL.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The manual lists exactly the existing commands, with flags that they have.
func TestManualCommands(t *testing.T) {
	_, text, _ := strings.Cut(manual(t), "## Commands")
	_, text, _ = strings.Cut(text, "```\n")
	text, rest, _ := strings.Cut(text, "```")
	rest, _, _ = strings.Cut(rest, "\n## ")
	var told []string
	flags := regexp.MustCompile(`\B-([a-z]+)\b`)
	for line := range strings.Lines(text) {
		name := strings.Fields(line)[1]
		if !slices.ContainsFunc(commands(), func(c command) bool { return c.name == name }) {
			continue // opens the game's window
		}
		told = append(told, name)
		_, _, out, complaint := run(name, "-h")
		for _, m := range flags.FindAllStringSubmatch(line, -1) {
			if !strings.Contains(out+complaint, "-"+m[1]) {
				t.Errorf("%s has no flag -%s", name, m[1])
			}
		}
	}
	var have []string
	for _, c := range commands() {
		have = append(have, c.name)
	}
	if !slices.Equal(told, have) {
		t.Errorf("the manual lists %q, want %q", told, have)
	}
	if lines := strings.Count(text, "\ntidepool") + 1; lines != len(have)+1 {
		t.Errorf("%d lines of commands, want %d", lines, len(have)+1)
	}
	for _, g := range games.All() {
		if !strings.Contains(rest, "`"+g.Info().ID+"`") {
			t.Errorf("the manual does not name %s", g.Info().ID)
		}
	}
}

// The manual's table lists all options of the games, with the default first.
func TestManualOptions(t *testing.T) {
	_, text, _ := strings.Cut(manual(t), "| game | options, the default first |")
	text, _, _ = strings.Cut(text, "\n\n")
	list := strings.Split(strings.ReplaceAll(strings.TrimSpace(text), `\|`, "/"), "\n")[1:]
	if len(list) != len(games.All())+1 {
		t.Fatalf("%d rows: %q", len(list), list)
	}
	shared := list[len(list)-1]
	for i, g := range games.All() {
		info := g.Info()
		told := list[i]
		if info.Endless {
			told += shared
		}
		for _, o := range info.Options {
			m := regexp.MustCompile("`" + o.Name + "=([^`/]+)").FindStringSubmatch(told)
			if m == nil || o.Kind != rules.DealOption && o.Kind != rules.SeedOption && m[1] != o.Default {
				t.Errorf("%s: %s, usually %s: %q", info.ID, o.Name, o.Default, m)
			}
		}
	}
}
