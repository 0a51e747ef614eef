package kani

import (
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
)

const (
	// gainWin is the gain of a turn that wins at once, by shrimps or captures.
	gainWin     = 100_000
	gainCapture = 1000
	gainShrimp  = 500
)

// An ebiBoard is the board during a turn.
type ebiBoard struct {
	own, enemy kani.Board // pieces of the side to move, and of the other
	shrimps    kani.Board // of both sides
}

func boardOf(p kaninariebi.Position) ebiBoard {
	turn := p.Turn()
	return ebiBoard{p.Pieces(turn), p.Pieces(turn.Other()), p.Shrimps()}
}

func (p *ebiBoard) occupied() kani.Board { return p.own | p.enemy }

// won reports whether the side to move has won after its gain.
func (p *ebiBoard) won() bool {
	return p.enemy.Count() <= kaninariebi.Pieces-kaninariebi.Goal || (p.own&p.shrimps).Count() >= kaninariebi.Goal
}

// stops reports whether the other side cannot move.
func (p *ebiBoard) stops() bool {
	shrimps := p.enemy & p.shrimps
	crabs := p.enemy &^ shrimps
	return (crabs<<1|crabs>>1|shrimps.Diagonals())&kani.All&^p.occupied() == 0
}

func (p ebiBoard) shift(from, land kani.Square) ebiBoard {
	both := from.Board() | land.Board()
	p.own ^= both
	p.shrimps ^= both & -(p.shrimps >> from & 1)
	return p
}

// capture makes the captures of a piece that has come to rest and returns their gain.
func (p *ebiBoard) capture(at kani.Square) int32 {
	taken := kani.Lines(at, p.own, p.enemy)
	p.enemy &^= taken
	p.shrimps &^= taken
	return int32(taken.Count()) * gainCapture
}

func (p *ebiBoard) reach(from kani.Square) kani.Board {
	return kaninariebi.Reach(from, p.shrimps, p.occupied())
}

// grows returns the squares of far on which the piece may be promoted: none if it is a shrimp.
func (p *ebiBoard) grows(from kani.Square, far kani.Board) kani.Board {
	return far &^ -(p.shrimps >> from & 1)
}

type ebiCollector struct {
	moves   []kani.Move
	gains   []int32
	start   int
	won     bool
	winning bool // nothing is collected, only won tells whether a turn wins at once
	anyBond bool
	// far is where crabs may be promoted. near are the squares next to an enemy at the start of the turn,
	// where all captures happen.
	far, near kani.Board
}

// appendEbiNoisy appends the turns that gain something, with their gains. Some may lead to the same position.
// If a turn wins at once, it appends only that one.
func appendEbiNoisy(from kaninariebi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	if from.Over() {
		return moves, gains
	}
	h := ebiCollector{moves: moves, gains: gains, start: len(moves)}
	h.noisy(from)
	return h.moves, h.gains
}

// noisy collects the turns that gain something, until one wins.
func (h *ebiCollector) noisy(from kaninariebi.Position) {
	p := boardOf(from)
	h.anyBond, h.far, h.near = from.AnyBond(), kani.Home(from.Turn().Other()), p.enemy.Adjacent()
	occupied, ends := p.occupied(), kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		grows := p.grows(from, h.far)
		useful := ends | grows | (p.own &^ from.Board()).Adjacent() // to capture, to be promoted or for a bond
		for reach := p.reach(from) & kani.Via(useful); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied) & useful; lands != 0; lands = lands.Rest() {
				land := lands.First()
				after, gain := p.shift(from, land), int32(0)
				if ends.Has(land) {
					gain = after.capture(land)
				}
				step := kani.NewStep(from, to, land)
				h.addNoisy(&after, step, gain)
				if grows.Has(to) && !h.won {
					after.shrimps |= to.Board()
					h.addNoisy(&after, step.Promoting(), gain+gainShrimp)
				}
				if h.won {
					return
				}
			}
		}
	}
}

