package arena

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Contest is a number of pairs of games between two players, a and b.
type Contest struct {
	Game    ai.Game
	Options string
	// Names are the names of a and b in the records.
	Names [2]string
	// Plies is the length of the openings.
	Plies int
	Seed  uint64
	// Players returns a and b. It is called once for each table.
	Players func() ([2]Player, error)
}

// A Game is a finished game.
type Game struct {
	// Record can be read by match.Read. In a forfeited game the player resigned, and the header Forfeit says
	// why.
	Record string
	// Points are a's points: 2 for a win, 1 for a draw.
	Points int
	// Forfeit says who forfeited the game and why. It is nil if the game was played to its end.
	Forfeit *Forfeit
}

// A Forfeit describes a game lost by a player who returned no turn or an illegal one.
type Forfeit struct {
	// Player is 0 for a and 1 for b.
	Player int
	// Reason is one printable line.
	Reason string
}

// Table returns a function that plays one pair of games at a time: it takes the pair's number and returns
// text for [Contest.Read]. A player who fails or plays an illegal turn forfeits that game. An error means
// that the contest cannot be held: it has no players or no openings.
func (c *Contest) Table() (func(ctx context.Context, number string) (string, error), error) {
	players, err := c.Players()
	if err != nil {
		return nil, err
	}
	openings, err := NewOpenings(c.Game, c.Options, c.Plies)
	if err != nil {
		return nil, err
	}
	return func(_ context.Context, number string) (string, error) {
		n, err := strconv.ParseUint(number, 10, 32)
		if err != nil {
			return "", fmt.Errorf("no number of a pair: %w", err)
		}
		records, err := c.pair(n, players, openings)
		if err != nil {
			return "", err
		}
		text, err := json.Marshal(records)
		return string(text), err
	}, nil
}

// pair plays an opening twice. In the first game a moves first from the opening's start.
func (c *Contest) pair(number uint64, players [2]Player, openings *Openings) (records [2]string, err error) {
	opening, err := openings.Opening(c.Seed, number)
	for game := range records {
		if err == nil {
			records[game], err = c.play(opening, game, 2*number+uint64(game), players)
		}
	}
	return records, err
}

// seats returns the sides of a and b in the first (0) or second (1) game of a pair.
func seats(m *match.Match, game int) [2]rules.Side {
	first, second := m.First(), m.First().Other()
	if game == 0 {
		return [2]rules.Side{first, second}
	}
	return [2]rules.Side{second, first}
}

func (c *Contest) play(o Opening, game int, number uint64, players [2]Player) (record string, err error) {
	m, err := match.New(match.Setup{Game: c.Game.Rules(), Options: c.Options, Start: o.Start})
	if err != nil {
		return "", err
	}
	seats := seats(m, game)
	for i, side := range seats {
		if err := m.SetPlayer(side, c.Names[i]); err != nil {
			return "", err
		}
	}
	for _, word := range o.Words {
		if _, err := m.Play(word); err != nil {
			return "", err
		}
	}
	if who, err := c.playGame(m, seats, number, players); err != nil {
		players[who].Restart()
		if err := forfeit(m, seats[who], printable(err.Error())); err != nil {
			return "", err
		}
	}
	return m.Record(), nil
}

// Read returns the games of a pair played at a table. The records are checked by the rules; nothing else in
// the text is trusted.
func (c *Contest) Read(text string) (games [2]Game, err error) {
	var records []string
	if err := json.Unmarshal([]byte(text), &records); err != nil || len(records) != len(games) {
		return games, errors.New("not two records")
	}
	for i, record := range records {
		if games[i], err = c.read(record, i); err != nil {
			return games, fmt.Errorf("record %d of a pair: %w", i+1, err)
		}
	}
	return games, nil
}

func (c *Contest) read(record string, game int) (g Game, err error) {
	m, err := match.Read(record, []rules.Game{c.Game.Rules()})
	if err != nil {
		return g, err
	}
	g.Record = m.Record()
	seats := seats(m, game)
	for i, side := range seats {
		if m.Player(side) != c.Names[i] {
			return g, fmt.Errorf("%q is no player here", m.Player(side))
		}
	}
	out := m.Outcome()
	switch {
	case out.Result != rules.Decisive:
		g.Points = 1
	case out.Winner == seats[0]:
		g.Points = 2
	}
	if out.By == match.ByResignation {
		g.Forfeit = &Forfeit{Player: g.Points / 2, Reason: m.Tag("Forfeit")}
	}
	return g, nil
}

// playGame plays the match to its end. If a player fails, it returns the player's number and error.
func (c *Contest) playGame(m *match.Match, seats [2]rules.Side, number uint64, players [2]Player) (who int, err error) {
	for i, p := range players {
		if err := p.NewGame(m.Position(), rules.Mix(c.Seed)^(2*number+uint64(i))); err != nil {
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
