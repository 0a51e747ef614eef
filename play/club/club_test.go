package club

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func evening(t testing.TB, kind Kind, players int) *Evening {
	t.Helper()
	e := New("e", kind, "konane")
	for i := range players {
		if _, err := e.Join(fmt.Sprintf("P%d", i+1)); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

// round begins a round and gives it random results.
func round(t testing.TB, e *Evening, rng *rand.Rand) []Pairing {
	t.Helper()
	pairings, err := e.Next()
	if err != nil {
		t.Fatalf("round %d: %v", len(e.Rounds)+1, err)
	}
	if err := e.Begin(pairings); err != nil {
		t.Fatalf("round %d, %v: %v", len(e.Rounds), pairings, err)
	}
	for i := range pairings {
		if err := e.Decide(len(e.Rounds)-1, i, Result(1+rng.IntN(3))); err != nil {
			t.Fatal(err)
		}
	}
	return pairings
}

// The tables of the FIDE Handbook, C.05 annex 1, for three or four and five or six.
func TestBerger(t *testing.T) {
	tables := map[int][][][2]int{
		4: {{{1, 4}, {2, 3}}, {{4, 3}, {1, 2}}, {{2, 4}, {3, 1}}},
		6: {{{1, 6}, {2, 5}, {3, 4}}, {{6, 4}, {5, 3}, {1, 2}}, {{2, 6}, {3, 1}, {4, 5}}, {{6, 5}, {1, 4}, {2, 3}}, {{3, 6}, {4, 2}, {5, 1}}},
	}
	for players, rounds := range tables {
		for n, want := range rounds {
			games := map[[2]int]bool{}
			for _, p := range berger(players, n) {
				games[[2]int{p.First + 1, p.Second + 1}] = true
			}
			for _, g := range want {
				if !games[g] {
					t.Errorf("%d players, round %d: %v lacks %v", players, n+1, games, g)
				}
			}
		}
	}
}

// played returns the number of a player's games with a result.
func played(s Standing) int { return s.Won + s.Drawn + s.Lost }

// Every two players meet once, and each moves first in half of their games.
func TestRoundRobin(t *testing.T) {
	for players := 2; players <= 20; players++ {
		rng := rand.New(rand.NewPCG(1, uint64(players)))
		e := evening(t, RoundRobin, players)
		for range players - 1 + players%2 {
			round(t, e, rng)
		}
		if _, err := e.Next(); !errors.Is(err, errFew) {
			t.Errorf("%d players: %v after the last round", players, err)
		}
		for _, s := range e.Standings() {
			if played(s) != players-1 || s.Byes != players%2 {
				t.Errorf("%d players: %+v", players, s)
			}
			if d := 2*s.Begun - played(s); d < -1 || d > 1 {
				t.Errorf("%d players: %d began %d of %d", players, s.Player, s.Begun, played(s))
			}
		}
	}
}

// A player who comes late to a round robin still meets everyone, and one who leaves delays no one.
func TestLateAndLeaving(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(2, seed))
		e := evening(t, RoundRobin, 3+rng.IntN(8))
		for n := range 60 {
			if n == 2 || rng.IntN(8) == 0 && n < 6 {
				if _, err := e.Join(fmt.Sprintf("late %d", n)); err != nil {
					t.Fatal(err)
				}
			}
			if n == 3 && rng.IntN(2) == 0 {
				e.Leave(e.Here()[rng.IntN(len(e.Here()))])
			}
			if _, err := e.Next(); errors.Is(err, errFew) {
				break
			}
			round(t, e, rng)
		}
		all := e.tally()
		for _, a := range e.Here() {
			for _, b := range e.Here() {
				times := 0
				for _, met := range all[a].Met {
					if met == b {
						times++
					}
				}
				if a != b && times != 1 {
					t.Fatalf("seed %d: %d met %d %d times", seed, a, b, times)
				}
			}
		}
	}
}

