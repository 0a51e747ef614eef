package kani_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// TestFlanks checks on random boards that the flanks are exactly the squares on which a piece captures
// something in a line.
func TestFlanks(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		p := randomPlain(r)
		own, enemy := p.set('o'), p.set('x')
		ends := kani.Flanks(own, enemy)
		var each kani.Board
		for left := own; left != 0; left = left.Rest() {
			each |= kani.FlanksOf(left.First(), enemy)
		}
		if each != ends {
			t.Fatalf("own %v, enemy %v: one by one they have flanks %v, together %v", own, enemy, each, ends)
		}
		for at := range kani.Size * kani.Size {
			s := kani.At(at/kani.Size, at%kani.Size)
			if enemy.Has(s) {
				continue // no piece comes to rest there
			}
			taken := kani.Lines(s, own&^s.Board(), enemy)
			if taken != 0 && !ends.Has(s) {
				t.Fatalf("own %v, enemy %v: %s captures %v and is no flank", own, enemy, s.Spot(), taken)
			}
		}
	}
}

// TestGaps checks the same for captures against the edge.
func TestGaps(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	captured := 0
	for range 3000 {
		p := randomPlain(r)
		own, enemy := p.set('o'), p.set('x')
		free := kani.All &^ (own | enemy)
		rims := kani.RimsOf(enemy)
		gaps := rims.Gaps(free)
		for left := free; left != 0; left = left.Rest() {
			s := left.First()
			taken := kani.Walls(s, own|s.Board(), enemy)
			if taken == 0 {
				continue
			}
			captured++
			if !gaps.Has(s) {
				t.Fatalf("own %v, enemy %v: %s captures %v; gaps %v", own, enemy, s.Spot(), taken, gaps)
			}
		}
	}
	if captured < 100 {
		t.Errorf("only %d captures: too few to tell", captured)
	}
}

func TestSeen(t *testing.T) {
	var s kani.Seen
	for word := uint64(1); word <= 90; word++ {
		if s.Has(word * 0x1234567) {
			t.Errorf("%d is there before it was added", word)
		}
	}
	for word := uint64(1); word <= 90; word++ {
		if !s.Has(word * 0x1234567) {
			t.Errorf("%d is gone", word)
		}
	}
	// A full set forgets words, but neither hangs nor invents any.
	for word := uint64(1); word <= 1000; word++ {
		if s.Has(word<<40 | 1) {
			t.Errorf("%d was never added", word)
		}
	}
}

func TestWays(t *testing.T) {
	step := kani.Ways(func(from kani.Square) kani.Board { return from.Board().Diagonals() })
	want := []rules.Way{{DX: 1, DY: -1}, {DX: -1, DY: -1}, {DX: -1, DY: 1}, {DX: 1, DY: 1}}
	if !slices.Equal(step, want) {
		t.Errorf("diagonal steps are %v, want %v", step, want)
	}
	slide := kani.Ways(func(from kani.Square) (b kani.Board) {
		for file := range kani.Size {
			b |= kani.At(file, from.Rank()).Board()
		}
		return b &^ from.Board()
	})
	if want := []rules.Way{{DX: 1, Far: true}, {DX: -1, Far: true}}; !slices.Equal(slide, want) {
		t.Errorf("slides along the rank are %v, want %v", slide, want)
	}
}

func TestTextRoundTrip(t *testing.T) {
	for _, text := range []string{"C3c/C3c/C3c/C3c/C3c b", "5/5/5/5/5 r", "1+C2c/5/2c2/5/4+c r"} {
		letters := make(map[kani.Square]string)
		turn, err := kani.ParseText(text, func(at kani.Square, letter byte, raised bool) error {
			letters[at] = map[bool]string{true: "+"}[raised] + string(letter)
			return nil
		})
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := kani.Text(turn, func(at kani.Square) string { return letters[at] }); got != text {
			t.Errorf("%q comes back as %q", text, got)
		}
	}
	for text, want := range map[string]string{
		"":                              "no side to move",
		"5/5/5/5/5":                     "no side to move",
		"5/5/5/5/5 x":                   `side to move is "x"`,
		"5/5/5/5/5 b ":                  `side to move is "b "`,
		"5/5/5/5 b":                     "4 ranks, want 5",
		"6/5/5/5/5 b":                   "do not fit",
		strings.Repeat("5/", 40) + " b": "longer than 64 bytes",
	} {
		if _, err := kani.ParseText(text, func(kani.Square, byte, bool) error { return nil }); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want an error with %q", text, err, want)
		}
	}
}

func TestFirst(t *testing.T) {
	spec := []rules.Option{kani.FirstOption()}
	for text, want := range map[string]rules.Side{"": rules.Near, "first=black": rules.Near, "first=red": rules.Far} {
		values, err := rules.ParseOptions(spec, text)
		if err != nil || kani.First(values) != want {
			t.Errorf("%q: %v, %v; want %v", text, kani.First(values), err, want)
		}
	}
	for letter, want := range map[byte]rules.Side{'C': rules.Near, 'c': rules.Far} {
		if side, upper := kani.SideOf(letter); side != want || upper != 'C' {
			t.Errorf("%c is %v's %c", letter, side, upper)
		}
	}
}
