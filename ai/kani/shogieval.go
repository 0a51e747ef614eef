package kani

import (
	_ "embed" // for the weights

	"tidepool/ai"
	"tidepool/rules"
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

// shogiSums are read-only.
var shogiSums = makeShogiSums(parseWeights(shogiText, shogiWeights))

// shogiSum is the weights as they are added up.
type shogiSum struct {
	lines          *lineSums
	own, enemy     *squareSums
	lost           []int16
	parent, threat []int16
	// beside is where the 81 weights of a parent's square begin.
	beside [2][32]uint16
}

func makeShogiSums(weights []int16) *shogiSum {
	t := &shogiSum{
		lines: makeLineSums(weights[:lineWeights]),
		own:   makeSquareSums(weights[shogiOwn:shogiEnemy]), enemy: makeSquareSums(weights[shogiEnemy:shogiParent]),
		lost:   weights[shogiLost:shogiOwn],
		parent: weights[shogiParent:shogiThreat], threat: weights[shogiThreat:],
	}
	for all := kani.All; all != 0; all = all.Rest() {
		at := all.First()
		t.beside[rules.Near][at] = squareKind(at) * 81
		t.beside[rules.Far][at] = squareKind(at.Board().Mirror().First()) * 81
	}
	return t
}

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

// Evaluate adds the weights of a position's terms up, those of shogiFeatures.
func (shogiEvaluator) Evaluate(p kanishogi.Position) ai.Score {
	turn := p.Turn()
	own, enemy, parents, grown := p.Pieces(turn), p.Pieces(turn.Other()), p.Parents(), p.Grown()
	t := shogiSums
	return ai.Score(t.lines.of(turn, own, enemy) + int32(t.lost[p.Missing(turn)<<4|p.Missing(turn.Other())]) +
		t.own.of(turn, grown&own) + t.enemy.of(turn, grown&enemy) +
		int32(t.parent[t.besides(turn, (parents&own).First(), own, enemy)]) +
		int32(t.threat[t.besides(turn, (parents&enemy).First(), own, enemy)]))
}

// besides is the function of the same name on the board as it stands.
func (t *shogiSum) besides(turn rules.Side, at kani.Square, own, enemy kani.Board) uint16 {
	return t.beside[turn&1][at&31] + ternary[around(turn, at, own)] + 2*ternary[around(turn, at, enemy)]
}

// around has a bit for each piece next to a square, in the order of besides.
func around(turn rules.Side, at kani.Square, pieces kani.Board) uint64 {
	// Bit 8 is the square.
	near := uint64(pieces) << 8 >> (at & 31)
	right, left, up, down := near>>9&1, near>>7&1, near>>(8+kani.Stride)&1, near>>(8-kani.Stride)&1
	if turn == rules.Far {
		right, left = left, right
	}
	if at >= (kani.Size/2+1)*kani.Stride {
		up, down = down, up
	}
	return right | left<<1 | up<<2 | down<<3
}
