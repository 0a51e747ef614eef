package kanishogi_test

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kanishogi"
)

func TestStart(t *testing.T) {
	for options, want := range map[string]string{
		"":                     "A3b/D3c/K3k/C3d/B3a b",
		"first=red,grown=rook": "A3b/D3c/K3k/C3d/B3a r",
	} {
		p, err := kanishogi.New(options)
		if err != nil || p.String() != want {
			t.Errorf("%q: %s, %v", options, p, err)
		}
	}
	for _, options := range []string{"grown=queen", "wall=yes", "bond=any"} {
		if p, err := (kanishogi.Game{}).Start(options); err == nil || p != nil {
			t.Errorf("%q: %v, %v", options, p, err)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	tests := []struct{ text, want string }{
		{"A3b/D3c/K3k/C3d/B3a", "kanishogi: position has no side to move"},
		{"A3b/D3c/K3k/C3d/B3a w", `kanishogi: side to move is "w", want b or r`},
		{"A3b/D3e/K3k/C3d/B3a b", "kanishogi: e4: 'e' is no piece"},
		{"A3b/D3c/K2K1/C3d/B3a b", "kanishogi: d3: a second parent of Black"},
		{"A3b/D3c/K3k/C2bd/B3a b", "kanishogi: d2: a second child 2 of Red"},
		{"A3b/D3c/+K3k/C3d/B3a b", "kanishogi: a3: a parent does not grow"},
		{"3bA/D3c/K3k/C3d/B3a b", "kanishogi: e5: child 1 of Black must have grown there"},
		{"A3b/c4/K3k/C3d/B3a b", "kanishogi: a4: child 3 of Red must have grown there"},
		{"A4/5/5/C4/B3a b", "kanishogi: both sides have won, and only one can"},
		{"K4/5/5/5/4k b", "kanishogi: both sides have won, and only one can"},
		{"A3b/D3c/K4/C3d/B3a b", "kanishogi: Black has won already, so it is the other side's turn"},
		{"A3b/D4/K3k/5/5 b", "kanishogi: Black has won already, so it is the other side's turn"},
		{"A3b/5/K3k/5/4a r", "kanishogi: Red has won already, so it is the other side's turn"},
	}
	for _, test := range tests {
		if _, err := kanishogi.Parse("", test.text); err == nil || err.Error() != test.want {
			t.Errorf("%s: %v, want %s", test.text, err, test.want)
		}
	}
}

func TestParseAcceptsTheEnd(t *testing.T) {
	tests := []struct {
		text string
		want rules.Outcome
	}{
		{"A3b/D3c/K4/C3d/B3a r", rules.Win(rules.Near, "parent-captured")},
		{"A3b/D4/K3k/5/5 r", rules.Win(rules.Near, "three-children")},
		{"5/D3c/K3k/C4/4a b", rules.Win(rules.Near, "larger-sum")},
		{"5/D3c/K3k/C4/4a r", rules.Win(rules.Near, "larger-sum")},
		{"A3b/4c/K3k/5/B4 b", rules.Win(rules.Far, "larger-sum")},
		{"A3b/D3c/K3k/5/5 b", rules.Win(rules.Near, "larger-single")},
		{"B3a/C3d/K3k/5/5 b", rules.Win(rules.Far, "larger-single")},
		{"A3b/4a/K3k/5/B4 b", rules.Outcome{}},
	}
	for _, test := range tests {
		p, err := kanishogi.Parse("", test.text)
		if err != nil {
			t.Error(err)
			continue
		}
		if got := p.Outcome(); got != test.want || p.CountMoves() != 0 == test.want.Over() || p.String() != test.text {
			t.Errorf("%s: %+v, %d moves", p, got, p.CountMoves())
		}
	}
}

func TestTaken(t *testing.T) {
	p, err := kanishogi.Parse("", "A3b/D3c/K4/5/5 r")
	if err != nil {
		t.Fatal(err)
	}
	red := func(kind string) rules.Piece { return rules.Piece{Side: rules.Far, Kind: kind} }
	if got, want := p.Taken(rules.Near), []rules.Piece{red("parent"), red("child1"), red("child4")}; !slices.Equal(got, want) {
		t.Errorf("Black has taken %v, want %v", got, want)
	}
	black := func(kind string) rules.Piece { return rules.Piece{Side: rules.Near, Kind: kind} }
	if got, want := p.Taken(rules.Far), []rules.Piece{black("child2"), black("child3")}; !slices.Equal(got, want) {
		t.Errorf("Red has taken %v, want %v", got, want)
	}
}
