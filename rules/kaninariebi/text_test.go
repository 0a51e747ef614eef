package kaninariebi_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
)

func TestStart(t *testing.T) {
	for options, want := range map[string]string{
		"": "C3c/C3c/C3c/C3c/C3c b", "-": "C3c/C3c/C3c/C3c/C3c b", "first=red": "C3c/C3c/C3c/C3c/C3c r",
	} {
		p, err := kaninariebi.New(options)
		if err != nil || p.String() != want {
			t.Errorf("%q: %s, %v", options, p, err)
		}
	}
	for _, options := range []string{"bond=none", "first=near", "bond=any,bond=any", "wall=on"} {
		if p, err := (kaninariebi.Game{}).Start(options); err == nil || p != nil {
			t.Errorf("%q: %v, %v", options, p, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	tests := []struct{ text, want string }{
		{"C3c/C3c/C3c/C3c/C3c", "kaninariebi: position has no side to move"},
		{"C3c/C3c/C3c/C3c/C3c w", `kaninariebi: side to move is "w", want b or r`},
		{"C3c/C3c/C3c/C3c/C3c b ", `kaninariebi: side to move is "b ", want b or r`},
		{"C3c/C3c/C3c/C3c b", "kaninariebi: board has 4 ranks, want 5"},
		{"C3c/C2c/C3c/C3c/C3c b", "kaninariebi: rank 4 has 4 squares, want 5"},
		{"C3c/C21c/C3c/C3c/C3c b", `kaninariebi: rank 4: "21" empty squares do not fit`},
		{"C3c/C3K/C3c/C3c/C3c b", "kaninariebi: e4: 'K' is no piece"},
		{"C3c/C3c/+S3c/C3c/C3c b", `kaninariebi: a3: "+S" is no piece`},
		{"CC2c/C3c/C3c/C3c/C3c b", "kaninariebi: Black has at most 5 of these"},
		{"C2cc/C3c/C3c/C3c/C3c b", "kaninariebi: Red has at most 5 of these"},
		{"S3c/S3c/S3c/S3c/C3c r", "kaninariebi: Black has more than 3 shrimps, and the game ends with 3"},
		{"S3c/S3c/S3c/C3c/C3c b", "kaninariebi: Black has won already, so it is the other side's turn"},
		{"5/C3c/5/C3c/5 r", "kaninariebi: both sides have won, and only one can"},
		{"S3s/S3s/S3s/C3c/C3c r", "kaninariebi: both sides have won, and only one can"},
		{"5/5/5/5/5 b", "kaninariebi: both sides have won, and only one can"},
	}
	for _, test := range tests {
		_, err := kaninariebi.Parse("", test.text)
		if err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.text, err, test.want)
		}
	}
}

func TestParseAcceptsTheEnd(t *testing.T) {
	tests := []struct {
		text string
		want rules.Outcome
	}{
		{"C3c/S3c/4S/C4/C4 r", rules.Win(rules.Near, "three-captures")},
		{"S3c/S3c/4S/C3c/C3c r", rules.Win(rules.Near, "three-shrimps")},
		{"s3C/4c/s3c/4C/s3C b", rules.Win(rules.Far, "three-shrimps")},
		{"C3C/5/5/5/C4 r", rules.Win(rules.Near, "three-captures")},
	}
	for _, test := range tests {
		p, err := kaninariebi.Parse("", test.text)
		if err != nil {
			t.Error(err)
			continue
		}
		if got := p.Outcome(); got != test.want || p.CountMoves() != 0 || p.String() != test.text {
			t.Errorf("%s: %+v, %d moves", p, got, p.CountMoves())
		}
	}
}

// The taps and events of turns of every kind.
func TestTapsAndEvents(t *testing.T) {
	const text = "S3c/3C1/C1ccC/4c/1C3 b"
	type spots = []rules.Spot
	black := func(kind string) rules.Piece { return rules.Piece{Side: rules.Near, Kind: kind} }
	tests := []struct {
		word string
		taps spots
		want []rules.Event
	}{
		{"d4-e4=", spots{"d4", "e4", "e4="}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "d4", To: "e4", Count: 1},
			{Kind: rules.Promoted, Piece: black("shrimp"), From: "e4", To: "e4", Count: 1},
		}},
		{"d4-e4", spots{"d4", "e4"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "d4", To: "e4", Count: 1},
		}},
		{"a3-b3", spots{"a3", "b3"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "a3", To: "b3", Count: 1},
			{Kind: rules.Captured, Piece: rules.Piece{Side: rules.Far, Kind: "crab"}, From: "c3", Count: 1},
			{Kind: rules.Captured, Piece: rules.Piece{Side: rules.Far, Kind: "crab"}, From: "d3", Count: 1},
		}},
		{"b1-a1", spots{"b1", "a1"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "b1", To: "a1", Count: 1},
		}},
		{"d4-c4~c5", spots{"d4", "c4", "c5"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "d4", To: "c4", Count: 1},
			{Kind: rules.Carried, Piece: black("crab"), From: "c4", To: "c5", Count: 1},
		}},
		{"d4-c4~c4", spots{"d4", "c4", "c4"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "d4", To: "c4", Count: 1},
			{Kind: rules.Carried, Piece: black("crab"), From: "c4", To: "c4", Count: 1},
		}},
		{"d4-e4+e3-d2", spots{"d4", "e4", "e3", "d2"}, []rules.Event{
			{Kind: rules.Moved, Piece: black("crab"), From: "d4", To: "e4", Count: 1},
			{Kind: rules.Moved, Piece: black("crab"), From: "e3", To: "d2", Count: 1},
		}},
	}
	p, err := kaninariebi.Parse("", text)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range tests {
		f := rules.FollowTaps(rules.Of(p).Turns(), test.taps)
		if f.Word != test.word {
			t.Errorf("taps %v are %q, want %s", test.taps, f.Word, test.word)
		}
		_, events, err := rules.Of(p).Play(test.word)
		if err != nil || len(events) != len(test.want) {
			t.Errorf("%s: %v, %v", test.word, events, err)
			continue
		}
		for i, e := range events {
			want := test.want[i]
			if e.Kind != want.Kind || e.Piece != want.Piece || e.From != want.From || e.To != want.To || e.Count != want.Count {
				t.Errorf("%s: event %d is %+v, want %+v", test.word, i, e, want)
			}
		}
	}
}
