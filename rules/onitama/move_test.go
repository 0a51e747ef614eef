package onitama

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/rulestest"
)

func TestTurns(t *testing.T) {
	rulestest.Run(t, Game{}, []rulestest.Scene{
		{
			Name: "red steps as the card is printed",
			Board: `
				. . B . .
				. . . . .
				. . R . .
				. . . . .
				. . . . .`,
			Side: "r dragon,tiger ox,crab eel", Word: "dragon:",
			Words: []string{"dragon:c3-a4", "dragon:c3-e4", "dragon:c3-b2", "dragon:c3-d2"},
		},
		{
			Name: "blue's cards are turned around",
			Board: `
				. . . . .
				. . . . .
				. . B . .
				. . . . .
				. . R . .`,
			Side: "b ox,crab dragon,rabbit eel",
			Words: []string{"dragon:c3-a2", "dragon:c3-e2", "dragon:c3-b4", "dragon:c3-d4",
				"rabbit:c3-a3", "rabbit:c3-b2", "rabbit:c3-d4"},
		},
		{
			Name: "both cards may give the same step",
			Board: `
				. . B . .
				. . . . .
				. . . . .
				. . . . .
				R . . . .`,
			Side:  "r boar,crab dragon,rabbit eel",
			Words: []string{"boar:a1-a2", "boar:a1-b1", "crab:a1-a2", "crab:a1-c1"},
		},
		{
			Name: "pieces between do not block, own ones at the end do",
			Board: `
				. . B . .
				. . r . .
				. b b . .
				. b R r .
				. . . . .`,
			Side: "r frog,tiger dragon,rabbit eel", Word: "tiger:",
			Words: []string{"tiger:c4-c3", "tiger:c2-c1", "tiger:d2-d4", "tiger:d2-d1"},
		},
		{
			Name: "a student is captured",
			Board: `
				. . B . .
				. . . . .
				. . b . .
				. . . . .
				. . R . .`,
			Side: "r frog,tiger dragon,rabbit eel", Word: "tiger:c1-c3",
			After: `
				. . B . .
				. . . . .
				. . R . .
				. . . . .
				. . . . .`,
		},
		{
			Name: "a student captures the master",
			Board: `
				. . . . .
				. . . . .
				. . B . .
				. . . . .
				R . r . .`,
			Side: "r frog,tiger dragon,rabbit eel", Word: "tiger:c1-c3",
			After: `
				. . . . .
				. . . . .
				. . r . .
				. . . . .
				R . . . .`,
			End: "red wins: master captured",
		},
		{
			Name: "blue's master on red's temple wins",
			Board: `
				. . . . .
				. . R . .
				. . . . .
				. B . . .
				. . . . .`,
			Side: "b frog,ox rabbit,monkey eel", Word: "monkey:b2-c1",
			After: `
				. . . . .
				. . R . .
				. . . . .
				. . . . .
				. . B . .`,
			End: "blue wins: temple",
		},
		{
			Name: "a master captures a student on the temple and wins",
			Board: `
				. . b . .
				. . . . .
				. . R . .
				. . . . B
				. . . . .`,
			Side: "r frog,tiger rabbit,monkey eel", Word: "tiger:c3-c5",
			After: `
				. . R . .
				. . . . .
				. . . . .
				. . . . B
				. . . . .`,
			End: "red wins: temple",
		},
		{
			Name: "a master captures the master on its temple",
			Board: `
				. . B . .
				. . . . .
				. . R . .
				. . . . .
				. . . . .`,
			Side: "r frog,tiger rabbit,monkey eel", Word: "tiger:c3-c5",
			After: `
				. . R . .
				. . . . .
				. . . . .
				. . . . .
				. . . . .`,
			End: "red wins: master captured",
		},
		{
			Name: "a student on the enemy temple wins nothing",
			Board: `
				. . . . .
				. . . . .
				B . r . .
				. . . . .
				. . R . .`,
			Side: "r frog,tiger rabbit,monkey eel", Word: "tiger:c3-c5",
			After: `
				. . r . .
				. . . . .
				B . . . .
				. . . . .
				. . R . .`,
		},
		{
			Name: "and blocks its own master",
			Board: `
				. . r . .
				. . . . .
				B . R . .
				. . . . .
				. . . . .`,
			Side: "r frog,tiger rabbit,monkey eel", Word: "tiger:",
			Words: []string{"tiger:c5-c4", "tiger:c3-c2"},
		},
		{
			Name: "a master on its own temple wins nothing",
			Board: `
				. . . . .
				. . . . .
				B . . . .
				. . . . .
				. R . . .`,
			Side: "r boar,tiger rabbit,monkey eel", Word: "boar:b1-c1",
			After: `
				. . . . .
				. . . . .
				B . . . .
				. . . . .
				. . R . .`,
		},
		{
			Name: "no card gives a move: either is exchanged",
			Board: `
				. . B . r
				. . . . r
				. . . . r
				. . . . r
				. . . . R`,
			Side:  "r ox,tiger crab,goose monkey",
			Words: []string{"ox:pass", "tiger:pass"},
		},
	})
}

