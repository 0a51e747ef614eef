package ai

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
)

// An exhaust proves forced wins by the rules alone: it tries every turn and
// every reply, up to a number of plies, and leaves nothing out. Nothing that
// the engine knows goes into it, so it can be the engine's judge. Repetition
// is no matter, since who wins fastest repeats nothing.
type exhaust[P interface {
	comparable
	rules.Rules[P, M]
}, M any] struct {
	// known holds, by position: a win in so many plies or none (0), and none
	// within so many.
	known map[P][2]int8
	// left is how many positions may still be looked at.
	left int
}

// wins returns in how many plies, at most limit, the side to move can force a
// win, or 0.
func (e *exhaust[P, M]) wins(p P, limit int) int {
	for n := 1; n <= limit && e.left > 0; n += 2 {
		if e.within(p, n) {
			return n
		}
	}
	return 0
}

// within reports whether the side to move can force a win in n plies, an odd
// number.
func (e *exhaust[P, M]) within(p P, n int) bool {
	k := e.known[p]
	switch {
	case k[0] > 0 && int(k[0]) <= n:
		return true
	case int(k[1]) >= n, e.left <= 0:
		return false
	}
	e.left--
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if o := p.Apply(m).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
			e.known[p] = [2]int8{1, 0}
			return true
		}
	}
	if n > 1 {
		for _, m := range moves {
			if e.lost(p.Apply(m), n-1) {
				e.known[p] = [2]int8{int8(n), k[1]}
				return true
			}
		}
	}
	e.known[p] = [2]int8{k[0], int8(n)}
	return false
}

// lost reports whether every turn runs into a win of the other side within n
// plies, an even number.
func (e *exhaust[P, M]) lost(p P, n int) bool {
	if p.Outcome().Over() {
		return false // a win of this side: others have been looked at
	}
	for _, m := range p.AppendMoves(nil) {
		q := p.Apply(m)
		if o := q.Outcome(); o.Over() {
			if o.Result == rules.Decisive && o.Winner == q.Turn() {
				continue
			}
			return false
		}
		if !e.within(q, n-1) {
			return false
		}
	}
	return true
}

// forcedWin is exhaust for a position of one of the games. It gives up, with
// ok false, when it has looked at too many positions.
func forcedWin(p rules.Position, limit, positions int) (plies int, ok bool) {
	switch p := p.Unwrap().(type) {
	case kaninariebi.Position:
		e := exhaust[kaninariebi.Position, kaninariebi.Move]{map[kaninariebi.Position][2]int8{}, positions}
		plies = e.wins(p, limit)
		return plies, e.left > 0
	case kanishogi.Position:
		e := exhaust[kanishogi.Position, kanishogi.Move]{map[kanishogi.Position][2]int8{}, positions}
		plies = e.wins(p, limit)
		return plies, e.left > 0
	case konane.Position:
		e := exhaust[konane.Position, konane.Move]{map[konane.Position][2]int8{}, positions}
		plies = e.wins(p, limit)
		return plies, e.left > 0
	}
	panic("no exhaustive search")
}

// A forced is a position whose side to move can force a win in so many plies
// and no fewer.
type forced struct {
	options string
	p       rules.Position
	plies   int
}

func (f forced) String() string { return fmt.Sprintf("%s ; %s ; %d", f.options, f.p, f.plies) }

// readForced reads a set of forced wins: options, position, plies.
func readForced(t testing.TB, game, file string) (set []forced) {
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
		set = append(set, forced{options, p, plies})
	}
	return set
}

// forcedGames are those that have a set.
func forcedGames() []string { return []string{"kaninariebi", "kanishogi", "konane"} }

// forcedRules are the options that the sets are made with.
func forcedRules(game string) []string {
	return map[string][]string{
		"kaninariebi": {"-", "-", "-", "bond=any"},
		"kanishogi":   {"-", "-", "-", "grown=diagonal", "grown=rook", "wall=off"},
		"konane":      {"-", "-", "size=6", "size=10", "size=7x5"},
	}[game]
}

