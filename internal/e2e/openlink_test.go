//go:build !js

package e2e

import (
	"strings"
	"testing"

	"tidepool/play/link"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

// Started with a link, the program opens the link's game and keeps the one that was open before.
func TestStartedWithLink(t *testing.T) {
	for i, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) {
			m := opening(t, w.game, 12)
			f := newFolder(t)
			before := opening(t, "konane", 5)
			f.open(before, quickest())
			page := []string{"tidepool:", "https://example.org/tide/?x=1", ""}[i%3]
			f.args = []string{link.To(page, link.Encode(m))}
			g := start(t, f, desktop)
			g.in("board")
			g.settle()
			games := f.shelf().List().Games
			if len(games) != 2 {
				t.Fatalf("%d games", len(games))
			}
			if got := f.latest(); got.Info().ID != w.game || got.Ply() != 12 || got.Position() != m.Position() {
				t.Errorf("opened %s", got.Record())
			}
			if spot := m.Position().Turns()[0].Paths[0][0]; !g.has("spot." + string(spot)) {
				t.Errorf("%s cannot be played: %s", spot, g.ids())
			}
		})
	}
}

// Started with a link to a puzzle, the program opens the puzzle.
func TestStartedWithPuzzle(t *testing.T) {
	set, err := puzzle.Read(games.ByID, sets.File("kalah"))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"tidepool:#" + link.Puzzle{Game: "kalah", ID: set[1].ID()}.String(): "puzzle",
		"https://example.org/tide/#d=2026-11-20":                            "puzzle",
		"tidepool:#p=kalah.00000000":                                        "notice",
		"tidepool:#d=2026-11-31":                                            "notice",
	} {
		t.Run(text, func(t *testing.T) {
			f := newFolder(t)
			f.args = []string{text}
			start(t, f, desktop).in(want)
		})
	}
}

// An invalid link is reported and leaves the open game alone; an argument that cannot be a link prints the
// usage.
func TestStartedWithHostileLink(t *testing.T) {
	good := link.Encode(opening(t, "kalah", 12))
	for name, text := range map[string]string{
		"empty": "tidepool:#", "damaged": "tidepool:#" + good[:len(good)-3], "changed": "tidepool:#" + good[:9] + "A" + good[10:],
		"long": "tidepool:#g=" + strings.Repeat("A", 100_000), "elsewhere": "https://example.org/", "no text": "#g=\xff\xfe\x01",
	} {
		t.Run(name, func(t *testing.T) {
			f := newFolder(t)
			m := opening(t, "onitama", 5)
			f.open(m, quickest())
			f.args = []string{text}
			g := start(t, f, phone)
			g.in("notice")
			g.dismiss()
			g.in("board")
			if got := f.latest(); got.Info().ID != "onitama" || got.Position() != m.Position() || len(f.shelf().List().Games) != 1 {
				t.Errorf("there is %s", got.Record())
			}
		})
	}
}
