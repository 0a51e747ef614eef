package onitama

import (
	"slices"
	"strings"
	"testing"
)

func TestStart(t *testing.T) {
	for _, test := range []struct{ options, want string }{
		{"deal=ox+boar/horse+elephant/crab", "b boar,ox elephant,horse crab"},
		{"deal=boar+ox/elephant+horse/frog", "r boar,ox elephant,horse frog"},
		{"deal=tiger+crab/monkey+crane/dragon,seed=9", "r crab,tiger crane,monkey dragon"},
		{"deck=all,deal=goat+ox/sheep+eel/viper", "r goat,ox eel,sheep viper"},
		{"deck=all,deal=goat+ox/sheep+viper/eel", "b goat,ox sheep,viper eel"},
		{"deck=sensei,deal=dog+fox/bear+panda/rat", "r dog,fox bear,panda rat"},
		// Shuffles are pinned: saved games contain their seeds.
		{"", "r boar,monkey crab,dragon frog"},
		{"seed=1", "b crab,goose boar,rabbit monkey"},
		{"seed=18446744073709551615", "b ox,tiger crane,mantis monkey"},
		{"deck=sensei", "r bear,sable fox,iguana otter"},
		{"deck=all,seed=7", "b goat,tanuki fox,panda rabbit"},
	} {
		p, err := Game{}.Start(test.options)
		if err != nil {
			t.Errorf("%q: %v", test.options, err)
			continue
		}
		if got, want := p.String(), "bbBbb/5/5/5/rrRrr "+test.want; got != want {
			t.Errorf("%q: starts with %s, want %s", test.options, got, want)
		}
	}
}

func TestShuffleDealsEveryCardToEveryPlace(t *testing.T) {
	const seeds = 3400
	for _, deck := range []string{"base", "sensei", "all"} {
		cards := Deck(deck)
		var dealt [5][len(designs)]int
		for seed := range uint64(seeds) {
			d := shuffled(deck, seed)
			if err := d.check(deck); err != nil {
				t.Fatalf("deck %s, seed %d: %v", deck, seed, err)
			}
			for place, c := range d {
				dealt[place][c]++
			}
		}
		mean := seeds / len(cards)
		for place := range dealt {
			for _, c := range cards {
				if n := dealt[place][c]; n < mean/2 || n > mean*3/2 {
					t.Errorf("deck %s: %s is in place %d in %d deals, want about %d", deck, c.Name(), place, n, mean)
				}
			}
		}
	}
}

func TestOptionsRefused(t *testing.T) {
	for _, test := range []struct{ options, want string }{
		{"deck=sensie", "want one of base, sensei, all"},
		{"seed=-1", "want a whole number"},
		{"seed=01", "want a whole number"},
		{"seed=+1", "want a whole number"},
		{"seed=", "want a whole number"},
		{"seed=18446744073709551616", "want a whole number"},
		{"deal=", "want random, or cards as in"},
		{"deal=ox+boar/crab", "want random, or cards as in"},
		{"deal=ox/boar+eel/crab", "want random, or cards as in"},
		{"deal=ox+boar/eel+frog/crab/crane", "want random, or cards as in"},
		{"deal=ox+boar/eel+frog/", `no card ""`},
		{"deal=ox+boar+eel/frog+crab/crane", `no card "boar+eel"`},
		{"deal=ox+boar/eel+zebra/crab", `no card "zebra"`},
		{"deal=ox+boar/eel+ox/crab", "ox is there twice"},
		{"deal=ox+ox/eel+boar/crab", "ox is there twice"},
		{"deal=ox+boar/eel+frog/goat", `goat is not in the deck "base"`},
		{"deck=sensei,deal=dog+fox/bear+panda/ox", `ox is not in the deck "sensei"`},
		{"deal=dog+fox/bear+panda/rat,deck=sensei,seed=1,seed=2", "seed given twice"},
	} {
		_, err := Game{}.Start(test.options)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: %v, want %q", test.options, err, test.want)
		}
		if _, err := (Game{}).Parse(test.options, opening); err == nil {
			t.Errorf("%q: parsed", test.options)
		}
	}
}

func TestInfo(t *testing.T) {
	info := Game{}.Info()
	var got []string
	for _, o := range info.Options {
		got = append(got, o.Name+"="+o.Default)
	}
	want := []string{"deck=base", "deal=random", "seed=0", "repetition=on", "limit=on"}
	if info.ID != "onitama" || info.Sides != [2]string{"red", "blue"} || !info.Endless || !slices.Equal(got, want) {
		t.Errorf("info is %+v, want options %v", info, want)
	}
}
