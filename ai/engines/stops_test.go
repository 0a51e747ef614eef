package engines_test

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/search"
	"tidepool/rules"
)

// stopsVariable sets how often searches are stopped in each game; the default is a few times.
const stopsVariable = "TIDEPOOL_STOPS"

// TestStops stops searches at random, by nodes, by time and from outside, at all levels, with and without the
// tables of earlier searches: a reported win or loss is one, and comes no later than reported.
func TestStops(t *testing.T) {
	enginetest.OneThread(t)
	stops := 120
	if n, err := strconv.Atoi(os.Getenv(stopsVariable)); err == nil {
		stops = n
	}
	for _, test := range []struct {
		game    string
		options []string
		// plies is the length of the random games, from the first position examined.
		from, plies int
	}{
		{"kaninariebi", []string{"", "bond=any"}, 8, 24},
		{"kanishogi", []string{"", "grown=rook", "grown=diagonal"}, 20, 50},
		{"onitama", []string{"deal=boar+ox/elephant+horse/crab", "deal=tiger+crab/monkey+crane/dragon"}, 8, 30},
		{"konane", []string{"size=6", "", "size=4x8"}, 10, 40},
		{"kalah", []string{"", "houses=4,seeds=3", "end=empty", "emptycapture=on"}, 10, 40},
	} {
		t.Run(test.game, func(t *testing.T) {
			t.Parallel()
			s := newStopper(t, test.game, 31)
			for n := 0; s.stops < stops; n++ {
				s.use(test.options[s.stops*len(test.options)/stops])
				line := enginetest.Wander(s.luck, enginetest.Start(t, test.game, s.options), test.plies)
				if n%2 == 0 && len(line) > 4 {
					line = s.played(line[:4])
				}
				for ply := len(line) - 1; ply > 0; ply-- { // the last positions are decided
					if ply < test.from || len(line)-ply > 9 {
						break
					}
					s.position(line[:ply+1])
				}
			}
			t.Logf("%d stops, %d wins and losses told, of which %d are beyond what is known", s.stops, s.told, s.open)
			if s.told < s.stops/20 || s.open > s.told/4 {
				t.Errorf("too few: %d stops, %d results reported, %d not checked", s.stops, s.told, s.open)
			}
		})
	}
}

// TestStoppedAtLoss stops searches just after the first turn was found to lose. A solver has found the truth
// about the positions.
func TestStoppedAtLoss(t *testing.T) {
	for _, test := range []struct {
		game, position string
		nodes          uint64
		noLoss         int // no loss within this many plies
	}{
		{"kaninariebi", "3Cc/5/2CS1/c1c2/5 r", 6000, 15},
		{"kaninariebi", "c4/C1c1c/1c3/C2C1/2C1c b", 39_000, 9},
	} {
		q := setUp(t, ai.Job{Game: test.game, Start: test.position, Nodes: test.nodes})
		i := enginetest.Think(newEngine(t, test.game), q)
		if win, plies, ok := i.Best.Score.Proven(); ok && !win && plies <= test.noLoss {
			t.Errorf("%s, %d nodes: %s", test.position, test.nodes, i.Best.Score)
		}
	}
}

// A stopper stops searches of one game and checks their results.
type stopper struct {
	t       *testing.T
	game    string
	options string
	luck    *rand.Rand
	// fresh forgets before each search, old does not.
	fresh, old ai.Engine
	judge      *umpire
	// stops, told and open count searches, reported wins and losses, and those that could not be checked.
	stops, told, open int
}

func newStopper(t *testing.T, game string, seed uint64) *stopper {
	return &stopper{
		t: t, game: game, luck: rand.New(rand.NewPCG(seed, 1)),
		fresh: newEngine(t, game), old: newEngine(t, game),
	}
}

// use sets the options of the next games.
func (s *stopper) use(options string) {
	if s.judge == nil || s.options != options {
		s.options, s.judge = options, newUmpire(s.t, s.game, judgeNodes)
	}
}

// played continues a game like a weak player.
func (s *stopper) played(line []rules.Position) []rules.Position {
	const level, most = 3, 120
	for len(line) < most {
		last := len(line) - 1
		q := ai.Query{Position: line[last], Past: line[:last]}
		play(s.t, &q, s.game, level, s.luck.Uint64()>>1+1)
		p, _, err := line[last].Play(enginetest.Think(s.fresh, q).Best.Words[0])
		if err != nil {
			s.t.Fatal(err)
		}
		if p.Outcome().Over() {
			break
		}
		line = append(line, p)
	}
	return line
}

const (
	stopsEach   = 10
	fewestNodes = 30
	mostNodes   = 60_000
)

// position stops searches of the last position of a line.
func (s *stopper) position(line []rules.Position) {
	truth := s.judge.truth(line[len(line)-1])
	if !truth.decided() && s.luck.IntN(3) > 0 {
		return
	}
	for range stopsEach {
		s.stop(line)
	}
}

