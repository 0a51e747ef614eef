package kani

import (
	_ "embed" // for the weights

	"tidepool/ai"
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

// ebiFitted are read-only.
var ebiFitted = parseWeights(ebiText, ebiWeights)

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

// Evaluate adds the weights of a position's terms up.
func (nariebiEvaluator) Evaluate(p kaninariebi.Position) ai.Score {
	var buffer [ebiTerms]uint16
	s := ai.Score(0)
	for _, i := range ebiFeatures(p, buffer[:0]) {
		s += ai.Score(ebiFitted[i])
	}
	return s
}