// A forced exchange does not change the board, and hands over the cards like any move.
func TestExchange(t *testing.T) {
	for _, test := range []struct{ word, want string }{
		{"ox:pass", "2B1r/4r/4r/4r/4R b monkey,tiger crab,goose ox"},
		{"tiger:pass", "2B1r/4r/4r/4r/4R b monkey,ox crab,goose tiger"},
	} {
		p := parsed(t, "2B1r/4r/4r/4r/4R r ox,tiger crab,goose monkey")
		next, events, err := p.Play(test.word)
		if err != nil || next.String() != test.want || len(events) != 1 {
			t.Errorf("%s: leads to %v by %v, %v, want %s", test.word, next, events, err, test.want)
		}
	}
}

func TestHands(t *testing.T) {
	for _, test := range []struct{ text, word, want string }{
		{opening, "ox:c1-c2", "bbBbb/5/5/2R2/rr1rr b boar,crab elephant,horse ox"},
		{opening, "boar:a1-a2", "bbBbb/5/5/r4/1rRrr b crab,ox elephant,horse boar"},
		{"bbBbb/5/5/5/rrRrr b eel,goose crab,horse boar", "horse:a5-a4", "1bBbb/b4/5/5/rrRrr r eel,goose boar,crab horse"},
	} {
		next, _, err := parsed(t, test.text).Play(test.word)
		if err != nil || next.String() != test.want {
			t.Errorf("%s: %s leads to %v, %v, want %s", test.text, test.word, next, err, test.want)
		}
	}
}

func TestEvents(t *testing.T) {
	p := parsed(t, "2B2/5/2b2/5/2R2 r frog,tiger dragon,rabbit eel")
	_, got, err := p.Play("tiger:c1-c3")
	want := []rules.Event{
		{Kind: rules.Captured, Side: red, Piece: rules.Piece{Side: blue, Kind: "student"}, From: "c3", Count: 1},
		{Kind: rules.Moved, Side: red, Piece: rules.Piece{Side: red, Kind: "master"}, From: "c1", To: "c3", Count: 1},
		{Kind: rules.Handed, Side: red, Piece: rules.Piece{Side: blue, Kind: "middle"}, From: "tiger", To: "eel", Count: 1},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("events are %+v, %v, want %+v", got, err, want)
	}
}

func TestTokens(t *testing.T) {
	p := parsed(t, "4b/2B2/5/5/2R1r b frog,tiger dragon,rabbit eel")
	var got []string
	for _, token := range p.Tokens() {
		got = append(got, fmt.Sprintf("%s %s %s %d", token.Spot, names[token.Piece.Side], token.Piece.Kind, token.Count))
	}
	want := []string{
		"c1 red master 1", "e1 red student 1", "c4 blue master 1", "e5 blue student 1",
		"frog red card 1", "tiger red card 1", "dragon blue card 1", "rabbit blue card 1", "eel blue middle 1",
	}
	if !slices.Equal(got, want) {
		t.Errorf("tokens are %q, want %q", got, want)
	}
}