// In a Swiss tournament no two players meet twice if that can be avoided, byes are shared out, opponents have about
// as many points, and players move first about equally often.
func TestSwiss(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(3, seed))
		players := 6 + rng.IntN(MaxPlayers-6+1)
		e := evening(t, Swiss, players)
		for range min(players/2, 9) {
			before := e.Standings()
			pairings := round(t, e, rng)
			seats := 0
			for _, p := range pairings {
				seats++
				if p.Second != Bye {
					seats++
				}
			}
			if seats != len(before) {
				t.Fatalf("seed %d: %d of %d have a place", seed, seats, len(before))
			}
		}
		for _, s := range e.Standings() {
			seen := map[int]bool{}
			for _, met := range s.Met {
				if seen[met] {
					t.Fatalf("seed %d, %d players: %d met %d twice", seed, players, s.Player, met)
				}
				seen[met] = true
			}
			if s.Byes > 1 {
				t.Errorf("seed %d: %d byes", seed, s.Byes)
			}
			if d := 2*s.Begun - len(s.Met); d < -4 || d > 4 {
				t.Errorf("seed %d: %d began %d of %d", seed, s.Player, s.Begun, len(s.Met))
			}
		}
	}
}

// With few players and many rounds, players meet again once they have met everyone.
func TestSwissGoesOn(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	e := evening(t, Swiss, 4)
	for range 9 {
		round(t, e, rng)
	}
	for _, s := range e.Standings() {
		if played(s) != 9 {
			t.Errorf("%+v", s)
		}
	}
}

// In Swiss the leaders meet: four players, two winners of the first round.
func TestMonrad(t *testing.T) {
	e := evening(t, Swiss, 5)
	next, _ := e.Next()
	if want := []Pairing{{First: 0, Second: 1}, {First: 2, Second: 3}, {First: 4, Second: Bye}}; !reflect.DeepEqual(next, want) {
		t.Fatalf("first %v, want %v", next, want)
	}
	_ = e.Begin(next)
	if _, err := e.Next(); !errors.Is(err, errResult) {
		t.Errorf("the next round of open games: %v", err)
	}
	_ = e.Decide(0, 0, SecondWon)
	_ = e.Decide(0, 1, FirstWon)
	next, _ = e.Next()
	// 2, 3 and 5 have a point; the bye goes to the last player who has had none.
	if want := []Pairing{{First: 1, Second: 2}, {First: 4, Second: 0}, {First: 3, Second: Bye}}; !reflect.DeepEqual(next, want) {
		t.Errorf("second %v, want %v", next, want)
	}
}

func TestLadder(t *testing.T) {
	e := evening(t, Ladder, 4)
	begin := func(want []Pairing, results ...Result) {
		t.Helper()
		next, err := e.Next()
		if err != nil || !reflect.DeepEqual(next, want) {
			t.Fatalf("%v %v, want %v", next, err, want)
		}
		_ = e.Begin(next)
		for i, r := range results {
			_ = e.Decide(len(e.Rounds)-1, i, r)
		}
	}
	begin([]Pairing{{First: 0, Second: 1}, {First: 2, Second: 3}}, SecondWon, FirstWon)
	begin([]Pairing{{First: 0, Second: 2}}, Drawn) // places: 2, 1, 3, 4
	_, _ = e.Join("P5")
	begin([]Pairing{{First: 1, Second: 0}, {First: 3, Second: 2}}, FirstWon, FirstWon)
	order := []int{}
	for _, s := range e.Standings() {
		order = append(order, s.Player)
	}
	if want := []int{1, 0, 3, 2, 4}; !reflect.DeepEqual(order, want) {
		t.Errorf("places %v, want %v", order, want)
	}
}

