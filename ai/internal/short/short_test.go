package short

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestSort(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		list := make([][2]int, n) // a key, and its original index
		for i := range list {
			list[i] = [2]int{r.IntN(9) - 4, i}
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, func(a, b [2]int) int { return cmp.Compare(a[0], b[0]) })
		Sort(list, func(item [2]int) int { return item[0] })
		if !slices.Equal(list, want) {
			t.Errorf("%v, want %v", list, want)
		}
	}
}
