package onitama

import (
	_ "embed" // for the network
	"sync"

	"tidepool/ai/neural"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// The network is trained on games of the engine against itself (see package tune). Scores are roughly in
// hundredths of a student.

//go:embed network.txt
var networkText string

const (
	// networkKinds are sets of squares by what stands there and which side reaches them with its cards, and the
	// own, enemy and middle cards, and the cards of these three that do not fit into a set.
	networkKinds   = networkSquares + 4
	networkSquares = 14
	// A set has room for setBits cards. The rest of each set takes spareBits in the last kind.
	setBits, spareBits = 32, 8
)

// networkViews parses the network on first use.
var networkViews = sync.OnceValue(func() *neural.Views {
	return neural.MustParseViews(networkText, networkKinds, networkView)
})

// networkView turns the board around. Cards are relative to the side to move already.
func networkView(kind, at int) (int, bool) {
	if kind >= networkSquares {
		return at, true
	}
	return squares - 1 - at, at < squares
}

// networkSets puts each square in at most one set. The side to move would win if it reached the enemy master,
// and cannot lose its master to itself, so masters have fewer sets than students.
func networkSets(p onitama.Position) [networkKinds]uint32 {
	own, enemy, masters := p.Boards()
	hand, other := p.Hands()
	us := p.Turn() & 1
	ours, theirs := hits(own, us, hand), hits(enemy, us^1, other)
	both, neither := ours&theirs, ^(ours | theirs)
	only, threatened := ours&^theirs, theirs&^ours
	empty, students, others := ^(own | enemy), own&^masters, enemy&^masters
	mine, far, waiting := setOf(hand[0])|setOf(hand[1]), setOf(other[0])|setOf(other[1]), setOf(p.Middle())
	return [...]uint32{
		empty & only, empty & threatened, empty & both,
		students & neither, students & only, students & threatened, students & both,
		others & neither, others & only, others & threatened, others & both,
		own & masters &^ theirs, own & masters & theirs, enemy & masters,
		uint32(mine), uint32(far), uint32(waiting),
		uint32(mine>>setBits | far>>setBits<<spareBits | waiting>>setBits<<(2*spareBits)),
	}
}

// hits returns the squares that pieces reach with two cards, occupied or not.
func hits(pieces uint32, side rules.Side, cards [2]onitama.Card) (set uint32) {
	reach := &reachTable[side&1]
	low, high := &reach[cards[0]&63], &reach[cards[1]&63]
	for rank := range ranks {
		row := pieces >> (rank * ranks) & 31
		set |= low[rank][row] | high[rank][row]
	}
	return set
}

func setOf(c onitama.Card) uint64 { return 1 << (c & 63) }

func (Game) Kinds() int { return networkKinds }

// Inputs returns the network's active inputs in a position (see [neural.Inputs]), for training. Here over makes no
// difference: a mirror image with mirrored cards has the same value, but a network that learnt from both was no
// stronger (51.5 % of 440 games), nor one that looked at both (48.2 % of 220).
func (Game) Inputs(p rules.Position, over bool) []uint16 {
	q := p.Unwrap().(onitama.Position)
	sets := networkSets(q)
	return neural.Inputs(sets[:], q.Turn(), networkView)
}
