package engines_test

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules/games"
)

// TestForced checks that the engine finds forced wins. They may be longer than the shortest, but not in Onitama.
func TestForced(t *testing.T) {
	enginetest.OneThread(t)
	for _, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane"} {
		e := gameOf(t, game).Engine(16 << 20)
		set := readForced(t, game, filepath.Join("testdata", game+"-forced.txt"))
		if len(set) < 35 {
			t.Errorf("%s: only %d positions", game, len(set))
		}
		for _, f := range set {
			e.Forget()
			info := enginetest.Think(e, ai.Query{Position: f.Position, Limits: ai.Limits{Nodes: 2_000_000}})
			win, plies, ok := info.Best.Score.Proven()
			if !ok || !win || plies < f.Plies || game == "onitama" && plies > f.Plies {
				t.Errorf("%s: %s: %s after %d nodes", game, f, info.Best.Score, info.Nodes)
			}
			enginetest.PlayLine(t, f.Position, info.Best)
		}
	}
}

// readForced reads a set of forced wins: options, position, plies.
func readForced(t testing.TB, game, file string) (set []enginetest.Forced) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	g, _ := games.ByID(game)
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line, _, _ := strings.Cut(lines.Text(), "#")
		fields := strings.Split(line, ";")
		if len(fields) != 3 {
			continue
		}
		options := strings.TrimSpace(fields[0])
		p, err := g.Parse(options, strings.TrimSpace(fields[1]))
		if err != nil {
			t.Fatal(err)
		}
		plies, err := strconv.Atoi(strings.TrimSpace(fields[2]))
		if err != nil {
			t.Fatal(err)
		}
		set = append(set, enginetest.Forced{Options: options, Position: p, Plies: plies})
	}
	return set
}
