package engines_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/onitama"
)

// TestTwiceBefore checks that a reported win does not lead through a position that has occurred twice, even
// if it did when it was found.
func TestTwiceBefore(t *testing.T) {
	enginetest.OneThread(t)
	for _, test := range []struct {
		game, options string
		plies         int
		holds         func(p rules.Position, barred []rules.Position, win bool, plies int) (bool, bool)
	}{
		{"kaninariebi", "", 30, holds[kaninariebi.Position]},
		{"kanishogi", "", 60, holds[kanishogi.Position]},
		{"onitama", "deal=boar+ox/elephant+horse/crab", 40, holds[onitama.Position]},
	} {
		t.Run(test.game, func(t *testing.T) {
			t.Parallel()
			luck, judge := rand.New(rand.NewPCG(3, 33)), newUmpire(t, test.game, fewNodes)
			e := newEngine(t, test.game)
			told, open, gone := 0, 0, 0
			for tries := 0; (told < 12 || gone == 0) && tries < 1500; tries++ {
				line := enginetest.Wander(luck, enginetest.Start(t, test.game, test.options), test.plies)
				p := line[max(0, len(line)-1-luck.IntN(6))]
				if k := judge.truth(p); k.value == 0 || k.plies < 5 || k.plies > 6 {
					continue
				}
				e.Forget()
				q := ai.Query{Position: p, Limits: ai.Limits{Nodes: 40_000}}
				enginetest.Think(e, q)
				barred := judge.ahead(p, luck)
				q.Past = twice(barred, p, line)
				i := enginetest.Think(e, q)
				win, plies, ok := i.Best.Score.Proven()
				if !ok {
					gone++
					continue
				}
				told++
				switch so, sure := test.holds(p, barred, win, plies); {
				case !sure:
					open++
				case !so:
					t.Errorf("%s, %v twice before: %s by %v", p, barred, i.Best.Score, i.Best.Words)
				}
			}
			t.Logf("%d wins and losses told, %d of them not decided, %d not told any more", told, open, gone)
			if gone == 0 || open > told/2 {
				t.Error("too few results")
			}
		})
	}
}

// fewNodes is enough for a decided position of a few plies.
const fewNodes = 20_000

// holds is [enginetest.Holds] for unfinished positions.
func holds[P rules.Rules[P, M], M any](p rules.Position, barred []rules.Position, win bool, plies int) (holds, ok bool) {
	const positions = 60_000
	list := make([]P, len(barred))
	for i, b := range barred {
		list[i] = b.Unwrap().(P)
	}
	return enginetest.Holds(p.Unwrap().(P), list, win, plies, positions)
}

// ahead returns some positions on the way to the end of a decided position, three and four plies ahead.
func (u *umpire) ahead(p rules.Position, luck *rand.Rand) (list []rules.Position) {
	const ways = 6
	for range ways {
		q := p
		for ply := 1; ply <= 4; ply++ {
			words := words(q)
			if u.truth(q).value > 0 {
				s, ok := u.solver.Solve(q, enginetest.Never, enginetest.Quietly)
				if words = s.Best; !ok || len(words) == 0 {
					break
				}
			}
			q, _, _ = q.Play(words[luck.IntN(len(words))])
			if q.Outcome().Over() {
				break
			}
			if ply >= 3 {
				list = append(list, q)
			}
		}
	}
	return list
}

// twice returns a past of a position in which others have occurred twice, with the first positions of a line
// between them.
func twice(barred []rules.Position, p rules.Position, line []rules.Position) (past []rules.Position) {
	own, other := line[0], line[1]
	if own.Turn() != p.Turn() {
		own, other = other, own
	}
	for range 2 {
		for _, b := range barred {
			if b.Turn() == p.Turn() {
				past = append(past, b, other)
			} else {
				past = append(past, own, b)
			}
		}
	}
	return past
}

// TestLasts checks that a win or a loss is reported only if the game lasts that long, and is a draw otherwise.
func TestLasts(t *testing.T) {
	for _, test := range []struct{ game, options, position string }{
		{"kaninariebi", "bond=any", "5/3CS/1Ccc1/1C1c1/2Ccc r"},
		{"onitama", "", "2r1b/5/3B1/1R2b/2br1 b boar,crab horse,ox elephant"},
	} {
		q := setUp(t, ai.Job{Game: test.game, Options: test.options, Start: test.position, Nodes: 100_000})
		e := newEngine(t, test.game)
		for _, all := range []bool{false, true} {
			q.Lasts, q.All = 0, all
			_, plies, ok := enginetest.Think(e, q).Best.Score.Proven()
			if !ok || plies < 2 {
				t.Fatalf("%s: not reported at all", test.position)
			}
			for lasts := plies - 1; lasts <= plies; lasts++ {
				q.Lasts = lasts
				i := enginetest.Think(e, q)
				for _, v := range append(i.Turns, i.Best) {
					if _, n, ok := v.Score.Proven(); ok && n > lasts {
						t.Errorf("%s, %d plies left: %s by %v", test.position, lasts, v.Score, v.Words)
					}
				}
				if lasts < plies && i.Best.Score != 0 {
					t.Errorf("%s, %d plies left, of %d: %s", test.position, lasts, plies, i.Best.Score)
				}
				if !slices.IsSortedFunc(i.Turns, func(a, b ai.Variation) int { return int(b.Score - a.Score) }) || all && i.Turns[0].Score != i.Best.Score {
					t.Errorf("%s, %d plies left: %v, best %v", test.position, lasts, i.Turns, i.Best)
				}
				if _, _, ok := i.Best.Score.Proven(); ok != (lasts == plies) || i.Proven && !ok {
					t.Errorf("%s, %d plies left: %s, proven %t", test.position, lasts, i.Best.Score, i.Proven)
				}
			}
		}
	}
}

// TestHowLongItLasts checks how a job handles draws by length and repetition.
func TestHowLongItLasts(t *testing.T) {
	for _, test := range []struct {
		game, options string
		lasts, past   int
	}{
		{"onitama", "", 298, 2},
		{"onitama", "repetition=off", 298, 0},
		{"onitama", "limit=off", 0, 2},
		{"kalah", "", 0, 2},
	} {
		line := enginetest.Wander(rand.New(rand.NewPCG(1, 1)), enginetest.Start(t, test.game, test.options), 2)
		j := ai.Job{Game: test.game, Options: test.options, Start: line[0].String()}
		for i, p := range line[1:] {
			for _, turn := range line[i].Turns() {
				if next, _, _ := line[i].Play(turn.Word); next == p {
					j.Words = append(j.Words, turn.Word)
					break
				}
			}
		}
		if q := setUp(t, j); q.Lasts != test.lasts || len(q.Past) != test.past {
			t.Errorf("%s, %s: lasts %d plies, with %d before", test.game, test.options, q.Lasts, len(q.Past))
		}
	}
}
