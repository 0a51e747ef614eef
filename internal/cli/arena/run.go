package arena

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Contest is a number of pairs of games between two players a and b.
type Contest struct {
	Game    rules.Game
	Options string
	// Names are those of a and b in the records.
	Names [2]string
	// Pairs is how many pairs of games to play.
	Pairs int
	// Plies is the length of the openings.
	Plies int
	Seed  uint64
	// Concurrency is how many pairs are played at once, each by players of its own.
	Concurrency int
	// Players returns a and b. It is called once for each pair at a time.
	Players func() ([2]Player, error)
	// Done is called after each pair, in order, with its games and the results so far; false ends the contest.
	Done func(games [2]Game, t *Tally) bool
}

// A Game is one that was played.
type Game struct {
	// Record is for match.Read. In a forfeited game the player has resigned, and a header Forfeit says why.
	Record string
	// Points are a's: 2 for a win, 1 for a draw.
	Points int
	// Forfeit tells that a player did not play on, and why; nil if both did.
	Forfeit *Forfeit
}

// A Forfeit is how a game was lost by a player who gave no turn, or none that is legal.
type Forfeit struct {
	// Player is 0 for a and 1 for b.
	Player int
	// Reason is one printable line.
	Reason string
}

type pair struct {
	number int
	games  [2]Game
	err    error
}

// Run plays the contest. A player who fails, or whose turn is refused, forfeits that game. An error is
// one of the contest itself: there are no players, or no openings.
func (c *Contest) Run() (Tally, error) {
	numbers, results := make(chan int), make(chan pair)
	quit := make(chan struct{})
	var tables sync.WaitGroup
	for range max(1, min(c.Concurrency, c.Pairs)) {
		tables.Go(func() { c.table(numbers, results, quit) })
	}
	go func() {
		defer close(numbers)
		for i := range c.Pairs {
			select {
			case numbers <- i:
			case <-quit:
				return
			}
		}
	}()
	go func() {
		tables.Wait()
		close(results)
	}()
	t, err := c.collect(results)
	close(quit)
	for range results { // let those still playing finish
	}
	return t, err
}

func (c *Contest) collect(results <-chan pair) (t Tally, err error) {
	early := make(map[int]pair)
	next := 0
	for r := range results {
		if r.err != nil {
			return t, r.err
		}
		early[r.number] = r
		for r, ok := early[next]; ok; r, ok = early[next] {
			delete(early, next)
			next++
			t.add(r.games)
			if !c.Done(r.games, &t) {
				return t, nil
			}
		}
	}
	return t, nil
}

func (c *Contest) table(numbers <-chan int, results chan<- pair, quit <-chan struct{}) {
	send := func(p pair) bool {
		select {
		case results <- p:
			return p.err == nil
		case <-quit:
			return false
		}
	}
	players, err := c.Players()
	var openings *Openings
	if err == nil {
		openings, err = NewOpenings(c.Game, c.Options, c.Plies)
	}
	if err != nil {
		send(pair{err: err})
		return
	}
	for i := range numbers {
		if !send(c.pair(i, players, openings)) {
			return
		}
	}
}

// pair plays an opening twice. In the first game a moves first from its start.
func (c *Contest) pair(number int, players [2]Player, openings *Openings) pair {
	p := pair{number: number}
	opening, err := openings.Opening(c.Seed, uint64(number))
	if err != nil {
		p.err = err
		return p
	}
	for game := range 2 {
		p.games[game], p.err = c.play(opening, game, uint64(2*number+game), players)
		if p.err != nil {
			return p
		}
	}
	return p
}

func (c *Contest) play(o Opening, first int, number uint64, players [2]Player) (Game, error) {
	m, err := match.New(match.Setup{Game: c.Game, Options: c.Options, Start: o.Start})
	if err != nil {
		return Game{}, err
	}
	seats := [2]rules.Side{m.First(), m.First().Other()} // of a and b
	if first == 1 {
		seats[0], seats[1] = seats[1], seats[0]
	}
	for i, side := range seats {
		if err := m.SetPlayer(side, c.Names[i]); err != nil {
			return Game{}, err
		}
	}
	for _, word := range o.Words {
		if _, err := m.Play(word); err != nil {
			return Game{}, err
		}
	}
	var g Game
	if who, err := c.fight(m, seats, number, players); err != nil {
		players[who].Restart()
		g.Forfeit = &Forfeit{who, printable(err.Error())}
		if err := forfeit(m, seats[who], g.Forfeit.Reason); err != nil {
			return Game{}, err
		}
	}
	switch out := m.Outcome(); {
	case out.Result != rules.Decisive:
		g.Points = 1
	case out.Winner == seats[0]:
		g.Points = 2
	}
	g.Record = m.Record()
	return g, nil
}

// fight lets the players play to the end. An error is that of the player whose number is returned.
func (c *Contest) fight(m *match.Match, seats [2]rules.Side, number uint64, players [2]Player) (who int, err error) {
	for i, p := range players {
		if err := p.NewGame(rules.Mix(c.Seed) ^ (2*number + uint64(i))); err != nil {
			return i, err
		}
	}
	for !m.Outcome().Over() && m.Ply() < match.MaxPlies {
		who := 0
		if m.Position().Turn() == seats[1] {
			who = 1
		}
		word, err := players[who].Turn(m)
		if err == nil {
			_, err = m.Play(word)
		}
		if err != nil {
			return who, err
		}
	}
	return 0, nil
}

func forfeit(m *match.Match, side rules.Side, reason string) error {
	if err := m.SetTag("Forfeit", reason); err != nil {
		return err
	}
	return m.Resign(side)
}

func printable(text string) string {
	const most = 300
	if len(text) > most {
		text = text[:most] + "…"
	}
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}, strings.TrimSpace(text))
}