// stop searches the last position of a line, up to a random moment.
func (s *stopper) stop(line []rules.Position) {
	last := len(line) - 1
	q := ai.Query{Position: line[last], Past: line[:last], All: s.luck.IntN(4) == 0}
	if q.All && s.luck.IntN(2) == 0 {
		q.Part = ai.Part{Of: 2, Index: s.luck.IntN(2)}
	}
	level := 1 + s.luck.IntN(2*ai.Levels)
	play(s.t, &q, s.game, min(level, ai.Levels), s.luck.Uint64()>>1+1)
	nodes := uint64(fewestNodes * math.Pow(mostNodes/fewestNodes, s.luck.Float64()))
	looks, stop := nodes/search.CheckEvery+1, new(atomic.Bool)
	kind := s.luck.IntN(3)
	switch kind {
	case 0:
		q.Limits.Nodes = nodes
	case 1:
		q.Limits.Expired = func() bool { looks--; return looks <= 0 }
	case 2:
		q.Limits.Expired = func() bool { looks--; stop.Store(stop.Load() || looks <= 0); return false }
	}
	e := s.old
	if s.luck.IntN(2) == 0 {
		e = s.fresh
		e.Forget()
	}
	s.stops++
	last = -1
	check := func(i ai.Info) {
		if i.Depth != last {
			s.check(q, i, fmt.Sprintf("kind %d, level %d, %d nodes, fresh %t, past %d", kind, level, nodes, e == s.fresh, len(q.Past)))
		}
	}
	i := e.Think(q, stop, func(i ai.Info) { check(i); last = i.Depth })
	last = -1
	check(i)
}

// check checks everything reported as certain.
func (s *stopper) check(q ai.Query, i ai.Info, how string) {
	p := q.Position
	what := func() string { return fmt.Sprintf("%s: %s (%s): %s", s.options, p, how, i.Best.Score) }
	if q.Part.Whole() {
		s.count(s.judge.truth(p), i.Best.Score, i.Proven, what)
	}
	if win, _, ok := i.Best.Score.Proven(); (ok && win || i.Proven) && len(i.Best.Words) > 0 {
		s.turn(p, i.Best, i.Proven, what)
	}
	for _, v := range i.Turns {
		s.turn(p, v, i.Proven && v.Score == i.Best.Score, what)
	}
}

// turn checks what is reported about a turn.
func (s *stopper) turn(p rules.Position, v ai.Variation, proven bool, what func() string) {
	if _, _, ok := v.Score.Proven(); !ok && !proven {
		return
	}
	next, _, err := p.Play(v.Words[0])
	if err != nil {
		s.t.Fatalf("%s: %v", what(), err)
	}
	score := v.Score.ToNode(1)
	if next.Turn() != p.Turn() {
		score = -score
	}
	s.count(s.judge.truth(next), score, proven, func() string { return fmt.Sprintf("%s, %s %s", what(), v.Words[0], v.Score) })
}

// count compares a score with the truth.
func (s *stopper) count(truth truth, score ai.Score, proven bool, what func() string) {
	win, plies, ok := score.Proven()
	if !ok && !proven {
		return
	}
	s.told++
	switch {
	case !truth.known && (!ok || plies > truth.none):
		s.open++
	case truth.counted && score != 100*ai.Score(truth.margin),
		!truth.counted && truth.value != cmp.Compare(score, 0),
		ok && win != (truth.value > 0), plies < truth.plies:
		s.t.Errorf("%s: in truth %+v", what(), truth)
	}
}

// A truth is the value of a position for the side to move.
type truth struct {
	known bool
	// value and plies describe a win or loss with its minimum number of plies. If known is false, there is no
	// win or loss within none plies.
	value, plies, none int
	counted            bool
	margin             int
}

func (k truth) decided() bool { return k.value != 0 || k.counted }

// An umpire finds the values of a game's positions with a solver.
type umpire struct {
	solver ai.Solver
	nodes  int
	known  map[rules.Position]truth
}

func newUmpire(t *testing.T, game string, nodes int) *umpire {
	return &umpire{newSolver(t, game), nodes, map[rules.Position]truth{}}
}

// judgeNodes limits the nodes for finding the truth.
const judgeNodes = 400_000

func (u *umpire) truth(p rules.Position) truth {
	if k, ok := u.known[p]; ok {
		return k
	}
	k := u.solve(p)
	u.known[p] = k
	return k
}

func (u *umpire) solve(p rules.Position) truth {
	asked, none := 0, -1
	s, ok := u.solver.Solve(p, func() bool { asked++; return asked > u.nodes/search.CheckEvery }, func(g ai.Progress) {
		if n := 0; scans(g.Proven, &n) {
			none = max(none, n)
		}
	})
	if !ok {
		return truth{none: none}
	}
	return truth{known: true, value: s.Value, plies: s.Plies, none: none, counted: s.Counted, margin: s.Margin}
}

func scans(proven string, n *int) bool {
	_, err := fmt.Sscanf(proven, "no win or loss within %d plies", n)
	return err == nil
}
