package onitama

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// winsFile has positions with forced wins, one per line: the position, the number of plies to the win, and
// the best turns, separated by semicolons. It was made by the command in package tune.
const winsFile = "testdata/wins.txt"

// A forcedWin is one line of the file.
type forcedWin struct {
	position onitama.Position
	plies    int
	words    []string
}

func readWins(t *testing.T) (list []forcedWin) {
	t.Helper()
	text, err := os.ReadFile(winsFile)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(strings.TrimSpace(line), "; ")
		if strings.HasPrefix(line, "#") || len(parts) != 3 {
			continue
		}
		p, err := onitama.Parse("deck=all", parts[0])
		if err != nil {
			t.Fatal(err)
		}
		w := forcedWin{position: p, words: strings.Fields(parts[2])}
		if _, err := fmt.Sscanf(parts[1], "win %d", &w.plies); err != nil {
			t.Fatal(err)
		}
		list = append(list, w)
	}
	return list
}

// TestWins checks that the engine finds forced wins and their lengths.
func TestWins(t *testing.T) {
	wins := readWins(t)
	if len(wins) < 30 {
		t.Errorf("only %d positions", len(wins))
	}
	e := newEngine(16 << 20)
	for _, w := range wins[:enginetest.Few(len(wins), 8)] {
		e.Forget()
		got := enginetest.Think(e, ai.Query{Position: rules.Of(w.position), Limits: ai.Limits{Nodes: 2_500_000}})
		if got.Best.Score != ai.WinIn(w.plies) || !got.Proven || !slices.Contains(w.words, got.Best.Words[0]) {
			t.Errorf("%s: %s %q at depth %d, proven %t; it is win %d by %q",
				w.position, got.Best.Score, got.Best.Words, got.Depth, got.Proven, w.plies, w.words)
		}
		enginetest.PlayLine(t, rules.Of(w.position), got.Best)
	}
}

// TestWinsExhaustively checks the file's lengths by exhaustive search. It includes the long wins only if
// TIDEPOOL_ONITAMA_WINS is "check".
func TestWinsExhaustively(t *testing.T) {
	most := 5
	if os.Getenv("TIDEPOOL_ONITAMA_WINS") == "check" {
		most = 99
	}
	for _, w := range readWins(t) {
		if w.plies > most {
			continue
		}
		plies, words, _ := enginetest.ForcedWin(w.position, w.plies, 1<<40)
		if plies != w.plies || !slices.Equal(words, w.words) {
			t.Errorf("%s: win %d by %q, exhaustive search says %d by %q", w.position, w.plies, w.words, plies, words)
		}
	}
}
