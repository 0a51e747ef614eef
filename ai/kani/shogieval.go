package kani

import (
	_ "embed" // for the weights

	"tidepool/ai"
	"tidepool/rules/kani"
	"tidepool/rules/kanishogi"
)

// Terms of Kani Shogi beside the lines: which children both sides have lost,
// where grown ones and parents stand, and what is next to the parents.
const (
	shogiLost    = lineWeights
	shogiOwn     = shogiLost + 256
	shogiEnemy   = shogiOwn + squareKinds
	shogiParent  = shogiEnemy + squareKinds
	shogiThreat  = shogiParent + squareKinds*81
	shogiWeights = shogiThreat + squareKinds*81
	shogiTerms   = lineTerms + 1 + 2*4 + 2
)

//go:embed weights/kanishogi.txt
var shogiText string

// shogiFitted are read-only.
var shogiFitted = parseWeights(shogiText, shogiWeights)

// shogiFeatures lists the terms of a position that is not over.
func shogiFeatures(p kanishogi.Position, t []uint16) []uint16 {
	turn := p.Turn()
	own, enemy, grown := p.Pieces(turn), p.Pieces(turn.Other()), seen(p.Grown(), turn)
	lost := uint16(p.Missing(turn))<<4 | uint16(p.Missing(turn.Other()))
	parents := seen(p.Parents(), turn)
	own, enemy = seen(own, turn), seen(enemy, turn)
	lines := linesOf(own, enemy)
	t = append(append(t, lines[:]...), shogiLost+lost)
	t = shrimpTerms(shrimpTerms(t, grown&own, shogiOwn), grown&enemy, shogiEnemy)
	return append(t,
		shogiParent+besides((parents&own).First(), own, enemy),
		shogiThreat+besides((parents&enemy).First(), own, enemy))
}

// besides numbers a square with what stands orthogonally next to it. Up and
// down are alike: squares of the upper half are seen from above.
func besides(at kani.Square, own, enemy kani.Board) uint16 {
	right, left := beside(at, 1, own, enemy), beside(at, -1, own, enemy)
	up, down := beside(at, kani.Stride, own, enemy), beside(at, -kani.Stride, own, enemy)
	if at.Rank() > kani.Size/2 {
		up, down = down, up
	}
	return squareKind(at)*81 + right + 3*left + 9*up + 27*down
}

// beside is 1 if an own piece stands so far from a square, 2 if an enemy.
func beside(at kani.Square, distance int, own, enemy kani.Board) uint16 {
	next := kani.Board(uint64(1) << (int(at) + 8 + distance) >> 8)
	switch {
	case own&next != 0:
		return 1
	case enemy&next != 0:
		return 2
	}
	return 0
}

// Evaluate adds the weights of a position's terms up.
func (shogiEvaluator) Evaluate(p kanishogi.Position) ai.Score {
	var buffer [shogiTerms]uint16
	s := ai.Score(0)
	for _, i := range shogiFeatures(p, buffer[:0]) {
		s += ai.Score(shogiFitted[i])
	}
	return s
}
