package rulestest

import (
	"errors"
	"strings"
	"testing"

	"tidepool/rules"
)

const maxReason = 150

// FuzzParse fuzzes a game's parser, starting with the positions of a file of counts: an accepted text is its
// own canonical form and can be played from.
func FuzzParse(f *testing.F, game rules.Game, file string, more ...string) {
	for _, c := range Cases(f, file) {
		f.Add(c.Options, c.Position)
	}
	for _, position := range more {
		f.Add("", position)
	}
	f.Fuzz(func(t *testing.T, options, text string) {
		p, err := game.Parse(options, text)
		if err != nil {
			if p != nil || err.Error() == "" {
				t.Fatalf("%q %q: position %v, error %q", options, text, p, err)
			}
			return
		}
		if p.String() != text {
			t.Fatalf("%q %q: is written %q", options, text, p)
		}
		turns := p.Turns()
		if p.Perft(1) != uint64(len(turns)) || p.Outcome().Over() != (len(turns) == 0) {
			t.Fatalf("%q %q: %d turns, counts %d, outcome %+v", options, text, len(turns), p.Perft(1), p.Outcome())
		}
	})
}

// FuzzWords fuzzes words and taps from the positions of a file of counts: each is played or refused with a
// short reason.
func FuzzWords(f *testing.F, game rules.Game, file string, words ...string) {
	cases := Cases(f, file)
	for i, word := range words {
		f.Add(cases[i%len(cases)].Position, word)
		f.Add(cases[0].Position, word)
	}
	f.Fuzz(func(t *testing.T, text, word string) {
		p, err := game.Parse("", text)
		if err != nil {
			return
		}
		spots := []rules.Spot{rules.Spot(word)}
		if square, _, ok := strings.Cut(word, "-"); ok {
			spots = append([]rules.Spot{rules.Spot(square)}, spots...)
		}
		checkReason(t, p.Refuse(spots[:1], spots[len(spots)-1]))
		next, _, err := p.Play(word)
		if err == nil {
			if next == nil || next.Turn() != p.Turn().Other() {
				t.Fatalf("%q %q: leads to %v", text, word, next)
			}
			return
		}
		var reason rules.Reason
		if !errors.As(err, &reason) {
			t.Fatalf("%q %q: error %v is no reason", text, word, err)
		}
		checkReason(t, reason)
	})
}

func checkReason(t testing.TB, r rules.Reason) {
	t.Helper()
	if text := r.Error(); r.Code == "" || text == "" || len(text) > maxReason || strings.ContainsAny(r.Fill(r.Text, ""), "{}") {
		t.Fatalf("reason %+v: %q", r, text)
	}
}
