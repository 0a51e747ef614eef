package neural_test

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/ai/neural"
	"tidepool/rules"
)

// numbers returns a random network as a list, with weights of maximum size or, mostly, of a realistic size.
func numbers(r *rand.Rand, kinds int) []int {
	most := func(i int) int {
		switch hidden := kinds * neural.Squares * neural.Hidden; {
		case i < hidden:
			return neural.Most
		case i < hidden+neural.Hidden:
			return neural.MostBias
		case i < hidden+2*neural.Hidden:
			return neural.MostOut
		}
		return 3000
	}
	extreme := r.IntN(3) == 0
	list := make([]int, neural.Size(kinds))
	for i := range list {
		list[i] = r.IntN(2*most(i)+1) - most(i)
		switch {
		case extreme:
			list[i] = []int{-most(i), 0, most(i)}[r.IntN(3)]
		case i < (kinds*neural.Squares+1)*neural.Hidden:
			list[i] = r.IntN(101) - 50
		}
	}
	return list
}

func text(list []int) string { return strings.Trim(fmt.Sprint(list), "[]") }

// plain computes the score unit by unit.
func plain(list []int, sets []uint32) int32 {
	bias := list[len(sets)*neural.Squares*neural.Hidden:]
	out, rest := bias[neural.Hidden:], bias[2*neural.Hidden:]
	sum := 0
	for unit := range neural.Hidden {
		x := bias[unit]
		for kind, set := range sets {
			for at := range neural.Squares {
				x += int(set>>at&1) * list[(kind*neural.Squares+at)*neural.Hidden+unit]
			}
		}
		sum += min(max(x, 0), neural.One) * out[unit]
	}
	return int32(sum*rest[0]/neural.Part + rest[1])
}

// board puts at most most pieces on squares of any kind.
func board(r *rand.Rand, kinds, most int) []uint32 {
	sets := make([]uint32, kinds)
	for range r.IntN(most + 1) {
		sets[r.IntN(kinds)] |= 1 << r.IntN(neural.Squares)
	}
	return sets
}

func TestScore(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	for range 60 {
		kinds := 1 + r.IntN(8)
		list := numbers(r, kinds)
		n, err := neural.Parse(text(list), kinds)
		if err != nil {
			t.Fatal(err)
		}
		for range 50 {
			sets := board(r, kinds, neural.Pieces)
			if got, want := n.Score(sets), plain(list, sets); got != want {
				t.Fatalf("%x: %d, want %d", sets, got, want)
			}
		}
	}
}

func TestViews(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	view := func(kind, at int) (int, bool) {
		if kind == 1 {
			return at, true
		}
		return neural.Squares - 1 - at, true
	}
	views := neural.MustParseViews(text(numbers(r, 2)), 2, view)
	for range 50 {
		sets := board(r, 2, neural.Pieces)
		back := []uint32{bits.Reverse32(sets[0]), sets[1]}
		if got, want := views[rules.Far].Score(back), views[rules.Near].Score(sets); got != want {
			t.Fatalf("%x: %d, want %d", sets, got, want)
		}
		got, want := neural.Inputs(back, rules.Far, view), neural.Inputs(sets, rules.Near, view)
		if slices.Sort(got); !slices.Equal(got, want) {
			t.Fatalf("%x: inputs %v, want %v", sets, got, want)
		}
	}
}

func TestMirrored(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 3))
	reverse := func(_, at int) (int, bool) { return neural.Squares - 1 - at, true }
	view := func(_, at int) (int, bool) { return at ^ 1, true }
	list := numbers(r, 1)
	list[len(list)-2] = neural.Part // so that nothing is rounded
	base := int32(list[len(list)-1])
	one := neural.MustParseViews(text(list), 1, view)
	both := one.Mirrored(reverse)
	for range 50 {
		set := board(r, 1, neural.Pieces)
		back := []uint32{bits.Reverse32(set[0])}
		for side, n := range both {
			want := one[side].Score(set) + one[side].Score(back) - base
			if got := n.Score(set); got != want || n.Score(back) != want {
				t.Fatalf("%x: %d, mirrored %d, want %d", set, got, n.Score(back), want)
			}
		}
	}
}

func TestParseRefuses(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	with := func(i, value int) string {
		list := numbers(r, 1)
		list[i] = value
		return text(list)
	}
	hidden := neural.Squares * neural.Hidden
	for name, text := range map[string]string{
		"nothing":          "",
		"one number less":  text(numbers(r, 1)[1:]),
		"one more":         text(numbers(r, 1)) + " 0",
		"a word":           strings.Replace(with(0, 7), "7", "seven", 1),
		"a large weight":   with(5, neural.Most+1),
		"a small one":      with(hidden-1, -neural.Most-1),
		"a large bias":     with(hidden, neural.MostBias+1),
		"a unit too dear":  with(hidden+neural.Hidden, neural.MostOut+1),
		"more than 32 bit": with(len(numbers(r, 1))-1, 1<<40),
	} {
		if _, err := neural.Parse(text, 1); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}

func BenchmarkScore(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 9))
	n, err := neural.Parse(text(numbers(r, 4)), 4)
	if err != nil {
		b.Fatal(err)
	}
	sets := []uint32{0b11011, 1 << 14, 0b1101 << 20, 1 << 9}
	b.ReportAllocs()
	for b.Loop() {
		n.Score(sets)
	}
}