// TestMakeForced writes sets of forced wins into the folder that
// TIDEPOOL_FORCED names, out of games between weak players:
//
//	TIDEPOOL_FORCED=testdata TIDEPOOL_SEED=1 TIDEPOOL_EACH=8 TIDEPOOL_PLIES=9 go test -run MakeForced -timeout 1h ./ai
func TestMakeForced(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_FORCED")
	if folder == "" {
		t.Skip("TIDEPOOL_FORCED names no folder")
	}
	seed, _ := strconv.ParseUint(os.Getenv("TIDEPOOL_SEED"), 10, 64)
	each, _ := strconv.Atoi(os.Getenv("TIDEPOOL_EACH"))
	most, _ := strconv.Atoi(os.Getenv("TIDEPOOL_PLIES"))
	for _, game := range forcedGames() {
		if only := os.Getenv("TIDEPOOL_GAME"); only != "" && only != game {
			continue
		}
		r := rand.New(rand.NewPCG(seed, 9))
		e := newEngine(t, game)
		found := map[int][]forced{}
		for missing := (most + 1) / 2 * each; missing > 0; {
			f, ok := findForced(t, r, e, game, most)
			if ok && len(found[f.plies]) < each {
				found[f.plies] = append(found[f.plies], f)
				missing--
				t.Log(game, f)
			}
		}
		text := "# OPTIONS ; POSITION ; plies to the win that its side to move can force, found by trying every turn.\n"
		for plies := 1; plies <= most; plies += 2 {
			for _, f := range found[plies] {
				text += f.String() + "\n"
			}
		}
		if err := os.WriteFile(filepath.Join(folder, game+"-forced.txt"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// findForced looks at one position near the end of a game between players who
// are weak in different ways.
func findForced(t *testing.T, r *rand.Rand, e Engine, game string, most int) (forced, bool) {
	all := forcedRules(game)
	options := all[r.IntN(len(all))]
	line := wander(r, startOf(t, game, options), 2+r.IntN(8))
	p := line[len(line)-1]
	nodes := uint64(1) << r.IntN(11)
	for ply := 0; ply < 80; ply++ {
		q := Query{Position: p, Limits: Limits{Nodes: nodes}, Sight: Sight{Noise: 60}, Seed: r.Uint64()}
		next, _, err := p.Play(think(e, q).Best.Words[0])
		if err != nil {
			t.Fatal(err)
		}
		if next.Outcome().Over() {
			break
		}
		p = next
		line = append(line, p)
	}
	p = line[max(0, len(line)-1-r.IntN(10))]
	plies, ok := forcedWin(p, most, 300_000)
	return forced{options, p, plies}, ok && plies > 0
}

// TestForced checks that the engine finds forced wins. The
// way it finds may be longer than the shortest.
func TestForced(t *testing.T) {
	for _, game := range forcedGames() {
		e, err := New(game, 16<<20)
		if err != nil {
			t.Fatal(err)
		}
		set := readForced(t, game, filepath.Join("testdata", game+"-forced.txt"))
		if len(set) < 40 {
			t.Errorf("%s: only %d positions", game, len(set))
		}
		for _, f := range set {
			e.Forget()
			info := think(e, Query{Position: f.p, Limits: Limits{Nodes: 2_000_000}})
			win, plies, ok := info.Best.Score.Proven()
			if !ok || !win || plies < f.plies {
				t.Errorf("%s: %s: %s after %d nodes", game, f, info.Best.Score, info.Nodes)
			}
		}
	}
}

// TestFindForced tells how many of the sets of forced wins in the folder that
// TIDEPOOL_FIND names the engine finds within TIDEPOOL_NODES nodes.
func TestFindForced(t *testing.T) {
	folder := os.Getenv("TIDEPOOL_FIND")
	if folder == "" {
		t.Skip("TIDEPOOL_FIND names no folder")
	}
	nodes, _ := strconv.ParseUint(os.Getenv("TIDEPOOL_NODES"), 10, 64)
	for _, game := range forcedGames() {
		e, err := New(game, 16<<20)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range readForced(t, game, filepath.Join(folder, game+"-forced.txt")) {
			e.Forget()
			info := think(e, Query{Position: f.p, Limits: Limits{Nodes: nodes}})
			win, plies, ok := info.Best.Score.Proven()
			t.Logf("%s %d: found %t, longer %t, %d nodes: %s", game, f.plies, ok && win, ok && plies > f.plies, info.Nodes, f)
		}
	}
}
