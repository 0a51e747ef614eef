package kalah_test

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

func TestReasons(t *testing.T) {
	const small = "houses=3,seeds=2"
	for _, tt := range []struct{ options, text, word, code, want string }{
		{small, "2,0,2/2,2,2 2 0 s", "B", "kalah.empty", "B: that house is empty"},
		{small, "2,0,2/2,2,2 2 0 s", "a", "kalah.not-yours", "a: that house is North's"},
		{small, "2,0,2/2,2,2 2 0 n", "A", "kalah.not-yours", "A: that house is South's"},
		{small, "2,0,2/2,2,2 2 0 s", "D", "kalah.no-house", "D: there is no such house; each side has 3"},
		{small, "2,0,2/2,2,2 2 0 s", "z", "kalah.no-house", "z: there is no such house; each side has 3"},
		{small, "2,0,2/2,2,2 2 0 s", "south-store", "kalah.store", "south-store: that is a store; a house is sown"},
		{small, "2,0,2/2,2,2 2 0 s", "swap", "kalah.no-pie", "swap: this game is played without the pie rule"},
		{small + ",pie=on", "2,2,2/2,2,2 0 0 s", "swap", "kalah.no-swap", "swap: only North may swap, and only on the very first turn"},
		{small, "2,0,2/2,2,2 2 0 s", "", "not-a-word", "that is not a move of this game"},
		{small, "2,0,2/2,2,2 2 0 s", "A C", "not-a-word", "A C: that is not a move of this game"},
		{small, "2,0,2/2,2,2 2 0 s", "\xff\x00", "not-a-word", "that is not a move of this game"},
		{small, "2,0,2/2,2,2 2 0 s", "a very long word indeed", "not-a-word", "that is not a move of this game"},
	} {
		p := mustParse(t, tt.options, tt.text)
		_, err := p.Read(tt.word)
		for _, err := range []error{err, p.Refuse(nil, rules.Spot(tt.word))} {
			if reason, ok := err.(rules.Reason); !ok || reason.Code != tt.code || reason.Error() != tt.want {
				t.Errorf("%s: %q is refused: %v (%s), want %s", p, tt.word, err, reason.Code, tt.want)
			}
		}
	}
}

func TestRefuseSecondHouse(t *testing.T) {
	p := mustParse(t, "", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s")
	if r := p.Refuse([]rules.Spot{"A"}, "B"); r.Error() != "B: one house is sown at a time" {
		t.Error(r)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", "a")
	f.Add("pie=on", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n pie", "A")
	f.Add("houses=1", "0/0 4 4 s", "swap")
	f.Add("end=empty", "0,0,0,0,0,0/1,0,0,0,0,0 20 27 n", "north-store")
	f.Fuzz(func(t *testing.T, options, text, word string) {
		p, err := (kalah.Game{}).Parse(options, text)
		if err != nil {
			return
		}
		legal := slices.ContainsFunc(p.Turns(), func(turn rules.Turn) bool { return turn.Word == word })
		_, _, err = p.Play(word)
		if (err == nil) != legal {
			t.Fatalf("%s: %q legal %t, error %v", p, word, legal, err)
		}
		if err != nil && len(err.Error()) > 200 {
			t.Errorf("reason of %d bytes", len(err.Error()))
		}
		if reason := p.Refuse(nil, rules.Spot(word)); !legal && (reason.Code == "" || reason.Error() == "") {
			t.Errorf("%s: %q refused with %+v", p, word, reason)
		}
	})
}
