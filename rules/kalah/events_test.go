package kalah_test

import (
	"reflect"
	"slices"
	"testing"

	"tidepool/rules"
)

func TestEvents(t *testing.T) {
	near := rules.Piece{Side: rules.Near, Kind: "seed"}
	far := rules.Piece{Side: rules.Far, Kind: "seed"}
	for _, tt := range []struct {
		name, options, from, word string
		want                      []rules.Event
	}{
		{"sow", "houses=2,seeds=1", "1,1/1,1 0 0 s", "A", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "A", Path: []rules.Spot{"B"}, Count: 1},
		}},
		{"sow a lap and capture", "houses=2,seeds=2", "0,5/1,1 1 0 s", "B", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "B", Path: []rules.Spot{"south-store", "a", "b", "A", "B"}, Count: 5},
			{Kind: rules.Captured, Piece: near, From: "B", To: "south-store", Count: 1},
			{Kind: rules.Captured, Piece: far, From: "a", To: "south-store", Count: 2},
		}},
		{"emptycapture", "houses=2,seeds=1,emptycapture=on", "1,0/2,0 1 0 s", "A", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "A", Path: []rules.Spot{"B"}, Count: 1},
			{Kind: rules.Captured, Piece: near, From: "B", To: "south-store", Count: 1},
			{Kind: rules.Captured, Piece: far, From: "a", To: "south-store", Count: 2},
		}},
		{"emptycapture of nothing", "houses=2,seeds=1,emptycapture=on", "1,0/0,2 1 0 s", "A", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "A", Path: []rules.Spot{"B"}, Count: 1},
			{Kind: rules.Captured, Piece: near, From: "B", To: "south-store", Count: 1},
		}},
		{"bank", "houses=2,seeds=2", "0,1/2,1 3 1 s", "B", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "B", Path: []rules.Spot{"south-store"}, Count: 1},
			{Kind: rules.Banked, Piece: far, From: "a", To: "north-store", Count: 2},
			{Kind: rules.Banked, Piece: far, From: "b", To: "north-store", Count: 1},
		}},
		{"majority banks nothing", "houses=2,seeds=2", "1,1/1,0 4 1 s", "B", []rules.Event{
			{Kind: rules.Sown, Piece: near, From: "B", Path: []rules.Spot{"south-store"}, Count: 1},
		}},
		{"swap", "houses=2,seeds=1,pie=on", "0,2/1,1 0 0 n pie", "swap", []rules.Event{
			{Kind: rules.Swapped, Side: rules.Far, Path: []rules.Spot{"A", "a", "B", "b", "south-store", "north-store"}},
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, events, err := rules.Of(mustParse(t, tt.options, tt.from)).Play(tt.word)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.EqualFunc(events, tt.want, func(a, b rules.Event) bool { return reflect.DeepEqual(a, b) }) {
				t.Errorf("events are\n%+v, want\n%+v", events, tt.want)
			}
		})
	}
}

func TestTokens(t *testing.T) {
	p := mustParse(t, "houses=2,seeds=2", "2,0/3,1 2 0 s")
	want := []rules.Token{
		{Spot: "A", Piece: rules.Piece{Side: rules.Near, Kind: "seed"}, Count: 2},
		{Spot: "B", Piece: rules.Piece{Side: rules.Near, Kind: "seed"}},
		{Spot: "south-store", Piece: rules.Piece{Side: rules.Near, Kind: "store"}, Count: 2},
		{Spot: "a", Piece: rules.Piece{Side: rules.Far, Kind: "seed"}, Count: 3},
		{Spot: "b", Piece: rules.Piece{Side: rules.Far, Kind: "seed"}, Count: 1},
		{Spot: "north-store", Piece: rules.Piece{Side: rules.Far, Kind: "store"}},
	}
	if got := p.Tokens(); !slices.Equal(got, want) {
		t.Errorf("tokens are\n%+v, want\n%+v", got, want)
	}
}
