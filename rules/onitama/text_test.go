package onitama

import (
	"strings"
	"testing"

	"tidepool/rules"
)

// opening is a first position.
const opening = "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse crab"

const cards = " boar,ox elephant,horse crab"

func TestParse(t *testing.T) {
	for _, test := range []struct{ options, text, want string }{
		{"", opening, ""},
		{"", "bbBbb/5/5/5/rrRrr b ox,boar horse,elephant crab", "bbBbb/5/5/5/rrRrr b boar,ox elephant,horse crab"},
		{"deck=all", "2B2/5/5/5/2R2 r boar,dog fox,goat sheep", ""},
		{"deck=sensei", "2B2/5/5/5/2R2 b bear,dog fox,panda rat", ""},
		// Masters alone, a master far from home, students anywhere.
		{"", "5/3B1/5/1R3/5 r eel,mantis boar,ox horse", ""},
		{"", "R4/rrrr1/5/bbbb1/B4 b" + cards, ""},
		// Finished games.
		{"", "2r2/5/5/5/2R2 b" + cards, ""},
		{"", "2B2/5/5/5/2b2 r" + cards, ""},
		{"", "2R2/5/5/5/B4 b" + cards, ""},
		{"", "2R2/5/5/5/5 b" + cards, ""},
		{"", "5/5/R4/5/2B2 r" + cards, ""},
	} {
		want := test.want
		if want == "" {
			want = test.text
		}
		p, err := Game{}.Parse(test.options, test.text)
		if err != nil {
			t.Errorf("%q: %v", test.text, err)
		} else if p.String() != want {
			t.Errorf("%q: is written %q, want %q", test.text, p, want)
		}
	}
}

