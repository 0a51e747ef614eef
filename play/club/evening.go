package club

import (
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"
)

const (
	// MaxPlayers is how many may take part, MaxRounds how many rounds there may be.
	MaxPlayers = 64
	MaxRounds  = 100
	// MaxName bounds a name, in bytes.
	MaxName = 64
	// maxLink bounds the link to a hall.
	maxLink = 400
)

// A Kind is how the pairings are made.
type Kind string

const (
	RoundRobin Kind = "robin"
	Swiss      Kind = "swiss"
	Ladder     Kind = "ladder"
)

// A Result is how a game ended.
type Result int

const (
	Open Result = iota
	FirstWon
	SecondWon
	Drawn
)

// Tag says of a game's record to which pairing of which evening it belongs.
const Tag = "Club"

// Bye stands in a pairing for the opponent of somebody who has none.
const Bye = -1

// A Pairing is two players, by their number, the one who moves first before the other, or one
// with a [Bye].
type Pairing struct {
	First  int    `json:"first"`
	Second int    `json:"second"`
	Result Result `json:"result,omitempty"`
}

// A Player is one who takes part.
type Player struct {
	Name string `json:"name"`
	// From is how many rounds there had been when they came; Left, if not 0, is one more than there had
	// been when they left.
	From int `json:"from,omitempty"`
	Left int `json:"left,omitempty"`
}

// An Evening is all that there is to know of one.
type Evening struct {
	ID      string      `json:"id"`
	Kind    Kind        `json:"kind"`
	Game    string      `json:"game"`
	Players []Player    `json:"players"`
	Rounds  [][]Pairing `json:"rounds"`

	// Hall is the secret key of the hall for the players' own devices, "" for none; At is the link to it; You is the
	// name of the player at this device. These stay on this device.
	Hall string `json:"hall,omitempty"`
	At   string `json:"at,omitempty"`
	You  string `json:"you,omitempty"`
}

var (
	ErrName   = errors.New("club: the name is empty, too long or taken")
	ErrFull   = errors.New("club: too many players or rounds")
	ErrResult = errors.New("club: a game of the last round has no result")
	ErrFew    = errors.New("club: there are not two players who can meet")
	ErrForm   = errors.New("club: not an evening")
)

// New is an evening without players; id tells it from others.
func New(id string, kind Kind, game string) *Evening {
	return &Evening{ID: id, Kind: kind, Game: game}
}

// Join has a player take part from the next round on, and returns their number.
// Somebody who has left comes back under their name.
func (e *Evening) Join(name string) (number int, err error) {
	name = strings.TrimSpace(name)
	if name == "" || len(name) > MaxName || !utf8.ValidString(name) {
		return 0, ErrName
	}
	for i := range e.Players {
		p := &e.Players[i]
		if !strings.EqualFold(p.Name, name) {
			continue
		}
		if p.Left == 0 {
			return 0, ErrName
		}
		p.Left = 0
		return i, nil
	}
	if len(e.Players) >= MaxPlayers {
		return 0, ErrFull
	}
	e.Players = append(e.Players, Player{Name: name, From: len(e.Rounds)})
	return len(e.Players) - 1, nil
}

// Leave has a player take part no more. Somebody who has never been paired is forgotten;
// of the others all stays that they have played, and an open game is their opponent's.
func (e *Evening) Leave(player int) {
	paired := false
	for _, round := range e.Rounds {
		for i := range round {
			p := &round[i]
			if p.First != player && p.Second != player {
				continue
			}
			paired = true
			switch {
			case p.Result != Open || p.Second == Bye:
			case p.First == player:
				p.Result = SecondWon
			default:
				p.Result = FirstWon
			}
		}
	}
	if paired {
		e.Players[player].Left = len(e.Rounds) + 1
		return
	}
	e.Players = append(e.Players[:player:player], e.Players[player+1:]...)
	for _, round := range e.Rounds {
		for i := range round {
			round[i].First, round[i].Second = without(round[i].First, player), without(round[i].Second, player)
		}
	}
}

