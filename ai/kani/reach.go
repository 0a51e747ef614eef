package kani

import (
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A pair is a set of squares for each side: that of the side to move in the lower half, the other's above. The
// functions below shift both at once. Along a rank what leaves a half is no square; along a file it is no square
// of the river, which is all that they keep.
type pair uint64

func pairOf(own, enemy kani.Board) pair { return pair(own) | pair(enemy)<<32 }

func (p pair) own() kani.Board   { return kani.Board(p) }
func (p pair) enemy() kani.Board { return kani.Board(p >> 32) }

const (
	rank1  pair = (1<<kani.Size - 1) * (1 | 1<<32)
	rank5       = rank1 << (4 * kani.Stride)
	river  pair = pair(kani.River) | pair(kani.River)<<32
	bottom      = river & rank1
	top         = river & rank5
)

// slides returns where pieces can slide along their ranks.
func slides(pieces, free pair) pair {
	right, left := pieces<<1&free, pieces>>1&free
	for range kani.Size - 2 {
		right |= right << 1 & free
		left |= left >> 1 & free
	}
	return right | left
}

// drift returns the squares off the river, and where the current takes pieces that stop on the others.
func drift(to, free pair, inwards bool) pair {
	up, down, free := to&river, to&river, free&river
	if inwards {
		up, down = up&^top, down&^bottom
	}
	for range kani.Size - 1 {
		up |= up << kani.Stride & free
		down |= down >> kani.Stride & free
	}
	return to&^river | up&^(free>>kani.Stride) | down&^(free<<kani.Stride)
}

// ebiReach returns where pieces may come to rest with the first step of a turn, and only with a bond, of
// which it considers those between pieces that are neighbors already.
func ebiReach(p kaninariebi.Position, own, enemy, free kani.Board) (step, bond pair) {
	shrimps, empty := p.Shrimps(), pairOf(free, free)
	step = slides(pairOf(own&^shrimps, enemy&^shrimps), empty) | diagonals(own&shrimps, enemy&shrimps)&empty
	bond = diagonals(bonded(own&shrimps)|bonded(own&^shrimps), bonded(enemy&shrimps)|bonded(enemy&^shrimps)) & empty
	step = drift(step, empty, false)
	return step, drift(bond, empty, false) &^ step
}

func diagonals(own, enemy kani.Board) pair { return pairOf(own.Diagonals(), enemy.Diagonals()) }

// bonded returns the pieces next to others.
func bonded(pieces kani.Board) kani.Board { return pieces & pieces.Adjacent() }

// shogiReach is [ebiReach] for the other game.
func shogiReach(p kanishogi.Position, own, enemy, free kani.Board) (step, bond pair) {
	parents, grown, empty := p.Parents(), p.Grown(), pairOf(free, free)
	to := slides(pairOf(own&^(parents|grown), enemy&^(parents|grown)), empty)
	var along pair
	for high := grown; high != 0; high = high.Rest() {
		from := high.First()
		reach := pair(p.Variant().Reach(true, from, ^free))
		if enemy.Has(from) {
			reach <<= 32
		}
		if kani.River.Has(from) {
			along |= reach
		} else {
			to |= reach
		}
	}
	parent := slides(pairOf(own&parents, enemy&parents), empty)
	run := parent & river
	for range kani.Size - 1 {
		run |= (run<<kani.Stride | run>>kani.Stride) & river & empty
	}
	step = drift(to, empty, true) | along | parent | run
	return step, drift(diagonals(bonded(own), bonded(enemy))&empty, empty, true) &^ step
}

// areas is the number of sets that areasOf returns.
const areas = 9

// areasOf divides the free squares by which sides reach them with a step or with a bond. To save inputs it
// omits those that are usual for their part of the board: squares in their half that only one side
// reaches, and in the river those that both do, with a step.
func areasOf(turn rules.Side, free kani.Board, step, bond pair) [areas]uint32 {
	ours, theirs, near, far := step.own(), step.enemy(), bond.own(), bond.enemy()
	home, other := halves[turn&1], halves[turn.Other()&1]
	return [...]uint32{
		uint32(free &^ (ours | theirs | near | far)),
		uint32(ours &^ (theirs | far | home)), uint32(theirs &^ (ours | near | other)), uint32(ours & theirs &^ kani.River),
		uint32(ours & far), uint32(theirs & near),
		uint32(near &^ (theirs | far)), uint32(far &^ (ours | near)), uint32(near & far),
	}
}

// halves are the files on each side of the river.
var halves = [2]kani.Board{
	rules.Near: kani.Home(rules.Near) | kani.Home(rules.Near)<<1,
	rules.Far:  kani.Home(rules.Far) | kani.Home(rules.Far)>>1,
}

// attacked returns the pieces of both sides that a piece of the other side would capture in line by coming to rest
// on one of its squares of at: those in an unbroken run from such a square to another piece of that side.
func attacked(at pair, own, enemy kani.Board) kani.Board {
	pieces, prey := pairOf(own, enemy), pairOf(enemy, own)
	inner := prey &^ (rank1 | rank5) // no run along a file passes the others
	taken := kani.Ahead(at, prey, 1)&kani.Behind(pieces, prey, 1) | kani.Behind(at, prey, 1)&kani.Ahead(pieces, prey, 1) |
		kani.Ahead(at, inner, kani.Stride)&kani.Behind(pieces, inner, kani.Stride) |
		kani.Behind(at, inner, kani.Stride)&kani.Ahead(pieces, inner, kani.Stride)
	return taken.own() | taken.enemy()
}
