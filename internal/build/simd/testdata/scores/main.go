// Command scores prints the scores of random boards by random networks.
package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"tidepool/ai/neural"
)

func main() {
	r := rand.New(rand.NewPCG(6, 4))
	for kinds := 1; kinds <= 8; kinds++ {
		n, err := neural.Parse(numbers(r, kinds, kinds%2 == 0), kinds)
		if err != nil {
			panic(err)
		}
		for range 40 {
			fmt.Print(n.Score(board(r, kinds)), " ")
		}
	}
}

// numbers returns a network, with the largest allowed weights if it is extreme.
func numbers(r *rand.Rand, kinds int, extreme bool) string {
	hidden := kinds * neural.Squares * neural.Hidden
	list := make([]int, neural.Size(kinds))
	for i := range list {
		most := 3000
		switch {
		case i < hidden && extreme:
			most = neural.Most
		case i < hidden:
			most = 50
		case i < hidden+neural.Hidden && extreme:
			most = neural.MostBias
		case i < hidden+2*neural.Hidden:
			most = neural.MostOut
		}
		list[i] = r.IntN(2*most+1) - most
		if extreme && i < hidden+2*neural.Hidden && r.IntN(2) == 0 {
			list[i] = []int{-most, 0, most}[r.IntN(3)]
		}
	}
	return strings.Trim(fmt.Sprint(list), "[]")
}

// board returns a board with at most the allowed number of pieces.
func board(r *rand.Rand, kinds int) []uint32 {
	sets := make([]uint32, kinds)
	for range r.IntN(neural.Pieces + 1) {
		sets[r.IntN(kinds)] |= 1 << r.IntN(neural.Squares)
	}
	return sets
}