// without is what a number becomes when another is taken away.
func without(n, gone int) int {
	if n > gone {
		return n - 1
	}
	return n
}

// Begin adds a round.
func (e *Evening) Begin(round []Pairing) error {
	if len(e.Rounds) >= MaxRounds {
		return ErrFull
	}
	next := *e
	next.Rounds = append(next.Rounds[:len(next.Rounds):len(next.Rounds)], round)
	if err := next.Valid(); err != nil {
		return err
	}
	e.Rounds = next.Rounds
	return nil
}

// Decide notes a result, or takes one back with [Open].
func (e *Evening) Decide(round, table int, r Result) error {
	if round < 0 || round >= len(e.Rounds) || table < 0 || table >= len(e.Rounds[round]) || r < Open || r > Drawn {
		return ErrForm
	}
	if p := &e.Rounds[round][table]; p.Second != Bye {
		p.Result = r
	}
	return nil
}

// Table returns the pairing of a player in the last round; false if they have no game in it.
func (e *Evening) Table(name string) (table int, p Pairing, ok bool) {
	if len(e.Rounds) == 0 {
		return 0, p, false
	}
	for i, p := range e.Rounds[len(e.Rounds)-1] {
		if p.Second != Bye && (e.Players[p.First].Name == name || e.Players[p.Second].Name == name) {
			return i, p, true
		}
	}
	return 0, p, false
}

// Here are the players who take part in the next round, by number.
func (e *Evening) Here() (list []int) {
	for i, p := range e.Players {
		if p.Left == 0 {
			list = append(list, i)
		}
	}
	return list
}

// Decided reports whether every game of the last round has a result.
func (e *Evening) Decided() bool {
	if len(e.Rounds) == 0 {
		return true
	}
	for _, p := range e.Rounds[len(e.Rounds)-1] {
		if p.Second != Bye && p.Result == Open {
			return false
		}
	}
	return true
}

// Valid reports what cannot be so of an evening that was stored.
func (e *Evening) Valid() error {
	if len(e.Players) > MaxPlayers || len(e.Rounds) > MaxRounds || len(e.ID) > MaxName || len(e.Game) > MaxName ||
		len(e.Hall) > MaxName || len(e.At) > maxLink || len(e.You) > MaxName {
		return ErrFull
	}
	if e.Kind != RoundRobin && e.Kind != Swiss && e.Kind != Ladder {
		return ErrForm
	}
	for _, p := range e.Players {
		if p.Name == "" || len(p.Name) > MaxName || !utf8.ValidString(p.Name) || p.From < 0 || p.From > len(e.Rounds) || p.Left < 0 || p.Left > len(e.Rounds)+1 {
			return ErrForm
		}
	}
	for _, round := range e.Rounds {
		if !e.seats(round) {
			return ErrForm
		}
	}
	return nil
}

// seats reports whether a round gives each player at most one place.
func (e *Evening) seats(round []Pairing) bool {
	seen := make([]bool, len(e.Players))
	sit := func(n int) bool {
		if n < 0 || n >= len(seen) || seen[n] {
			return false
		}
		seen[n] = true
		return true
	}
	for _, p := range round {
		if !sit(p.First) || p.Result < Open || p.Result > Drawn {
			return false
		}
		if p.Second == Bye && p.Result != Open || p.Second != Bye && !sit(p.Second) {
			return false
		}
	}
	return len(round) > 0
}

// MaxText bounds the text of an evening, in bytes.
const MaxText = 1 << 18

// Text is the evening as Parse reads it.
func (e *Evening) Text() string {
	text, err := json.Marshal(e)
	if err != nil {
		panic("club: an evening that JSON cannot hold: " + err.Error())
	}
	return string(text)
}

// Parse reads an evening, and fails where it cannot be one.
func Parse(text string) (*Evening, error) {
	if len(text) > MaxText {
		return nil, ErrFull
	}
	e := new(Evening)
	if err := json.Unmarshal([]byte(text), e); err != nil {
		return nil, err
	}
	if err := e.Valid(); err != nil {
		return nil, err
	}
	return e, nil
}
