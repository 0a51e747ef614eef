package konane

import (
	"strings"
	"testing"

	"tidepool/rules"
)

func FuzzParse(f *testing.F) {
	for _, seed := range [][2]string{
		{"", "oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo/oxoxoxox/xoxoxoxo b"},
		{"size=4", "oxox/xoxo/oxox/1oxo w"},
		{"size=4", "2ox/x2o/ox2/x1xo w"},
		{"size=6", middle},
		{"size=7", threeJumps},
		{"size=12x4", "12/12/12/xo1o8 b"},
		{"size=4x5", "4/4/4/4/4 w"},
		{"size=4", "99999999999999999999/x/o/ b"},
	} {
		f.Add(seed[0], seed[1])
	}
	f.Fuzz(func(t *testing.T, options, text string) {
		p, err := Game{}.Parse(options, text)
		if err != nil {
			return
		}
		if p.String() != text {
			t.Fatalf("%q prints as %q", text, p)
		}
		turns := p.Turns()
		if uint64(len(turns)) != p.Perft(1) || p.Outcome().Over() != (len(turns) == 0) {
			t.Fatalf("%s: %d turns, %d counted, %v", p, len(turns), p.Perft(1), p.Outcome())
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
	for _, seed := range []string{"", "-", "size=8", "size=4x12", "size=08", "size=13", "size=8x8,size=8", "a=b", "size=x"} {
		f.Add(seed)
	}
	spec := Game{}.Info().Options
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
	})
}

func FuzzRead(f *testing.F) {
	const longest = 100 // bytes in a reason
	positions := []rules.Position{}
	for _, p := range [][2]string{
		{"size=4", "oxox/xoxo/oxox/xoxo b"},
		{"size=4", "oxox/xoxo/oxox/1oxo w"},
		{"size=6", middle},
		{"size=7", threeJumps},
		{"size=4", "4/4/4/x3 w"},
	} {
		position, err := Game{}.Parse(p[0], p[1])
		if err != nil {
			f.Fatal(err)
		}
		positions = append(positions, position)
	}
	f.Add(strings.Repeat("0", 80))
	for _, seed := range []string{"", "a1", "a1-c1", "a1-a3", "a1-c1-e1", "m1-m3", "a1-g1", "-", "A1", "a0", "a1-\xff", "swap"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, word string) {
		for _, p := range positions {
			_, _, err := p.Play(word)
			if err != nil && (err.Error() == "" || len(err.Error()) > longest) {
				t.Errorf("%s: %.50q refused with %.200q", p, word, err)
			}
			if r := p.Unwrap().(Position).Refuse([]rules.Spot{rules.Spot(word)}, rules.Spot(word)); len(r.Error()) > longest {
				t.Errorf("%s: %.50q refused with %.200q", p, word, r)
			}
		}
	})
}