// Positions that differ only in the order of a hand are the same.
func TestHandsAreSets(t *testing.T) {
	a, errA := Parse("", "bbBbb/5/5/5/rrRrr b ox,boar horse,elephant crab")
	b, errB := Parse("", "bbBbb/5/5/5/rrRrr b boar,ox elephant,horse crab")
	if errA != nil || errB != nil || a != b {
		t.Errorf("%v and %v differ (%v, %v)", a, b, errA, errB)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, test := range []struct{ options, text, want string }{
		{"", "", "1 parts, want 5"},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse", "4 parts, want 5"},
		{"", opening + " ", "6 parts, want 5"},
		{"", strings.Replace(opening, " r ", "  r ", 1), "6 parts, want 5"},
		{"", strings.Repeat("5/", 100), "longer than"},
		{"", "bbBbb/5/5/rrRrr r" + cards, "4 ranks, want 5"},
		{"", "bbBbb/5/5/4/rrRrr r" + cards, "rank 2 has 4 squares"},
		{"", "bbBbb/5/5/32/rrRrr r" + cards, `rank 2: "32" empty squares do not fit`},
		{"", "bbBbb/5/5/6/rrRrr r" + cards, "rank 2"},
		{"", "bbBbb/5/5/5/rrKrr r" + cards, "c1: want a piece"},
		{"", "bbBbb/5/5/5/rr+Rrr r" + cards, "c1: want a piece"},
		{"", "bbBbb/5/5/5/rrRrr w" + cards, `side to move "w", want r or b`},
		{"", "bbBbb/5/5/5/rrRrr R" + cards, `side to move "R"`},
		{"", "bbBbb/5/5/r4/rrRrr r" + cards, "Red has at most 4 of these"},
		{"", "bbBbb/b4/5/5/rrRrr r" + cards, "Blue has at most 4 of these"},
		{"", "bbBbb/5/5/5/rrRRr r" + cards, "Red has at most 1 of these"},
		{"", "bbBBb/5/5/5/rrRrr r" + cards, "Blue has at most 1 of these"},
		{"", "bb1bb/5/5/5/rr1rr r" + cards, "both masters are missing"},
		{"", "5/5/5/5/5 b" + cards, "both masters are missing"},
		{"", "bb1bb/5/5/5/rrRrr r" + cards, "Red has won already"},
		{"", "bbBbb/5/5/5/rr1rr b" + cards, "Blue has won already"},
		{"", "2R2/5/5/5/B4 r" + cards, "Red has won already"},
		{"", "4R/5/5/5/2B2 b" + cards, "Blue has won already"},
		{"", "2R2/5/5/5/2B2 b" + cards, "Blue has won already"},
		{"", "bbBbb/5/5/5/rrRrr r boar elephant,horse crab", "red's hand: want two cards"},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox elephant+horse crab", "blue's hand: want two cards"},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox,eel elephant,horse crab", `red's hand: no card "ox,eel"`},
		{"", "bbBbb/5/5/5/rrRrr r boar,Ox elephant,horse crab", `red's hand: no card "Ox"`},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox zebra,horse crab", `blue's hand: no card "zebra"`},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse -", `middle: no card "-"`},
		{"", "bbBbb/5/5/5/rrRrr r boar,boar elephant,horse crab", "boar is there twice"},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox elephant,horse ox", "ox is there twice"},
		{"", "bbBbb/5/5/5/rrRrr r boar,ox elephant,goat crab", `goat is not in the deck "base"`},
		{"deck=sensei", opening, `is not in the deck "sensei"`},
	} {
		p, err := Game{}.Parse(test.options, test.text)
		if err == nil {
			t.Errorf("%q: read as %s", test.text, p)
		} else if !strings.HasPrefix(err.Error(), "onitama: ") || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.text, err, test.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{
		opening, "2R2/5/5/5/B4 b" + cards, "2r2/5/5/5/2R2 b ox,boar horse,elephant crab",
		"5/3B1/5/1R3/5 r mantis,ox boar,eel horse", "5/5/5/5/5 r , , ", "99999/5 b", "",
	} {
		f.Add("", text)
		f.Add("deck=all", text)
	}
	f.Fuzz(func(t *testing.T, options, text string) {
		p, err := Game{}.Parse(options, text)
		if err != nil {
			if p != nil || len(err.Error()) > 1000 {
				t.Fatalf("%q %q: position %v, error %.200q", options, text, p, err)
			}
			return
		}
		if again, err := (Game{}).Parse(options, p.String()); err != nil || again != p {
			t.Fatalf("%q %q: written as %q, read as %v, %v", options, text, p, again, err)
		}
		turns := p.Turns()
		if p.Perft(1) != uint64(len(turns)) || p.Outcome().Over() != (len(turns) == 0) {
			t.Fatalf("%q: %d turns, counts %d, outcome %+v", p, len(turns), p.Perft(1), p.Outcome())
		}
		for _, turn := range turns {
			next, _, err := p.Play(turn.Word)
			if err != nil {
				t.Fatalf("%s: %s: %v", p, turn.Word, err)
			}
			if back, err := (Game{}).Parse(options, next.String()); err != nil || back != next {
				t.Fatalf("%s: %s leads to %s: %v", p, turn.Word, next, err)
			}
		}
	})
}

func FuzzOptions(f *testing.F) {
	for _, options := range []string{
		"", "-", "seed=7", "seed=18446744073709551615", "seed=00", "deck=all,seed=1", "deck=sensei,repetition=off",
		"deal=boar+ox/elephant+horse/crab", "deck=all,deal=goat+ox/sheep+eel/viper", "deal=+/+/", "deal=a+b/c+d/e",
	} {
		f.Add(options)
	}
	spec := options()
	f.Fuzz(func(t *testing.T, options string) {
		p, err := Game{}.Start(options)
		if err != nil {
			return
		}
		values, err := rules.ParseOptions(spec, options)
		if err != nil {
			t.Fatalf("%q: started but: %v", options, err)
		}
		if again, err := (Game{}).Start(values.Format(spec)); err != nil || again != p {
			t.Fatalf("%q: formatted %q: %v", options, values.Format(spec), err)
		}
		if again, err := (Game{}).Parse(options, p.String()); err != nil || again != p {
			t.Fatalf("%q: starts with %s, read as %v, %v", options, p, again, err)
		}
	})
}