func TestTaken(t *testing.T) {
	p := parsed(t, "2r2/5/5/5/r1Rr1 b frog,tiger dragon,rabbit eel")
	if got := p.Taken(red); len(got) != 5 || got[0] != (rules.Piece{Side: blue, Kind: "student"}) ||
		got[4] != (rules.Piece{Side: blue, Kind: "master"}) {
		t.Errorf("red has taken %v", got)
	}
	if got := p.Taken(blue); !slices.Equal(got, []rules.Piece{{Side: red, Kind: "student"}}) {
		t.Errorf("blue has taken %v", got)
	}
}

func TestPaths(t *testing.T) {
	p := parsed(t, "2B2/5/5/5/R4 r boar,crab dragon,rabbit eel")
	want := map[string]string{
		"boar:a1-a2": "[[boar a1 a2] [a1 boar a2] [a1 a2 boar]]",
		"boar:a1-b1": "[[boar a1 b1] [a1 boar b1] [a1 b1]]",
		"crab:a1-a2": "[[crab a1 a2] [a1 crab a2] [a1 a2 crab]]",
		"crab:a1-c1": "[[crab a1 c1] [a1 crab c1] [a1 c1]]",
	}
	for _, turn := range p.Turns() {
		if got := fmt.Sprint(turn.Paths); got != want[turn.Word] {
			t.Errorf("%s: taps %s, want %s", turn.Word, got, want[turn.Word])
		}
	}
	exchange := parsed(t, "2B1r/4r/4r/4r/4R r ox,tiger crab,goose monkey").Turns()[0]
	if got := fmt.Sprint(exchange.Paths); got != "[[ox]]" {
		t.Errorf("%s: taps %s", exchange.Word, got)
	}
}

func TestLook(t *testing.T) {
	p := parsed(t, "4b/2B2/5/5/2R1r b frog,tiger dragon,rabbit eel").Unwrap().(Position)
	if got := p.Pieces(red); got != 1<<2|1<<4 {
		t.Errorf("red's pieces are %#x", got)
	}
	if at, ok := p.Master(blue); at != 17 || !ok {
		t.Errorf("blue's master is on %d, %t", at, ok)
	}
	if got := p.Hand(red); got[0].Name() != "frog" || got[1].Name() != "tiger" || p.Middle().Name() != "eel" {
		t.Errorf("red has %v, the middle is %v", got, p.Middle())
	}
	over := parsed(t, "2r2/5/5/5/2R2 b frog,tiger dragon,rabbit eel").Unwrap().(Position)
	if at, ok := over.Master(blue); ok {
		t.Errorf("a captured master is on %d", at)
	}
	m := moveOf(p.Middle(), 3, 8)
	if from, to := m.Squares(); from != 3 || to != 8 || m.Card() != p.Middle() || m.Passes() {
		t.Errorf("move %d: %s from %d to %d, passes %t", m, m.Card().Name(), from, to, m.Passes())
	}
}

// parsed parses a position with cards of any deck.
func parsed(t testing.TB, text string) rules.Position {
	t.Helper()
	p, err := Game{}.Parse("deck=all", text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func words(p rules.Position) []string {
	var list []string
	for _, turn := range p.Turns() {
		list = append(list, turn.Word)
	}
	return list
}

func TestPassed(t *testing.T) {
	p := parsed(t, "2B1r/4r/4b/4r/1R3 r ox,tiger crab,goose monkey").Unwrap().(Position)
	want := parsed(t, "2B1r/4r/4b/4r/1R3 b ox,tiger crab,goose monkey").Unwrap().(Position)
	if got := p.Passed(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := want.Passed(); got != p {
		t.Errorf("%s, want %s", got, p)
	}
}
