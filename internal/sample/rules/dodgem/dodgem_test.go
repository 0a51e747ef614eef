package dodgem_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"tidepool/internal/sample/rules/dodgem"
	"tidepool/rules"
	"tidepool/rules/rulestest"
)

func TestConformance(t *testing.T) { rulestest.Conform(t, dodgem.Game{}) }

func TestRandomGames(t *testing.T) {
	rulestest.Random[dodgem.Position, dodgem.Move](t, dodgem.Game{}, 2000)
}

func TestPerft(t *testing.T) { rulestest.Perft(t, dodgem.Game{}, "testdata/dodgem.txt") }

func TestNoAllocs(t *testing.T) {
	p, err := dodgem.New("size=5")
	if err != nil {
		t.Fatal(err)
	}
	rulestest.NoAllocs(t, p)
}

// A lot is a second, simple implementation of Dodgem: a map of cars by square name.
type lot struct {
	cars map[string]byte
	turn byte
	size int
}

// read reads a position's text.
func read(text string, size int) lot {
	board, side, _ := strings.Cut(text, " ")
	l := lot{map[string]byte{}, side[0], size}
	for i, row := range strings.Split(board, "/") {
		file := 0
		for _, c := range []byte(row) {
			if c >= '1' && c <= '9' {
				file += int(c - '0')
				continue
			}
			l.cars[name(file, size-1-i)] = c
			file++
		}
	}
	return l
}

func name(file, rank int) string { return fmt.Sprintf("%c%d", 'a'+file, rank+1) }

// words returns the turns and the resulting positions.
func (l lot) words() map[string]lot {
	list := map[string]lot{}
	mine, other, next := byte('C'), byte('c'), byte('r')
	ways := [][2]int{{1, 0}, {0, 1}, {0, -1}}
	if l.turn == 'r' {
		mine, other, next = 'c', 'C', 'b'
		ways = [][2]int{{0, 1}, {1, 0}, {-1, 0}}
	}
	if !slices.Contains(slices.Collect(maps.Values(l.cars)), other) {
		return list
	}
	for file := range l.size {
		for rank := range l.size {
			if l.cars[name(file, rank)] != mine {
				continue
			}
			for i, way := range ways {
				f, r := file+way[0], rank+way[1]
				away := i == 0 && (f == l.size || r == l.size)
				if !away && (f < 0 || r < 0 || f == l.size || r == l.size || l.cars[name(f, r)] != 0) {
					continue
				}
				after := lot{maps.Clone(l.cars), next, l.size}
				delete(after.cars, name(file, rank))
				if !away {
					after.cars[name(f, r)] = mine
				}
				list[name(file, rank)+"-"+name(f, r)] = after
			}
		}
	}
	return list
}

func (l lot) perft(depth int) (n uint64) {
	if depth == 0 {
		return 1
	}
	for _, after := range l.words() {
		n += after.perft(depth - 1)
	}
	return n
}

// TestCounts compares the counts in the file with those of the second implementation.
func TestCounts(t *testing.T) {
	for _, c := range rulestest.Cases(t, "testdata/dodgem.txt") {
		size := strings.Count(c.Position, "/") + 1
		for i, want := range c.Counts {
			if want > 200_000 {
				continue // slow
			}
			if got := read(c.Position, size).perft(i + 1); got != want {
				t.Errorf("%s: perft(%d) is %d, want %d", c.Position, i+1, got, want)
			}
		}
	}
}

// TestTurns compares random positions with the second implementation.
func TestTurns(t *testing.T) {
	for _, size := range []int{3, 4, 5} {
		start, err := dodgem.Game{}.Start(fmt.Sprintf("size=%d", size))
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Walk(start, uint64(size), 3000, func(p rules.Position) {
			want := read(p.String(), size).words()
			if got := len(p.Turns()); got != len(want) {
				t.Fatalf("%s: %d turns, want %v", p, got, slices.Sorted(maps.Keys(want)))
			}
			for word, after := range want {
				next, _, err := p.Play(word)
				if err != nil {
					t.Fatalf("%s: %v", p, err)
				}
				if again := read(next.String(), size); !maps.Equal(again.cars, after.cars) || again.turn != after.turn {
					t.Fatalf("%s: %s leads to %s", p, word, next)
				}
			}
		})
	}
}

func TestEnds(t *testing.T) {
	for text, want := range map[string]string{
		"3/3/c1C r":   "ongoing",
		"3/c2/3 r":    "blue wins: all away",
		"2C/3/3 b":    "red wins: all away",
		"Cc1/cC1/3 b": "ongoing",
		"1Cc/1Cc/3 r": "ongoing",
		"C2/cc1/3 b":  "ongoing",
		"Cc1/c2/3 b":  "blue wins: blocked",
		"3/C2/cC1 r":  "red wins: blocked",
	} {
		p, err := dodgem.Parse("", text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := p.Outcome().Describe(dodgem.Game{}.Info().Sides); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

func TestRefuses(t *testing.T) {
	start, err := dodgem.Game{}.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string]string{
		"a1-b1": "a1: there is no car",
		"b1-b2": "b1: that car is Red's",
		"a2-c2": "c2: a car goes one square, and never back",
		"a3-a2": "a2: a car is in the way",
		"a3-a4": "a4: a car goes one square, and never back",
		"d3-a3": "d3: that is no square of the board",
		"":      "that is not a move of this game",
	} {
		if _, _, err := start.Play(word); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %q", word, err, want)
		}
	}
	for _, text := range []string{"C2/C2/1cc", "C2/C2/1cc w", "CCC/3/2c b", "3/3/2c b", "X2/3/2c r", "4/4/4/4 b"} {
		if p, err := dodgem.Parse("", text); err == nil {
			t.Errorf("%q is read as %s", text, p)
		}
	}
}
