package review_test

import (
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// gamesVariable sets how many games of each game the engine tests play, for trying changes; the default is one.
const gamesVariable = "TIDEPOOL_REVIEW_GAMES"

func gamesToPlay(t *testing.T) uint64 {
	if testing.Short() {
		t.Skip("plays games")
	}
	n, err := strconv.ParseUint(os.Getenv(gamesVariable), 10, 16)
	if err != nil {
		return 1
	}
	return n
}

// A table is a game and its engine, limited by nodes for reproducibility.
type table struct {
	t      *testing.T
	game   ai.Game
	engine ai.Engine
	rand   *rand.Rand
}

func newTable(t *testing.T, g ai.Game, seed uint64) *table {
	e := g.Engine(32 << 20)
	t.Cleanup(e.Close)
	return &table{t, g, e, rand.New(rand.NewPCG(seed, 5))}
}

func (b *table) new() *match.Match {
	m, err := match.New(match.Setup{Game: b.game.Rules()})
	if err != nil {
		b.t.Fatal(err)
	}
	return m
}

func (b *table) query(m *match.Match, ply int, word string) ai.Query {
	q := ai.Query{Position: m.At(ply)}
	for i := range ply {
		q.Past = append(q.Past, m.At(i))
	}
	if word != "" {
		next, _, err := q.Position.Play(word)
		if err != nil {
			b.t.Fatal(err)
		}
		q.Past = append(q.Past, q.Position)
		q.Position = next
	}
	return q
}

func (b *table) think(q ai.Query, nodes uint64) ai.Info {
	q.Limits.Nodes = nodes
	return b.engine.Think(q, new(atomic.Bool), func(ai.Info) {})
}

func (b *table) play(m *match.Match, word string) {
	if _, err := m.Play(word); err != nil {
		b.t.Fatal(err)
	}
}

// turn plays a turn at a level.
func (b *table) turn(m *match.Match, level int) {
	q := b.query(m, m.Ply(), "")
	if err := q.As(b.game.Ladder(), level, b.rand.Uint64()|1); err != nil {
		b.t.Fatal(err)
	}
	b.play(m, b.think(q, 100_000).Best.Words[0])
}

// random plays some random turns.
func (b *table) random(m *match.Match, plies int) {
	for range plies {
		turns := m.Position().Turns()
		b.play(m, turns[b.rand.IntN(len(turns))].Word)
	}
}

// goOver reviews a match, counting a fixed number of nodes as a millisecond.
func (b *table) goOver(m *match.Match, budget time.Duration) *review.Review {
	const nodes = 500
	r := review.New(m)
	r.Spend(budget)
	b.engine.Forget()
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		q := b.query(m, ask.Ply, ask.Word)
		q.All = ask.All
		r.Note(ask, b.think(q, max(1, uint64(ask.Time/time.Millisecond)*nodes)))
	}
	return r
}

// truth returns the value of a position for a side, by a solver or else by a search many times as deep as a review's.
func (b *table) truth(m *match.Match, ply int, side rules.Side) review.Value {
	info, p := b.game.Rules().Info(), m.At(ply)
	v, over := review.ValueAt(info, p, p.Outcome())
	if !over {
		looks := 0
		enough := func() bool { looks++; return looks > 600 } // some hundred thousand nodes
		s, solved := b.game.Solver(ai.SolverOptions{TableBytes: 32 << 20}).Solve(p, enough, func(ai.Progress) {})
		switch {
		case !solved:
			v = review.ValueOf(b.think(b.query(m, ply, ""), 600_000))
		case s.Counted:
			v = review.Value{Score: 100 * ai.Score(s.Margin), Proven: true}
		case s.Value > 0:
			v = review.Value{Score: ai.WinIn(max(1, s.Plies)), Proven: true}
		case s.Value < 0:
			v = review.Value{Score: ai.LossIn(max(0, s.Plies)), Proven: true}
		default:
			v = review.Value{Proven: true}
		}
		v.Unit = info.Score
	}
	if p.Turn() != side {
		v.Score = -v.Score
	}
	return v
}

// The moments found in games of low levels are true.
func TestMomentsAreTrue(t *testing.T) {
	for _, g := range engines.All() {
		t.Run(g.Rules().Info().ID, func(t *testing.T) {
			for seed := range gamesToPlay(t) {
				b := newTable(t, g, seed)
				m := b.new()
				b.random(m, 2)
				levels := [2]int{2 + b.rand.IntN(3), 2 + b.rand.IntN(3)}
				for !m.Outcome().Over() {
					b.turn(m, levels[m.Position().Turn()])
				}
				for _, j := range b.goOver(m, 2*time.Second).Moments() {
					b.engine.Forget()
					was, is := b.truth(m, j.Ply-1, j.By), b.truth(m, j.Ply, j.By)
					t.Logf("game %d, ply %d of %d: %.2f to %.2f at depths %d and %d, in truth %.2f to %.2f", seed, j.Ply, m.Ply(), j.Before.Share(), j.After.Share(), j.Before.Depth, j.After.Depth, was.Share(), is.Share())
					given := was.Share() - is.Share()
					if j.Changed && given < 0.1 || given < 0 || g.Rules().Info().Score == rules.SeedUnit && was.Proven && is.Proven && was.Keeps(is) {
						t.Errorf("game %d, ply %d of %d: from %v to %v, but in truth from %v to %v", seed, j.Ply, m.Ply(), j.Before, j.After, was, is)
					}
				}
			}
		})
	}
}

