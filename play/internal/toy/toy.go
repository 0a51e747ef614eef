// Package toy is a small game for the tests of matches: a counter from 0 to 9 that starts in the middle. "up"
// and "down" change it by one, "again" adds one and lets the same side move again. White wins at 9, Black at 0.
package toy

import (
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

var OffEdge = rules.Reason{Code: "toy.unknown", Text: "the counter cannot do that"}

type Game struct{}

func (Game) Info() rules.Info {
	first := rules.Option{Name: "first", Default: "black", Values: []string{"black", "white"}}
	return rules.Info{
		ID:      "toy",
		Sides:   [2]string{"black", "white"},
		Options: append([]rules.Option{first}, rules.EndlessOptions()...),
		Endless: true,
	}
}

func (g Game) Start(options string) (rules.Position, error) {
	values, err := rules.ParseOptions(g.Info().Options, options)
	if err != nil {
		return nil, err
	}
	p := position{n: 5}
	if values["first"] == "white" {
		p.side = rules.Far
	}
	return rules.Of(p), nil
}

// Parse parses a position such as "5 b".
func (g Game) Parse(options, text string) (rules.Position, error) {
	if _, err := g.Start(options); err != nil {
		return nil, err
	}
	for n := range 10 {
		for _, side := range []rules.Side{rules.Near, rules.Far} {
			if p := (position{n, side}); p.String() == text {
				return rules.Of(p), nil
			}
		}
	}
	return nil, fmt.Errorf("%q is not a number and a side", text)
}

type position struct {
	n    int
	side rules.Side
}

type move string

func (p position) String() string                                   { return strconv.Itoa(p.n) + " " + "bw"[p.side:p.side+1] }
func (p position) Turn() rules.Side                                 { return p.side }
func (p position) CountMoves() int                                  { return len(p.AppendMoves(nil)) }
func (p position) Word(m move) string                               { return string(m) }
func (p position) Paths(m move) [][]rules.Spot                      { return [][]rules.Spot{{rules.Spot(m)}} }
func (p position) Refuse(_ []rules.Spot, s rules.Spot) rules.Reason { return OffEdge.With(s) }
func (p position) Taken(rules.Side) []rules.Piece                   { return nil }

func (p position) Tokens() []rules.Token {
	return []rules.Token{{Spot: "counter", Piece: rules.Piece{Kind: "seed"}, Count: p.n}}
}

func (p position) Read(word string) (move, error) {
	switch {
	case word == "up" || word == "down" || word == "again":
		return move(word), nil
	case strings.ContainsAny(word, "0123456789"):
		return "", rules.NotAWord
	}
	return "", OffEdge
}

func (p position) Outcome() rules.Outcome {
	switch p.n {
	case 0:
		return rules.Win(rules.Near, "bottom")
	case 9:
		return rules.Win(rules.Far, "top")
	}
	return rules.Outcome{}
}

func (p position) AppendMoves(dst []move) []move {
	if p.Outcome().Over() {
		return dst
	}
	return append(dst, "up", "down", "again")
}

func (p position) Apply(m move) position {
	if m == "again" {
		p.n++
		return p
	}
	if m == "up" {
		p.n++
	} else {
		p.n--
	}
	p.side = p.side.Other()
	return p
}

func (p position) Events(m move) []rules.Event {
	return []rules.Event{{Kind: rules.Moved, Side: p.side, From: "counter", To: "counter", Count: p.Apply(m).n}}
}
