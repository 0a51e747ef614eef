package arena

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/internal/cli/ugi"
	"tidepool/internal/work"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

func still() time.Duration { return 0 }

func game(t testing.TB, id string) ai.Game {
	t.Helper()
	g, ok := engines.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return g
}

// levels returns a function that makes players of two levels.
func levels(g ai.Game, a, b int) func() ([2]Player, error) {
	return func() (players [2]Player, err error) {
		for i, level := range [2]int{a, b} {
			if players[i], err = NewBuiltin(g, level, 1<<16, Limits{Nodes: 500}, still); err != nil {
				return players, err
			}
		}
		return players, nil
	}
}

// run plays pairs of games at several tables and returns the tally and the records.
func run(t *testing.T, c Contest, pairs, tables int) (tally Tally, records []string, err error) {
	t.Helper()
	c.Names = [2]string{"Ann", "Bob"}
	job := work.Job{Units: pairs, Unit: strconv.Itoa}
	err = work.Local{Threads: tables, New: c.Table}.Run(t.Context(), job, func(text string) (bool, error) {
		games, err := c.Read(text)
		if err != nil {
			return false, err
		}
		tally.Add(games)
		records = append(records, games[0].Record, games[1].Record)
		return true, nil
	})
	return tally, records, err
}

// TestRepeatable checks that results depend on the seed, not on how many games are played at once.
func TestRepeatable(t *testing.T) {
	for _, id := range []string{"onitama", "kalah"} {
		contest := Contest{Game: game(t, id), Plies: 3, Seed: 5, Players: levels(game(t, id), 4, 2)}
		first, records, err := run(t, contest, 6, 1)
		if err != nil {
			t.Fatal(err)
		}
		if first.Games() != 12 || len(records) != 12 || first.Score() < 0.5 {
			t.Errorf("%s: %v, %d records", id, &first, len(records))
		}
		again, same, err := run(t, contest, 6, 3)
		if err != nil || again != first || !slices.Equal(same, records) {
			t.Errorf("%s: three at once: %v, then %v, %v", id, &first, &again, err)
		}
		contest.Seed = 6
		if _, other, _ := run(t, contest, 6, 3); slices.Equal(other, records) {
			t.Errorf("%s: the seed makes no difference", id)
		}
	}
}

// TestSides checks that both games of a pair begin with the same opening and swapped sides, and that points
// go to the right player.
func TestSides(t *testing.T) {
	for _, id := range []string{"konane", "onitama", "kaninariebi"} {
		tally, records, err := run(t, Contest{Game: game(t, id), Plies: 4, Seed: 1, Players: levels(game(t, id), 3, 1)}, 5, 2)
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

// A script is a player that always plays the same word or always fails. If both are empty, it plays the first
// legal turn.
type script struct {
	word string
	err  error
}

func (s script) NewGame(rules.Position, uint64) error { return nil }

func (s script) Turn(m *match.Match) (string, error) {
	if s.word != "" || s.err != nil {
		return s.word, s.err
	}
	return m.Position().Turns()[0].Word, nil
}

func (s script) Restart() {}

// TestForfeits checks that a player who fails loses that game, that the record states the reason, and that
// the contest goes on.
func TestForfeits(t *testing.T) {
	for _, test := range []struct {
		b    script
		want string
	}{
		{script{err: errors.New("out of order")}, "out of order"},
		{script{err: errors.New("\x1b[2J \xff\nx")}, "?[2J ??x"},
		{script{err: errors.New(strings.Repeat("x", 5000))}, strings.Repeat("x", 300) + "…"},
		{script{word: "a9"}, "konane: ply 3: a9: "},
	} {
		contest := Contest{Game: game(t, "konane"), Plies: 2, Players: func() ([2]Player, error) { return [2]Player{script{}, test.b}, nil }}
		tally, records, err := run(t, contest, 5, 4)
		if err != nil || tally.Wins != 10 || tally.Forfeits != [2]int{0, 10} {
			t.Errorf("%q: %+v, %v", test.want, tally, err)
		}
		for i, record := range records {
			// In the second game Bob moves first; in the first it is a ply later.
			want := strings.Replace(test.want, "ply 3", fmt.Sprint("ply ", 4-i%2), 1)
			m, err := match.Read(record, games.All())
			if err != nil {
				t.Fatal(err)
			}
			if o := m.Outcome(); o.By != match.ByResignation || m.Player(o.Winner) != "Ann" || !strings.HasPrefix(m.Tag("Forfeit"), want) {
				t.Errorf("the record says %+v, %q, want %q", o, m.Tag("Forfeit"), want)
			}
		}
	}
}

func TestNoContest(t *testing.T) {
	players := func() (p [2]Player, err error) { return p, errors.New("no players") }
	if _, _, err := run(t, Contest{Game: game(t, "konane"), Players: players}, 5, 1); err == nil || err.Error() != "no players" {
		t.Error(err)
	}
	if _, _, err := run(t, Contest{Game: game(t, "konane"), Options: "size=99", Players: levels(game(t, "konane"), 1, 1)}, 5, 1); err == nil {
		t.Error("no error for bad options")
	}
}

// Text that is not a pair of games between these players is rejected.
func TestReadRefuses(t *testing.T) {
	c := Contest{Game: game(t, "konane"), Options: "size=4", Names: [2]string{"Ann", "Bob"}, Players: levels(game(t, "konane"), 1, 1)}
	play, err := c.Table()
	if err != nil {
		t.Fatal(err)
	}
	pair, err := play(t.Context(), "7")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Read(pair); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"", "[]", "{}", `["a"]`, `["a","b","c"]`, `["a","b"]`, pair[1:], pair + "x",
		strings.Replace(pair, "Ann", "Eve", 1), strings.ReplaceAll(pair, "Ann", "Bob"), strings.Replace(pair, "konane", "kalah", 1),
		strings.Replace(pair, "1. ", "1. a9 ", 1), strings.ReplaceAll(pair, "0-1", "1-0"),
	} {
		if _, err := c.Read(text); err == nil {
			t.Errorf("read: %q", text)
		}
	}
	for _, number := range []string{"", "-1", "x", "4294967296"} {
		if _, err := play(t.Context(), number); err == nil {
			t.Errorf("no error for pair %q", number)
		}
	}
}

func TestOpenings(t *testing.T) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
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
			m, err := match.New(match.Setup{Game: g.Rules(), Start: opening.Start})
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
		t.Error("no error for an opening longer than any game")
	}
}