// What is told of the mistakes of a game full of them is the same when the review has been stored and loaded again.
func TestReasonsAreStored(t *testing.T) {
	for _, g := range engines.All() {
		t.Run(g.Rules().Info().ID, func(t *testing.T) {
			for seed := range gamesToPlay(t) {
				b := newTable(t, g, seed)
				m := b.new()
				for m.Ply() < 50 && !m.Outcome().Over() {
					if m.Position().Turn() == rules.Near {
						b.random(m, 1)
					} else {
						b.turn(m, 1)
					}
				}
				const budget = 4 * time.Second
				r := b.goOver(m, budget)
				text := r.Encode()
				again, err := review.Decode(m, text)
				if err != nil || text == "" {
					t.Fatalf("game %d: stored as %q: %v", seed, text, err)
				}
				again.Spend(budget)
				was, is := reasons(m, r), reasons(m, again)
				t.Logf("game %d: %d turns, %d moments, %d bytes", seed, m.Ply(), len(was), len(text))
				for ply, why := range was {
					if !reflect.DeepEqual(is[ply], why) {
						t.Errorf("game %d, ply %d: %+v, and loaded again %+v", seed, ply, why, is[ply])
					}
				}
				if len(was) == 0 || len(is) != len(was) {
					t.Errorf("game %d: %d moments, and loaded again %d", seed, len(was), len(is))
				}
			}
		})
	}
}

// reasons returns what explains each moment of a review.
func reasons(m *match.Match, r *review.Review) map[int][]reason.Fact {
	list := make(map[int][]reason.Fact)
	for _, j := range r.Moments() {
		list[j.Ply] = reason.Reasons(reason.Of(m.Info(), review.CaseOf(m, j.Judged)))
	}
	return list
}

// A single turn that loses an even game against a level is found.
func TestThrownAwayIsFound(t *testing.T) {
	for _, g := range engines.All() {
		if g.Rules().Info().Score == rules.SeedUnit {
			continue // a single sowing rarely gives away enough for level 5 to win
		}
		t.Run(g.Rules().Info().ID, func(t *testing.T) {
			for seed, found := uint64(0), uint64(0); found < gamesToPlay(t); seed++ {
				b := newTable(t, g, seed)
				m, ply := b.thrownAway(rules.Side(seed % 2))
				if ply == 0 {
					if seed > 60 {
						t.Fatal("no game was thrown away")
					}
					continue
				}
				found++
				t.Logf("game %d: thrown away at ply %d of %d", seed, ply, m.Ply())
				told := false
				// Twice the time of other tests: a loss may be too far away for a short look at the position
				// before, and then nothing is claimed.
				r := b.goOver(m, 4*time.Second)
				for _, j := range r.Moments() {
					told = told || j.Ply == ply
				}
				if j, _ := r.Turn(ply); !told {
					t.Errorf("game %d: ply %d of %d is not reported: %+v", seed, ply, m.Ply(), j)
				}
			}
		})
	}
}

// thrownAway returns a game in which a side plays as well as its opponent except once: the worst turn in an
// even position. The ply is 0 if the position was not even, or the turn did not lose it.
func (b *table) thrownAway(side rules.Side) (m *match.Match, ply int) {
	m = b.new()
	when := 6 + b.rand.IntN(10)
	for !m.Outcome().Over() {
		if ply == 0 && m.Ply() >= when && m.Position().Turn() == side {
			q := b.query(m, m.Ply(), "")
			q.All = true
			a := b.think(q, 100_000)
			best, worst := review.ValueOf(a), review.ValueOf(ai.Info{Best: a.Turns[len(a.Turns)-1]})
			if best.Share() >= 0.45 && worst.Share() < min(0.4, best.Share()-0.3) {
				b.play(m, a.Turns[len(a.Turns)-1].Words[0])
				ply = m.Ply()
				continue
			}
		}
		b.turn(m, 5)
	}
	if o := m.Outcome(); o.Result != rules.Decisive || o.Winner == side || ply == 0 {
		return m, 0
	}
	if was, is := b.truth(m, ply-1, side).Share(), b.truth(m, ply, side).Share(); is > 0.4 || was-is < 0.35 {
		return m, 0
	}
	return m, ply
}