// Computed by hand: A beat B and C, who drew; each had a bye, which does not count in a round robin.
func TestTieBreaks(t *testing.T) {
	e := evening(t, RoundRobin, 3)
	e.Rounds = [][]Pairing{
		{{First: 0, Second: 1, Result: FirstWon}, {First: 2, Second: Bye}},
		{{First: 2, Second: 0, Result: SecondWon}, {First: 1, Second: Bye}},
		{{First: 1, Second: 2, Result: Drawn}, {First: 0, Second: Bye}},
	}
	// Points in halves: A 4, B 1, C 1.
	for i, want := range []struct{ player, place, points, buchholz, sb int }{
		{0, 1, 4, 1 + 1, 2*1 + 2*1},
		{1, 2, 1, 4 + 1, 1},
		{2, 2, 1, 4 + 1, 1},
	} {
		s := e.Standings()[i]
		if s.Player != want.player || s.Place != want.place || s.Points != want.points || s.Buchholz != want.buchholz || s.SonnebornBerger != want.sb {
			t.Errorf("%+v, want %+v", s, want)
		}
	}
}

func TestNames(t *testing.T) {
	e := New("e", Swiss, "kalah")
	for _, name := range []string{"", "  ", "\xff", string(make([]byte, maxName+1))} {
		if _, err := e.Join(name); !errors.Is(err, errName) {
			t.Errorf("%q: %v", name, err)
		}
	}
	for _, letter := range []string{"あ", "😀"} { // as many as a field takes
		other := New("e", Swiss, "kalah")
		if _, err := other.Join(strings.Repeat(letter, 24)); err != nil {
			t.Errorf("24 times %s: %v", letter, err)
		}
		if _, err := Parse(other.Text()); err != nil {
			t.Error(err)
		}
	}
	ann, _ := e.Join(" Ann ")
	if _, err := e.Join("ann"); !errors.Is(err, errName) {
		t.Errorf("twice the same name: %v", err)
	}
	bo, _ := e.Join("Bo")
	_, _ = e.Join("Cy")
	e.Leave(bo) // never paired
	if len(e.Players) != 2 || e.Players[1].Name != "Cy" {
		t.Fatalf("%+v", e.Players)
	}
	const cy = 1
	_ = e.Begin([]Pairing{{First: ann, Second: cy}})
	e.Leave(cy)
	if e.Rounds[0][0].Result != FirstWon {
		t.Error("the opponent of a player who left did not win the open game")
	}
	if n, err := e.Join("Cy"); n != cy || err != nil || len(e.Here()) != 2 {
		t.Errorf("coming back: %d, %v", n, err)
	}
}

// A stored text is refused or is an evening whose methods all work.
func FuzzEvening(f *testing.F) {
	e := evening(f, Swiss, 5)
	round(f, e, rand.New(rand.NewPCG(5, 5)))
	f.Add(e.Text())
	f.Fuzz(func(t *testing.T, text string) {
		e, err := Parse(text)
		if err != nil {
			return
		}
		if again, err := Parse(e.Text()); err != nil || again.Text() != e.Text() {
			t.Errorf("read again: %v", err)
		}
		e.Standings()
		if next, err := e.Next(); err == nil {
			if err := e.Begin(next); err != nil {
				t.Errorf("%v cannot begin: %v", next, err)
			}
		}
		if len(e.Players) > 0 {
			e.Leave(0)
			if err := e.Valid(); err != nil {
				t.Errorf("after somebody has left: %v", err)
			}
		}
	})
}

// However many rounds are played, a pairing is soon found: for 64 players before anybody could notice.
func TestSwissSteps(t *testing.T) {
	rng := rand.New(rand.NewPCG(36, 64))
	e := evening(t, Swiss, MaxPlayers)
	for n := range 70 {
		s := search{all: e.tally(), order: e.Here()}
		slices.SortStableFunc(s.order, func(a, b int) int { return s.all[b].Points - s.all[a].Points })
		if list := s.best(); len(list) != MaxPlayers/2 || s.steps > 200_000 {
			t.Fatalf("round %d has %d pairs after %d steps", n+1, len(list), s.steps)
		}
		round(t, e, rng)
	}
}

func BenchmarkSwiss(b *testing.B) {
	rng := rand.New(rand.NewPCG(6, 6))
	e := evening(b, Swiss, MaxPlayers)
	for range 8 {
		round(b, e, rng)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := e.Next(); err != nil {
			b.Fatal(err)
		}
	}
}
