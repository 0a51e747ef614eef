package onitama

import (
	_ "embed" // for the network
	"sync"

	"tidepool/ai"
	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// What the terms of the evaluation leave, where pieces stand together and which cards suit that, a
// network has learnt from games of the engine with itself (see package tune).

//go:embed network.txt
var networkText string

const (
	// networkKinds are own and enemy students and masters, own, enemy and waiting cards, and what
	// of these has no room in a set.
	networkKinds    = 8
	networkStanding = 4
	// setBits are the cards that a set has room for; of the rest each set has spareBits in the last kind.
	setBits, spareBits = 32, 8
)

// networkViews is read when an engine first needs it.
var networkViews = sync.OnceValue(func() *neural.Views {
	return neural.MustParseViews(networkText, networkKinds, networkView)
})

// networkView turns the board around; cards are those of the side to move anyway.
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

// Inputs lists the network's inputs that are on in a position (see [neural.Inputs]) for learning.
// No two boards are worth the same, so over makes no difference.
func (Game) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(onitama.Position)
	sets := networkSets(q)
	return neural.Inputs(sets[:], q.Turn(), networkView)
}

// Fixed is the part of the evaluation that the network learns to complete.
func Fixed(p rules.Position) ai.Score { return terms.score(p.Unwrap().(onitama.Position)) }
