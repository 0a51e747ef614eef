package onitama

import (
	_ "embed" // for the network
	"sync"

	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// The network, trained on games of the engine against itself (see package tune), adds what the terms of the
// evaluation miss: how pieces stand together, and which cards suit that.

//go:embed network.txt
var networkText string

const (
	// networkKinds are own students and masters, those of the enemy, the own, enemy and middle cards, and the
	// cards of these three that do not fit into a set.
	networkKinds    = 8
	networkStanding = 4
	// A set has room for setBits cards. The rest of each set takes spareBits in the last kind.
	setBits, spareBits = 32, 8
)

// networkViews parses the network on first use.
var networkViews = sync.OnceValue(func() *neural.Views {
	return neural.MustParseViews(networkText, networkKinds, networkView)
})

// networkView turns the board around. Cards are relative to the side to move already.
func networkView(kind, at int) (int, bool) {
	if kind >= networkStanding {
		return at, true
	}
	return squares - 1 - at, at < squares
}

func networkSets(p onitama.Position) [networkKinds]uint32 {
	own, enemy, masters := p.Boards()
	hand, other := p.Hands()
	mine, theirs, waiting := setOf(hand[0])|setOf(hand[1]), setOf(other[0])|setOf(other[1]), setOf(p.Middle())
	return [...]uint32{
		own &^ masters, own & masters, enemy &^ masters, enemy & masters,
		uint32(mine), uint32(theirs), uint32(waiting),
		uint32(mine>>setBits | theirs>>setBits<<spareBits | waiting>>setBits<<(2*spareBits)),
	}
}

func setOf(c onitama.Card) uint64 { return 1 << (c & 63) }

func (Game) Kinds() int { return networkKinds }

// Inputs returns the network's active inputs in a position (see [neural.Inputs]), for training. The board has
// no symmetry, so over makes no difference.
func (Game) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(onitama.Position)
	sets := networkSets(q)
	return neural.Inputs(sets[:], q.Turn(), networkView)
}

// Fixed returns the part of the evaluation that the network is trained to complete.
func Fixed(p rules.Position) ai.Score { return terms.score(p.Unwrap().(onitama.Position)) }
