package kanishogi

import "tidepool/rules/kani"

// A Move is a whole turn. None of its steps promotes by choice.
type Move = kani.Move

func (p Position) AppendMoves(dst []Move) []Move {
	if p.decided() {
		return dst
	}
	occupied := p.occupied()
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, p.kinds.parents, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				dst = p.make(step).appendBonds(dst, step)
			}
		}
	}
	return dst
}

// appendBonds appends the turn that ends with the first step, which led to p, and those that add a bond.
func (p Position) appendBonds(dst []Move, first kani.Step) []Move {
	dst = append(dst, Move{First: first})
	if p.decided() {
		return dst
	}
	occupied := p.occupied()
	for group := bond(first.Land(), p.own); group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() &^ occupied; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, p.kinds.parents, occupied); lands != 0; lands = lands.Rest() {
				dst = append(dst, Move{First: first, Bond: kani.NewStep(from, to, lands.First())})
			}
		}
	}
	return dst
}

func (p Position) CountMoves() int {
	if p.decided() {
		return 0
	}
	n := 0
	occupied := p.occupied()
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from, occupied); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, p.kinds.parents, occupied); lands != 0; lands = lands.Rest() {
				step := kani.NewStep(from, to, lands.First())
				n += p.make(step).countBonds(step)
			}
		}
	}
	return n
}

func (p Position) countBonds(first kani.Step) int {
	if p.decided() {
		return 1
	}
	group := bond(first.Land(), p.own)
	if group == 0 {
		return 1
	}
	occupied := p.occupied()
	n := 1 + group.CountDiagonals(kani.All&^occupied) +
		(group &^ p.kinds.parents).CountDiagonals(kani.Drifting(occupied)&kani.MidRiver)
	for to := (group & p.kinds.parents).Diagonals() & kani.River &^ occupied; to != 0; to = to.Rest() {
		n += kani.FileSlides(to.First(), occupied).Count()
	}
	return n
}

func (p Position) Apply(m Move) Position {
	p = p.make(m.First)
	if m.Bond != 0 {
		p = p.make(m.Bond)
	}
	p.own, p.enemy = p.enemy, p.own
	p.state.turn = p.state.turn.Other()
	return p
}

// make makes one step with growth and captures. It does not pass the turn.
func (p Position) make(s kani.Step) Position {
	from, land := s.From().Board(), s.Land().Board()
	p.own ^= from | land
	p.kinds.move(from, land)
	if p.kinds.parents&land == 0 {
		p.kinds.grown |= land & p.far()
	}
	if land.Adjacent()&p.enemy != 0 {
		taken := kani.Lines(s.Land(), p.own, p.enemy)
		if !p.state.noWalls {
			taken |= kani.Walls(s.Land(), p.own, p.enemy)
		}
		p.enemy &^= taken
		p.kinds.remove(taken)
	}
	return p
}

func (k *kinds) move(from, to kani.Board) {
	n, both := from.First(), from|to
	k.parents ^= both & -(k.parents >> n & 1)
	k.grown ^= both & -(k.grown >> n & 1)
	k.low ^= both & -(k.low >> n & 1)
	k.high ^= both & -(k.high >> n & 1)
}

func (k *kinds) remove(taken kani.Board) {
	k.parents &^= taken
	k.grown &^= taken
	k.low &^= taken
	k.high &^= taken
}

func (p *Position) reach(from kani.Square, occupied kani.Board) kani.Board {
	if !p.kinds.grown.Has(from) {
		return kani.RankSlides(from, occupied)
	}
	steps := from.Board().Diagonals() &^ occupied
	switch p.state.grown {
	case diagonal:
		return steps
	case rook:
		return kani.RankSlides(from, occupied) | kani.FileSlides(from, occupied)
	}
	return kani.RankSlides(from, occupied) | steps
}

// Reach returns where a grown child, or else any other piece, can move.
func (v Variant) Reach(grown bool, from kani.Square, occupied kani.Board) kani.Board {
	p := Position{state: state{Variant: v}}
	if grown {
		p.kinds.grown = from.Board()
	}
	return p.reach(from, occupied)
}

// landings returns where a piece that stops on a square comes to rest. A parent that enters the river may
// stay or go along it; a child is carried as far as it can go, from the river's ends only inwards.
func landings(from, to kani.Square, parents, occupied kani.Board) kani.Board {
	switch {
	case !kani.Enters(from, to):
		return to.Board()
	case parents.Has(from):
		return kani.FileSlides(to, occupied) | to.Board()
	}
	return kani.CarriedInwards(to, occupied)
}

// Landings returns where a parent or a child that enters the river on a square comes to rest.
func Landings(parent bool, to kani.Square, occupied kani.Board) kani.Board {
	const ashore kani.Square = 0
	var parents kani.Board
	if parent {
		parents = ashore.Board()
	}
	return landings(ashore, to, parents, occupied)
}

// bond returns which own pieces may make the bond step after one has come to rest.
func bond(at kani.Square, own kani.Board) kani.Board {
	if at.Board().Adjacent()&own == 0 {
		return 0
	}
	return at.Board().Group(own)
}
