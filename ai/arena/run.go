package arena

import (
	"fmt"
	"sync"

	"tidepool/match"
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
	// Concurrency is how many pairs are played at once, each by players of
	// its own.
	Concurrency int
	// Players returns a and b. It is called once for each pair at a time.
	Players func() ([2]Player, error)
	// Done is called after each pair, in their order, with its records and
	// the results so far. It returns false to end the contest.
	Done func(records [2]string, t *Tally) bool
}

// A pair is the result of two games from the same opening.
type pair struct {
	number  int
	points  [2]int // a's, 2 for a win
	records [2]string
	err     error
}

// Run plays the contest. It ends at the first error: of a player, or of a turn
// that is refused.
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

// collect counts results in the order of the pairs.
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
			t.add(r.points)
			if !c.Done(r.records, &t) {
				return t, nil
			}
		}
	}
	return t, nil
}

// table plays pairs until there are no more.
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
		p.points[game], p.records[game], p.err = c.play(opening, game, uint64(2*number+game), players)
		if p.err != nil {
			return p
		}
	}
	return p
}

// play plays one game. Player first moves first from the opening's start.
func (c *Contest) play(o Opening, first int, number uint64, players [2]Player) (points int, record string, err error) {
	m, err := match.New(match.Setup{Game: c.Game, Options: c.Options, Start: o.Start})
	if err != nil {
		return 0, "", err
	}
	seat := func(side rules.Side) int { // who plays a side
		if side == m.First() {
			return first
		}
		return 1 - first
	}
	for side := range rules.Side(2) {
		if err := m.SetPlayer(side, c.Names[seat(side)]); err != nil {
			return 0, "", err
		}
	}
	for _, word := range o.Words {
		if _, err := m.Play(word); err != nil {
			return 0, "", err
		}
	}
	for i, p := range players {
		if err := p.NewGame(rules.Mix(c.Seed) ^ (2*number + uint64(i))); err != nil {
			return 0, "", fmt.Errorf("%s: %w", c.Names[i], err)
		}
	}
	for !m.Outcome().Over() && m.Ply() < match.MaxPlies {
		mover := seat(m.Position().Turn())
		word, err := players[mover].Turn(m)
		if err == nil {
			_, err = m.Play(word)
		}
		if err != nil {
			return 0, "", fmt.Errorf("%s: %w", c.Names[mover], err)
		}
	}
	switch out := m.Outcome(); {
	case out.Result != rules.Decisive:
		points = 1
	case seat(out.Winner) == 0:
		points = 2
	}
	return points, m.Record(), nil
}
