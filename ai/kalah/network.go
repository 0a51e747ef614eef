package kalah

import (
	_ "embed" // for the weights
	"strings"
	"sync"

	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// The network adds to the difference of the stores what the houses are worth to the side to move. It was trained on
// positions of games of the engine against itself (see package tune), valued by the solver or, with many seeds left,
// by a search.

//go:embed network.txt
var networkText string

const (
	// mostHouses is the most that a side can have. The network knows farHouse+1; those beyond count like the last.
	mostHouses, farHouse = 8, 5
	// networkKinds are the own houses by their distance from the store, the nearest first, those of the enemy, and
	// the largest capture that each side threatens. The input of each is its number of seeds, up to fullHouse.
	networkKinds = 2*mostHouses + 2
	fullHouse    = 12
)

// network parses the network on first use.
var network = sync.OnceValue(func() *neural.Net {
	lines := strings.SplitAfter(networkText, "\n") // one an input
	kind := func(k int) []string { return lines[k*neural.Squares:][:neural.Squares] }
	for far := farHouse + 1; far < mostHouses; far++ {
		copy(kind(far), kind(farHouse))
		copy(kind(mostHouses+far), kind(mostHouses+farHouse))
	}
	n, err := neural.Parse(strings.Join(lines, ""), networkKinds)
	if err != nil {
		panic(err)
	}
	return n
})

func networkSets(p kalah.Position) (sets [networkKinds]uint32) {
	own, enemy := p.Rows()
	houses := p.Houses()
	for i := range houses {
		far := houses - 1 - i
		sets[far&(mostHouses-1)] = 1 << min(seedsIn(own, i), fullHouse)
		sets[mostHouses+far&(mostHouses-1)] = 1 << min(seedsIn(enemy, i), fullHouse)
	}
	sets[networkKinds-2] = 1 << min(largestCapture(own, enemy, houses), fullHouse)
	sets[networkKinds-1] = 1 << min(largestCapture(enemy, own, houses), fullHouse)
	return sets
}

func seedsIn(row uint64, house int) int { return int(row >> (8 * uint(house)) & 0xff) }

// largestCapture returns how many seeds a sowing can bring home by a capture. It has hardly any branches, as
// nobody could foresee them.
func largestCapture(own, enemy uint64, houses int) int {
	const tops = 0x8080808080808080
	around := 2*houses + 1
	empty := ^(own&^tops + ^uint64(tops) | own) & (tops >> (64 - 8*uint(houses)))
	most := 0
	for i := range houses {
		seeds := seedsIn(own, i)
		if seeds >= around {
			if seeds == around {
				most = max(most, seedsIn(enemy, houses-1-i)+1)
			}
			continue
		}
		last, passed := i+seeds, 0
		if last >= around {
			last, passed = last-around, 1
		}
		ok := empty >> (8*uint(last) + 7) &^ (empty >> (8*uint(i) + 7)) & 1
		taken := int(enemy>>(8*uint(houses-1-last)&63)&0xff) + passed
		most = max(most, taken&-int(ok))
	}
	if most > 0 {
		most++ // the seed that captures
	}
	return most
}

// Kinds returns the number of kinds of the network's inputs.
func (Game) Kinds() int { return networkKinds }

// Inputs returns the network's active inputs in a position (see [neural.Inputs]), for training. They are relative to
// the side to move, and over makes no difference.
func (Game) Inputs(p rules.Position, over bool) []uint16 {
	sets := networkSets(p.Unwrap().(kalah.Position))
	return neural.Inputs(sets[:], rules.Near, nil)
}

// Fixed returns the part of the evaluation that the network is trained to complete.
func Fixed(p rules.Position) ai.Score { return 100 * marginOf(p.Unwrap().(kalah.Position)) }
