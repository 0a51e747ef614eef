package kani

import (
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// A turn moves at most two pieces, so it cannot block an enemy with more exits than this.
const blocked = 2

func (*nariebiEvaluator) WinsNow(p kaninariebi.Position) bool {
	gains, blocks := ebiMayWin(p)
	if gains {
		h := ebiCollector{winning: true}
		if h.noisy(p); h.won {
			return true
		}
	}
	if !blocks {
		return false
	}
	var moves [128]kani.Move // on the stack: a table asks of a thousand million placements
	return wins(p, p.AppendMoves(moves[:0]))
}

func (*shogiEvaluator) WinsNow(p kanishogi.Position) bool {
	gains, stops, blocks := shogiMayWin(p)
	if gains && p.WinsByGain() {
		return true
	}
	if stops {
		moves, _ := p.AppendNoisy(nil, nil)
		if wins(p, moves) {
			return true
		}
	}
	return blocks && wins(p, p.AppendMoves(nil))
}

// wins reports whether one of the moves wins.
func wins[P rules.Rules[P, kani.Move]](p P, moves []kani.Move) bool {
	for _, m := range moves {
		if o := p.Apply(m).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
			return true
		}
	}
	return false
}

func (e *nariebiEvaluator) Threatens(p kaninariebi.Position) bool {
	other := p.Passed()
	return !other.Over() && e.WinsNow(other)
}

func (e *shogiEvaluator) Threatens(p kanishogi.Position) bool {
	other := p.Passed()
	return !other.Over() && e.WinsNow(other)
}

// ebiMayWin reports whether the side to move might win in one turn by what it gains or by leaving the enemy
// without a move, and whether it might do the latter without a capture. False is certain.
func ebiMayWin(p kaninariebi.Position) (gains, blocks bool) {
	own, enemy, shrimps := p.Pieces(p.Turn()), p.Pieces(p.Turn().Other()), p.Shrimps()
	free, crabs, far := kani.All&^(own|enemy), own&^shrimps, kani.Home(p.Turn().Other())
	step, _ := ebiReach(p, own, enemy, free)
	rests := step.own()
	switch (own & shrimps).Count() {
	case kaninariebi.Goal - 1:
		gains = (rests|crabs.Diagonals()|rests.Diagonals())&far != 0
	case kaninariebi.Goal - 2:
		gains = rests&far != 0 && crabs.Diagonals()&far != 0
	}
	r := extentOf(rests, own, enemy, 0)
	need := enemy.Count() - (kaninariebi.Pieces - kaninariebi.Goal)
	return gains || r.most >= need || mayStop(p, enemy, r.taken, need-1), r.blocks(p.Exits(enemy))
}

// shogiMayWin is [ebiMayWin] for the other game; stops is that a capture might leave the enemy without a move.
func shogiMayWin(p kanishogi.Position) (gains, stops, blocks bool) {
	own, enemy, parents := p.Pieces(p.Turn()), p.Pieces(p.Turn().Other()), p.Parents()
	r := shogiExtent(p, own, enemy)
	parent, taken := r.taken&parents, r.taken&^parents
	children := (enemy &^ parents).Count()
	need := children - 1
	if (own &^ parents).Count() == 2 {
		need = max(1, children-2)
	}
	return parent != 0 || taken.Count() >= need, mayStop(p, enemy, taken, children-2), r.blocks(p.Exits(enemy))
}

// MaySpoil implements [search.Spoiler]: whoever captures a second child loses if the two that the other captured
// have the larger numbers.
func (*shogiEvaluator) MaySpoil(p kanishogi.Position) bool {
	own, enemy, parents := p.Pieces(p.Turn()), p.Pieces(p.Turn().Other()), p.Parents()
	if (own &^ parents).Count() <= 2 {
		return false
	}
	left := (enemy &^ parents).Count()
	if left > 2 {
		left -= (shogiExtent(p, own, enemy).taken &^ parents).Count()
	}
	return left <= 2
}

// mayStop reports whether the enemy might have no exit after the capture of one to most pieces of taken.
func mayStop[P interface{ Exits(kani.Board) kani.Board }](p P, enemy, taken kani.Board, most int) bool {
	if most <= 0 || taken == 0 || p.Exits(enemy&^taken).Count() > blocked {
		return false
	}
	for ; taken != 0; taken = taken.Rest() {
		left := enemy &^ taken.First().Board()
		if p.Exits(left).Count() <= blocked || mayStop(p, left, taken.Rest(), most-1) {
			return true
		}
	}
	return false
}

// An extent is what the two steps of one turn might do. They may do less, but not more.
type extent struct {
	first, bond kani.Board // where they might end
	taken       kani.Board // what they might capture
	most        int        // how many of these in line
}

// extentOf returns the extent of a turn whose first step can end on rests and might capture walled, beside what it
// captures in line.
func extentOf(rests, own, enemy, walled kani.Board) extent {
	taken := kani.Between(rests, own, enemy) | walled
	e := extent{first: rests, taken: taken, most: taken.Count()}
	rests &= own.Adjacent() // where the piece may have a bond
	if rests == 0 {
		return e
	}
	left := enemy &^ taken
	again, other := rests.Diagonals()&^left, own.Diagonals()&^left // for a bond step of the same piece, or of another
	if (again|other)&kani.River != 0 {
		again, other = again|kani.River&^left, other|kani.River&^left
	}
	e.bond = again | other
	again, other = taken|kani.Between(again, own, enemy), taken|kani.Between(other, own|rests, enemy)
	e.taken, e.most = again|other, max(again.Count(), other.Count())
	return e
}

// shogiExtent adds what Kani Shogi captures against the edge.
func shogiExtent(p kanishogi.Position, own, enemy kani.Board) extent {
	step, _ := shogiReach(p, own, enemy, kani.All&^(own|enemy))
	e := extentOf(step.own(), own, enemy, enclosed(own, enemy, 1, 0))
	e.taken |= enclosed(own, enemy, 2, e.taken)
	return e
}

// enclosed returns the enemy groups at the edge that have at most most free squares beside them, or a piece of
// taken: where that is captured first, the rest might be enclosed.
func enclosed(own, enemy kani.Board, most int, taken kani.Board) (groups kani.Board) {
	for left := enemy; left != 0; {
		group := (left & -left).Group(enemy)
		left &^= group
		if group&kani.Edge != 0 && (group&taken != 0 || (group.Adjacent()&^(own|enemy)).Count() <= most) {
			groups |= group
		}
	}
	return groups
}

// blocks reports whether the turn might occupy all these squares.
func (e *extent) blocks(exits kani.Board) bool {
	return exits&^(e.first|e.bond) == 0 &&
		(exits.Count() <= 1 || exits.Count() == 2 && exits&e.first != 0 && exits&e.bond != 0)
}
