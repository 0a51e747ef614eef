package kani

import (
	_ "embed" // for the weights

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

// Terms of Kani Nari Ebi beside the lines: how many pieces and shrimps both
// sides have, and where shrimps stand.
const (
	ebiMaterial = lineWeights
	ebiOwn      = ebiMaterial + 81
	ebiEnemy    = ebiOwn + squareKinds
	ebiWeights  = ebiEnemy + squareKinds
	ebiTerms    = lineTerms + 1 + 2*2
)

//go:embed weights/kaninariebi.txt
var ebiText string

// ebiSums are read-only.
var ebiSums = makeEbiSums(parseWeights(ebiText, ebiWeights))

// ebiSum is the weights as they are added up.
type ebiSum struct {
	lines      *lineSums
	own, enemy *squareSums
	// material has room for positions that are over, whose sum means nothing.
	material [128]int16
}

func makeEbiSums(weights []int16) *ebiSum {
	t := &ebiSum{
		lines: makeLineSums(weights[:lineWeights]),
		own:   makeSquareSums(weights[ebiOwn:ebiEnemy]),
		enemy: makeSquareSums(weights[ebiEnemy:]),
	}
	copy(t.material[:], weights[ebiMaterial:ebiOwn])
	return t
}

// ebiFeatures lists the terms of a position that is not over.
func ebiFeatures(p kaninariebi.Position, t []uint16) []uint16 {
	turn := p.Turn()
	own, enemy, shrimps := seen(p.Pieces(turn), turn), seen(p.Pieces(turn.Other()), turn), seen(p.Shrimps(), turn)
	lines := linesOf(own, enemy)
	t = append(t, lines[:]...)
	mine, theirs := own&shrimps, enemy&shrimps
	t = append(t, ebiMaterial+uint16(27*(own.Count()-3)+9*mine.Count()+3*(enemy.Count()-3)+theirs.Count()))
	return shrimpTerms(shrimpTerms(t, mine, ebiOwn), theirs, ebiEnemy)
}

func shrimpTerms(t []uint16, shrimps kani.Board, from uint16) []uint16 {
	for ; shrimps != 0; shrimps = shrimps.Rest() {
		t = append(t, from+squareKind(shrimps.First()))
	}
	return t
}

// Evaluate adds the weights of a position's terms up, those of ebiFeatures.
func (nariebiEvaluator) Evaluate(p kaninariebi.Position) ai.Score {
	b := boardOf(p)
	return b.evaluate(p.Turn())
}

func (p *ebiBoard) evaluate(turn rules.Side) ai.Score {
	mine, theirs := p.own&p.shrimps, p.enemy&p.shrimps
	material := 27*(p.own.Count()-3) + 9*mine.Count() + 3*(p.enemy.Count()-3) + theirs.Count()
	return ai.Score(ebiSums.lines.of(turn, p.own, p.enemy) + int32(ebiSums.material[material&127]) +
		ebiSums.own.of(turn, mine) + ebiSums.enemy.of(turn, theirs))
}