// addNoisy adds the turn that ends with the first step, which led to p, and the turns with a bond, if they gain
// something.
func (h *ebiCollector) addNoisy(p *ebiBoard, first kani.Step, gain int32) {
	if gain > 0 {
		h.put(p, kani.Move{First: first}, gain)
		if h.won {
			return
		}
	}
	group := kaninariebi.Bond(first.Land(), p.own, p.shrimps, h.anyBond)
	if group == 0 {
		return
	}
	occupied := p.occupied()
	free := kani.All &^ occupied
	targets := group.Diagonals() & free
	if gain == 0 {
		use := kani.Via(h.near & free)
		if group&^p.shrimps != 0 {
			use |= h.far
		}
		if free &= use; targets&free == 0 {
			return
		}
	}
	ends := kani.Flanks(p.own, p.enemy)
	if gain == 0 {
		if free &= kani.Via(ends) | h.far; targets&free == 0 {
			return
		}
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		grows := p.grows(from, h.far)
		for reach := from.Board().Diagonals() & free; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied); lands != 0; lands = lands.Rest() {
				land := lands.First()
				grown := grows.Has(to)
				if gain == 0 && !grown && !ends.Has(land) {
					continue
				}
				after, gain := p.shift(from, land), gain
				if ends.Has(land) {
					gain += after.capture(land)
				}
				step := kani.NewStep(from, to, land)
				if gain > 0 {
					h.put(&after, kani.Move{First: first, Bond: step}, gain)
				}
				if grown && !h.won {
					after.shrimps |= to.Board()
					h.put(&after, kani.Move{First: first, Bond: step.Promoting()}, gain+gainShrimp)
				}
				if h.won {
					return
				}
			}
		}
	}
}

func (h *ebiCollector) put(p *ebiBoard, m kani.Move, gain int32) {
	switch {
	case h.winning:
		h.won = p.won() || p.stops()
		return
	case p.won():
		h.won, gain = true, gain+gainWin
		h.moves, h.gains = h.moves[:h.start], h.gains[:h.start]
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}

// appendEbiQuiet appends the turns that gain nothing, one for each resulting position.
func appendEbiQuiet(from kaninariebi.Position, moves []kani.Move, gains []int32) ([]kani.Move, []int32) {
	if from.Over() {
		return moves, gains
	}
	p := boardOf(from)
	h := ebiCollector{moves: moves, gains: gains, anyBond: from.AnyBond(), near: p.enemy.Adjacent()}
	var seen kani.Seen
	occupied, ends := p.occupied(), kani.Flanks(p.own, p.enemy)
	for own := p.own; own != 0; own = own.Rest() {
		from := own.First()
		for reach := p.reach(from); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied); lands != 0; lands = lands.Rest() {
				land := lands.First()
				after := p.shift(from, land)
				if ends.Has(land) && kani.Lines(land, after.own, after.enemy) != 0 {
					continue
				}
				step := kani.NewStep(from, to, land)
				if !seen.Has(after.key()) {
					h.moves = append(h.moves, kani.Move{First: step})
				}
				h.addQuietBonds(&after, step, &seen)
			}
		}
	}
	return h.quiet()
}

// addQuietBonds adds the quiet turns with a bond after the first step, which led to p.
func (h *ebiCollector) addQuietBonds(p *ebiBoard, first kani.Step, seen *kani.Seen) {
	group := kaninariebi.Bond(first.Land(), p.own, p.shrimps, h.anyBond)
	occupied := p.occupied()
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends := kani.Board(0)
	if targets&(h.near|kani.River) != 0 {
		ends = kani.Flanks(p.own, p.enemy)
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() & targets; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := kaninariebi.Landings(to, occupied); lands != 0; lands = lands.Rest() {
				land := lands.First()
				after := p.shift(from, land)
				if ends.Has(land) && kani.Lines(land, after.own, after.enemy) != 0 || seen.Has(after.key()) {
					continue
				}
				h.moves = append(h.moves, kani.Move{First: first, Bond: kani.NewStep(from, to, land)})
			}
		}
	}
}

// key returns a nonzero number that identifies the position after a turn that gains nothing.
func (p *ebiBoard) key() uint64 { return uint64(p.own) | uint64(p.own&p.shrimps)<<32 }

func (h *ebiCollector) quiet() ([]kani.Move, []int32) {
	for len(h.gains) < len(h.moves) {
		h.gains = append(h.gains, 0)
	}
	return h.moves, h.gains
}
