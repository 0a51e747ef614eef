package arena

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai/ugi"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

func still() time.Duration { return 0 }

func game(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return g
}

// levels returns players of two levels.
func levels(id string, a, b int) func() ([2]Player, error) {
	return func() (players [2]Player, err error) {
		for i, level := range [2]int{a, b} {
			if players[i], err = NewBuiltin(id, level, 1<<16, Limits{Nodes: 500}, still); err != nil {
				return players, err
			}
		}
		return players, nil
	}
}

// run runs a contest and returns its records beside the result.
func run(c Contest) (Tally, []string, error) {
	var records []string
	c.Names = [2]string{"Ann", "Bob"}
	c.Done = func(pair [2]string, _ *Tally) bool {
		records = append(records, pair[:]...)
		return true
	}
	t, err := c.Run()
	return t, records, err
}

// TestRepeatable checks that results depend on the seed, and not on how many
// games are played at once.
func TestRepeatable(t *testing.T) {
	for _, id := range []string{"onitama", "kalah"} {
		contest := Contest{Game: game(t, id), Pairs: 6, Plies: 3, Seed: 5, Concurrency: 1, Players: levels(id, 4, 2)}
		first, records, err := run(contest)
		if err != nil {
			t.Fatal(err)
		}
		if first.Games() != 12 || len(records) != 12 || first.Score() < 0.5 {
			t.Errorf("%s: %v, %d records", id, &first, len(records))
		}
		contest.Concurrency = 3
		again, same, err := run(contest)
		if err != nil || again != first || !slices.Equal(same, records) {
			t.Errorf("%s: three at once: %v, then %v, %v", id, &first, &again, err)
		}
		contest.Seed = 6
		if _, other, _ := run(contest); slices.Equal(other, records) {
			t.Errorf("%s: the seed makes no difference", id)
		}
	}
}

// TestSides checks that both games of a pair begin in the same way with the
// sides swapped, and that points go to whom they belong.
func TestSides(t *testing.T) {
	for _, id := range []string{"konane", "onitama", "kaninariebi"} {
		tally, records, err := run(Contest{Game: game(t, id), Pairs: 5, Plies: 4, Seed: 1, Concurrency: 2, Players: levels(id, 3, 1)})
		if err != nil {
			t.Fatal(err)
		}
		points := 0
		for i := 0; i < len(records); i += 2 {
			var pair [2]*match.Match
			for k := range pair {
				if pair[k], err = match.Read(records[i+k], games.All()); err != nil {
					t.Fatal(err)
				}
				switch o := pair[k].Outcome(); {
				case o.Result == rules.Drawn:
					points++
				case o.Result == rules.Decisive && pair[k].Player(o.Winner) == "Ann":
					points += 2
				}
			}
			first, second := pair[0], pair[1]
			if first.Player(first.First()) != "Ann" || second.Player(second.First()) != "Bob" {
				t.Errorf("%s: pair %d: the sides are not swapped", id, i/2)
			}
			for ply := range 5 {
				if first.At(ply).String() != second.At(ply).String() {
					t.Errorf("%s: pair %d: other openings", id, i/2)
				}
			}
		}
		if points != 2*tally.Wins+tally.Draws || tally.Games() != 10 {
			t.Errorf("%s: %v, the records say %d half points", id, &tally, points)
		}
	}
}

// A script is a player that plays always the same word, or fails; without
// either, the first turn of the list.
type script struct {
	word string
	err  error
}

func (s script) NewGame(uint64) error { return nil }

func (s script) Turn(m *match.Match) (string, error) {
	if s.word != "" || s.err != nil {
		return s.word, s.err
	}
	return m.Position().Turns()[0].Word, nil
}

func TestFaults(t *testing.T) {
	for _, test := range []struct {
		b    script
		want string
	}{
		{script{err: errors.New("out of order")}, "Bob: out of order"},
		{script{word: "a9"}, "Bob: "},
	} {
		players := func() ([2]Player, error) { return [2]Player{script{}, test.b}, nil }
		_, _, err := run(Contest{Game: game(t, "konane"), Pairs: 50, Plies: 2, Concurrency: 4, Players: players})
		if err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
	players := func() (p [2]Player, err error) { return p, errors.New("nobody came") }
	if _, _, err := run(Contest{Game: game(t, "konane"), Pairs: 5, Players: players}); err == nil || err.Error() != "nobody came" {
		t.Error(err)
	}
	if _, _, err := run(Contest{Game: game(t, "konane"), Options: "size=99", Pairs: 5, Players: levels("konane", 1, 1)}); err == nil {
		t.Error("no error of bad options")
	}
}

// TestEnds checks that a contest ends when it is told to.
func TestEnds(t *testing.T) {
	c := Contest{Game: game(t, "konane"), Pairs: 1000, Plies: 2, Concurrency: 3, Players: levels("konane", 1, 1),
		Done: func(_ [2]string, t *Tally) bool { return t.Games() < 8 }}
	if tally, err := c.Run(); err != nil || tally.Games() != 8 {
		t.Errorf("%v, %v", &tally, err)
	}
}

func TestOpenings(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		o, err := NewOpenings(g, "", 4)
		if err != nil {
			t.Fatal(err)
		}
		seen := make(map[string]bool)
		for number := range uint64(6) {
			opening, err := o.Opening(3, number)
			if err != nil {
				t.Fatal(err)
			}
			if again, _ := o.Opening(3, number); fmt.Sprint(again) != fmt.Sprint(opening) {
				t.Errorf("%s: %v, then %v", id, opening, again)
			}
			m, err := match.New(match.Setup{Game: g, Start: opening.Start})
			for _, word := range opening.Words {
				if err == nil {
					_, err = m.Play(word)
				}
			}
			if err != nil || m.Ply() != 4 || m.Outcome().Over() {
				t.Errorf("%s: %v: %v", id, opening, err)
			}
			seen[m.Position().String()] = true
		}
		if len(seen) < 4 {
			t.Errorf("%s: %d openings of 6 differ", id, len(seen))
		}
	}
	o, err := NewOpenings(game(t, "konane"), "size=4", 60)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := o.Opening(1, 1); err == nil {
		t.Error("an opening longer than any game")
	}
}

// TestExternal plays against an engine behind pipes.
func TestExternal(t *testing.T) {
	g := game(t, "kalah")
	watched := 0
	players := func() (p [2]Player, err error) {
		in, to := io.Pipe()
		from, out := io.Pipe()
		go func() {
			ugi.Serve(in, out, g, "", still)
			out.Close()
		}()
		t.Cleanup(func() { to.Close() })
		client, err := ugi.NewClient(from, to)
		if err != nil {
			return p, err
		}
		if err := client.Set("Hash", "1"); err != nil {
			return p, err
		}
		e := &External{Client: client, Limits: Limits{Nodes: 300}, Watch: func() func() { watched++; return func() { watched-- } }}
		b, err := NewBuiltin("kalah", 1, 1<<16, Limits{}, still)
		return [2]Player{e, b}, err
	}
	tally, _, err := run(Contest{Game: g, Pairs: 3, Plies: 3, Seed: 2, Concurrency: 1, Players: players})
	if err != nil || tally.Games() != 6 || tally.Wins == 0 || watched != 0 {
		t.Errorf("%v, %v, %d turns still watched", &tally, err, watched)
	}
}