// A line is a connection to an engine over pipes. It can be set to break after some exchanges.
type line struct {
	client *ugi.Client
	to     io.Closer
	left   int
	asked  *[]string
}

func (l *line) Ask(what string, exchange func(*ugi.Client) error) error {
	if l.left--; l.left == 0 {
		return errors.New("the line is dead")
	}
	*l.asked = append(*l.asked, what)
	return exchange(l.client)
}

func (l *line) Close() { l.to.Close() }

// connect returns a function that connects to our own Kalah engine; often counts the connections.
func connect(t *testing.T, left int, asked *[]string, often *int) func() (Connection, error) {
	return func() (Connection, error) {
		*often++
		in, to := io.Pipe()
		from, out := io.Pipe()
		go func() {
			ugi.Serve(in, out, game(t, "kalah").Rules(), "", ugi.Machine{Now: still})
			out.Close()
		}()
		t.Cleanup(func() { to.Close() })
		client, err := ugi.NewClient(from, to)
		if err != nil {
			return nil, err
		}
		return &line{client, to, left, asked}, client.Set("Hash", "1")
	}
}

// A spy is an engine that keeps what it is asked.
type spy struct {
	ai.Engine
	asked ai.Query
}

func (s *spy) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	s.asked = q
	return s.Engine.Think(q, stop, report)
}

// TestBuiltinDraws checks that a built-in player counts as draws what the options of the game do.
func TestBuiltinDraws(t *testing.T) {
	for options, want := range map[string][2]int{"": {2, 298}, "repetition=off": {0, 298}, "limit=off": {2, 0}} {
		g := game(t, "kanishogi")
		b, err := NewBuiltin(g, 1, 1<<16, Limits{}, still)
		if err != nil {
			t.Fatal(err)
		}
		engine := &spy{Engine: b.engine}
		b.engine = engine
		m, err := match.New(match.Setup{Game: g.Rules(), Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			word, err := b.Turn(m)
			if err == nil {
				_, err = m.Play(word)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := [2]int{len(engine.asked.Past), engine.asked.Lasts}; got != want {
			t.Errorf("%q: %v, want %v", options, got, want)
		}
	}
}

// TestExternal plays against an engine over pipes.
func TestExternal(t *testing.T) {
	var asked []string
	often := 0
	players := func() (p [2]Player, err error) {
		b, err := NewBuiltin(game(t, "kalah"), 1, 1<<16, Limits{}, still)
		return [2]Player{&External{Connect: connect(t, -1, &asked, &often), Limits: Limits{Nodes: 300}}, b}, err
	}
	contest := Contest{Game: game(t, "kalah"), Plies: 3, Seed: 2, Players: players}
	tally, _, err := run(t, contest, 3, 1)
	if err != nil || tally.Games() != 6 || tally.Wins == 0 || tally.Forfeits != [2]int{} || often != 1 {
		t.Errorf("%v, %v, connected %d times", &tally, err, often)
	}
	if asked[0] != "isready" || asked[1] != "go" {
		t.Errorf("asked %q", asked)
	}
}

// TestReconnects checks that an engine that failed is started again for the next game.
func TestReconnects(t *testing.T) {
	var asked []string
	often := 0
	players := func() (p [2]Player, err error) {
		b, err := NewBuiltin(game(t, "kalah"), 1, 1<<16, Limits{}, still)
		return [2]Player{&External{Connect: connect(t, 3, &asked, &often), Limits: Limits{Nodes: 300}}, b}, err
	}
	contest := Contest{Game: game(t, "kalah"), Plies: 3, Seed: 2, Players: players}
	tally, records, err := run(t, contest, 2, 1)
	if err != nil || tally.Losses != 4 || tally.Forfeits != [2]int{4, 0} || often != 4 {
		t.Errorf("%+v, %v, connected %d times", tally, err, often)
	}
	if len(records) != 4 || !strings.Contains(records[3], `[Forfeit "the line is dead"]`) {
		t.Errorf("%q", records)
	}
}
