package puzzle

import (
	"testing"

	"tidepool/rules/games"
)

func TestCanonical(t *testing.T) {
	for _, test := range []struct {
		game, options string
		a, b          string
		alike         bool
	}{
		{"kaninariebi", "", "5/1cCS1/1sS2/c2C1/2c2 r", "2c2/c2C1/1sS2/1cCS1/5 r", true},           // upside down
		{"kaninariebi", "", "5/1cCS1/1sS2/c2C1/2c2 r", "5/1scC1/2sS1/1c2C/2C2 b", true},           // mirrored, sides exchanged
		{"kaninariebi", "", "5/1cCS1/1sS2/c2C1/2c2 r", "5/1cCS1/1sS2/c2C1/2c2 b", false},          // the other side moves
		{"kaninariebi", "", "5/1cCS1/1sS2/c2C1/2c2 r", "5/1cCS1/1sS2/1c1C1/2c2 r", false},         // a crab elsewhere
		{"kalah", "", "1,3,2,2,2,0/0,2,0,0,0,0 16 20 s", "0,2,0,0,0,0/1,3,2,2,2,0 20 16 n", true}, // sides exchanged
		{"kalah", "", "1,3,2,2,2,0/0,2,0,0,0,0 16 20 s", "1,3,2,2,2,0/0,2,0,0,0,0 16 20 n", false},
		{"onitama", "", "1bBb1/b1b2/2R2/3r1/rr2r b crab,dragon boar,frog monkey", "1bBb1/b1b2/2R2/3r1/rr2r b dragon,crab frog,boar monkey", true},
		{"onitama", "", "1bBb1/b1b2/2R2/3r1/rr2r b crab,dragon boar,frog monkey", "b2bb/1b3/2B2/2r1r/1rRr1 r boar,frog crab,dragon monkey", true},
		{"onitama", "", "1bBb1/b1b2/2R2/3r1/rr2r b crab,dragon boar,frog monkey", "1bBb1/b1b2/2R2/3r1/rr2r b crab,frog boar,dragon monkey", false},
		// Mirrored, with the frog's mirror image, the rabbit.
		{"onitama", "", "1bBb1/b1b2/2R2/3r1/rr2r b crab,dragon boar,frog monkey", "1bBb1/2b1b/2R2/1r3/r2rr b crab,dragon boar,rabbit monkey", true},
		{"onitama", "", "1bBb1/b1b2/2R2/3r1/rr2r b crab,dragon boar,frog monkey", "1bBb1/2b1b/2R2/1r3/r2rr b crab,dragon boar,frog monkey", false},
		{"konane", "", "8/xo6/4ox1x/1o6/o6x/x1x1x3/o7/x2o1oxo b", "o2x1x2/x7/o4x2/2x2o2/o7/2x5/4o1o1/xoxo2x1 b", true},
	} {
		g, _ := games.ByID(test.game)
		texts := [2]string{}
		for i, position := range []string{test.a, test.b} {
			p := Puzzle{Game: test.game, Options: test.options, Position: position}
			text, err := Canonical(g, &p)
			if err != nil {
				t.Errorf("%s: %v", position, err)
			}
			texts[i] = text
		}
		if (texts[0] == texts[1]) != test.alike {
			t.Errorf("%s\n%s\n%s", test.game, texts[0], texts[1])
		}
	}
	g, _ := games.ByID("kalah")
	if _, err := Canonical(g, &Puzzle{Game: "kalah", Position: "?"}); err == nil {
		t.Error("no error for an invalid position")
	}
}

func TestMotif(t *testing.T) {
	set, err := Read(games.ByID, []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"win 1 seed 4 5seed 9", "seeds -2 seed 4 again", "last-jump 1 stone 3 5stone", "current 9 crab 1 2 1 5shrimp", "save 1 shrimp 1 2"} {
		g, _ := games.ByID(set[i].Game)
		if got, err := Motif(g, &set[i]); got != want || err != nil {
			t.Errorf("%s: %q, %v", set[i].Position, got, err)
		}
	}
}

func TestArrange(t *testing.T) {
	const text = header + `
kalah
win 1 1|2,5,0,2,3,3/0,0,0,2,0,0 17 14 s|A
win 1 1|2,5,0,2,3,3/0,0,0,3,0,0 17 13 s|A
win 1 1|2,5,0,2,3,3/0,0,0,4,0,0 17 12 s|A
save 1 1|2,5,0,2,3,3/0,0,0,5,0,0 17 11 s|A
save 1 2|2,5,0,2,3,3/0,0,0,6,0,0 17 10 s|A
save 1 2|2,5,0,2,3,3/0,0,0,7,0,0 17 9 s|A
`
	set, err := Read(games.ByID, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	list, err := Arrange(games.ByID, set)
	if err != nil || len(list) != len(set) {
		t.Fatal(err, len(list))
	}
	for i := 1; i < len(list); i++ {
		if list[i].Kind == list[i-1].Kind {
			t.Errorf("%d has the motif of the one before: %s", i, Write(list))
		}
	}
	// Leftovers at the end go where they differ.
	for i := range set {
		set[i].Kind = []Kind{Save, Save, Save, Win, Win, Win}[i]
		set[i].Grade = []int{2, 2, 1, 1, 1, 1}[i]
	}
	if list, err = Arrange(games.ByID, set); err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(list); i++ {
		if list[i].Kind == list[i-1].Kind {
			t.Errorf("%d has the motif of the one before: %s", i, Write(list))
		}
	}
	if _, err := Arrange(games.ByID, []Puzzle{{Game: "chess"}}); err == nil {
		t.Error("no error for an unknown game")
	}
}
