package rules

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// tokens parses "spot:sidekind*count" as in "c3:nearcrab A:nearseed*4".
func tokens(t *testing.T, text string) Tokens {
	t.Helper()
	var list Tokens
	for _, field := range strings.Fields(text) {
		spot, rest, ok := strings.Cut(field, ":")
		kind, count, many := strings.Cut(rest, "*")
		token := Token{Spot: Spot(spot), Piece: Piece{Kind: kind[1:]}, Count: 1}
		if kind[0] == 'f' {
			token.Piece.Side = Far
		}
		if many {
			fmt.Sscan(count, &token.Count)
		}
		if !ok {
			t.Fatalf("no token %q", field)
		}
		list = append(list, token)
	}
	return list
}

func TestApply(t *testing.T) {
	const houses = "A:nseed*2 B:nseed*0 S:nstore*1 a:fseed*5 b:fseed*1 N:fstore*3"
	for _, test := range []struct {
		name, before string
		event        Event
		after        string
	}{
		{"moved", "a1:nx b2:fy", Event{Kind: Moved, From: "a1", To: "c3"}, "c3:nx b2:fy"},
		{"carried", "a1:nx b2:fy", Event{Kind: Carried, From: "b2", To: "b5"}, "a1:nx b5:fy"},
		{"carried nowhere", "a1:nx", Event{Kind: Carried, From: "a1", To: "a1"}, "a1:nx"},
		{"jumped", "a1:nx a2:fy", Event{Kind: Jumped, From: "a1", To: "a3"}, "a3:nx a2:fy"},
		{"captured", "a1:nx b2:fy c3:fy", Event{Kind: Captured, From: "b2", Count: 1}, "a1:nx c3:fy"},
		{"removed", "a1:nx b2:nx", Event{Kind: Removed, From: "a1", Count: 1}, "b2:nx"},
		{"promoted", "a1:nx b2:fy", Event{Kind: Promoted, From: "a1", Piece: Piece{Kind: "z"}, Count: 1}, "a1:nz b2:fy"},
		{"sown", houses, Event{Kind: Sown, From: "A", Path: []Spot{"B", "S"}, Count: 2},
			"A:nseed*0 B:nseed*1 S:nstore*2 a:fseed*5 b:fseed*1 N:fstore*3"},
		{"sown round", houses, Event{Kind: Sown, From: "a", Path: []Spot{"b", "N", "A", "B", "a"}, Count: 5},
			"A:nseed*3 B:nseed*1 S:nstore*1 a:fseed*1 b:fseed*2 N:fstore*4"},
		{"half sown", houses, Event{Kind: Sown, From: "A", Path: []Spot{"B"}, Count: 2},
			"A:nseed*0 B:nseed*1 S:nstore*1 a:fseed*5 b:fseed*1 N:fstore*3"},
		{"seeds captured", houses, Event{Kind: Captured, From: "a", To: "S", Count: 5},
			"A:nseed*2 B:nseed*0 S:nstore*6 a:fseed*0 b:fseed*1 N:fstore*3"},
		{"banked", houses, Event{Kind: Banked, From: "b", To: "N", Count: 1},
			"A:nseed*2 B:nseed*0 S:nstore*1 a:fseed*5 b:fseed*0 N:fstore*4"},
		{"swapped", houses, Event{Kind: Swapped, Path: []Spot{"A", "a", "B", "b", "S", "N"}},
			"A:nseed*5 B:nseed*1 S:nstore*3 a:fseed*2 b:fseed*0 N:fstore*1"},
		{"handed", "ox:nhand eel:nhand cat:fhand dog:nmiddle", Event{Kind: Handed, From: "ox", To: "dog", Piece: Piece{Side: Far, Kind: "middle"}, Count: 1},
			"dog:nhand eel:nhand cat:fhand ox:fmiddle"},
		{"nothing there", "a1:nx", Event{Kind: Moved, From: "b1", To: "c1"}, "a1:nx"},
		{"no such card", "ox:nhand", Event{Kind: Handed, From: "ox", To: "dog"}, "ox:nhand"},
		{"no such house", "A:nseed", Event{Kind: Swapped, Path: []Spot{"A", "a", "b"}}, "A:nseed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got, want := tokens(t, test.before).Apply(test.event), tokens(t, test.after); !slices.EqualFunc(got, want, func(a, b Token) bool { return a.Plain() == b }) {
				t.Errorf("%v, want %v", got, want)
			}
		})
	}
}

// Pieces on a screen stay the same pieces after an event, in the order of their tokens.
func TestApplyKeepsThings(t *testing.T) {
	type piece struct {
		token Token
		loose bool
	}
	list := tokens(t, "a1:nx b2:fy ox:nhand dog:nmiddle")
	pieces := make([]*piece, len(list))
	for i, token := range list {
		pieces[i] = &piece{token: token}
	}
	left, stays, used, got := pieces[0], pieces[1], pieces[2], pieces[3]
	pieces = append([]*piece{{token: Token{Spot: "b2", Count: 9}, loose: true}}, pieces...)
	flying := pieces[0]
	for _, e := range []Event{
		{Kind: Captured, From: "a1", Count: 1},
		{Kind: Moved, From: "b2", To: "a1"},
		{Kind: Handed, From: "ox", To: "dog", Piece: Piece{Side: Far, Kind: "middle"}},
	} {
		pieces = Apply(pieces, func(p **piece) *Token {
			if (*p).loose {
				return nil
			}
			return &(*p).token
		}, e)
	}
	if !slices.Equal(pieces, []*piece{flying, stays, got, used}) {
		t.Errorf("the pieces are %v", pieces)
	}
	if stays.token.Spot != "a1" || flying.token.Spot != "b2" || left.token.Spot != "a1" || got.token.Piece.Kind != "hand" {
		t.Errorf("tokens are %v, %v, %v, %v", stays.token, flying.token, left.token, got.token)
	}
}

// Seeds keep their looks: of those sown the last of a heap goes first, and the last captured comes first.
func TestSeedsKeepTheirLooks(t *testing.T) {
	list := tokens(t, "A:nseed*3 B:nseed*1 S:nstore*0")
	for _, step := range []struct {
		event Event
		looks string
	}{
		{Event{Kind: Sown, From: "A", Path: []Spot{"B", "S"}, Count: 2}, "A BC B"},
		{Event{Kind: Captured, From: "B", To: "S", Count: 2}, "A  BCB"},
		{Event{Kind: Swapped, Path: []Spot{"A", "S"}}, "BCB  A"},
		{Event{Kind: Sown, From: "A", Path: []Spot{"B", "S", "A"}, Count: 3}, "B B AC"},
	} {
		list = list.Apply(step.event)
		var looks []string
		for _, token := range list {
			looks = append(looks, token.all())
		}
		if got := strings.Join(looks, " "); got != step.looks {
			t.Errorf("after %+v the seeds are %q, want %q", step.event, got, step.looks)
		}
	}
}
