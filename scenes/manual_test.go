package scenes_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tidepool/ai/engines"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// Numbers and names in the manual agree with the program.
func TestManualCounts(t *testing.T) {
	data, err := os.ReadFile("../docs/MANUAL.md")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	tells := func(what string, n int, format string, args ...any) {
		t.Helper()
		if want := fmt.Sprintf(format, args...); !strings.Contains(text, want) {
			t.Errorf("%s: there are %d; the manual does not say %q", what, n, want)
		}
	}
	numbers := []string{3: "three", 5: "five", 6: "six", 7: "seven", 8: "eight"}
	tells("games", len(games.All()), "all %s games", numbers[len(games.All())])
	words := locale.English()
	for _, g := range games.All() {
		tells("a game", 1, "**%s**", words.Of(key.Games, g.Info().ID))
	}
	_, colours, _ := strings.Cut(text, "**Colours** ")
	colours, _, _ = strings.Cut(colours, "\n")
	for _, theme := range settings.Themes() {
		if name := strings.ToLower(words.Of(key.Settings, "theme."+string(theme))); theme != settings.ThemeSystem && !strings.Contains(colours, name) {
			t.Errorf("the manual's colours do not say %q", name)
		}
	}
	levels := len(engines.All()[0].Ladder())
	tells("levels", levels, "The %s levels are %s characters", numbers[levels], numbers[levels])
	for level, who := range map[int]string{1: "%s, a sea slug", levels: "%s, an octopus"} {
		tells("an opponent", level, who, words.Of(key.Opponents, fmt.Sprint(level)))
	}
	var languages []string
	for _, l := range locale.Languages() {
		languages = append(languages, l.Name)
	}
	for _, l := range languages {
		if _, list, _ := strings.Cut(text, "**Languages**: "); !strings.Contains(strings.SplitN(list, ";", 2)[0], l) {
			t.Errorf("the manual does not tell of %s", l)
		}
	}
	var series []string
	for _, n := range session.SeriesLengths() {
		if n > 1 {
			series = append(series, numbers[n])
		}
	}
	if list := strings.Join(series[:len(series)-1], ", ") + " or " + series[len(series)-1]; !strings.Contains(strings.ToLower(text), list+" games may form a series") {
		t.Errorf("series are of %s", list)
	}
}
