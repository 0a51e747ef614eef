package endgame

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

type Kind uint8

// The kinds of piece. Crabs and ungrown children are Plain.
const (
	Plain Kind = iota
	Promoted
	Parent
)

// Gaits describe how the pieces of a game move when nothing is captured.
type Gaits struct {
	// Reach returns where a piece can move with these squares occupied, and equally where it may come from.
	Reach func(k Kind, from kani.Square, occupied kani.Board) kani.Board
	// Carried returns where a piece that enters the river may come to rest.
	Carried func(k Kind, to kani.Square, occupied kani.Board) kani.Board
	// Declines means that a piece may stay plain on the far file.
	Declines bool
	// AnyBond means that pieces of different kinds form a bond.
	AnyBond bool
	// Captures reports whether a piece that comes to rest at a square captures something. It is called for the
	// side with fewer pieces: what the other side captures, or either with as many, ends the game.
	Captures func(at kani.Square, own, enemy kani.Board) bool
}

// After yields the successors of a placement without a win at once, from the other side's point of view, but for
// those after captures. Some may come more than once.
func (g *Gaits) After(p Placement, yield func(Placement)) {
	w := walker{Gaits: g}
	w.after(p, func(next *Placement) bool {
		yield(next.Other())
		return true
	})
}

// Before yields the placements with a turn that leads to p. Some may come more than once, and some of these
// turns would have ended the game.
func (g *Gaits) Before(p Placement, yield func(Placement)) {
	w := walker{Gaits: g}
	w.before(p.Other(), func(before *Placement) { yield(*before) })
}

// A walker makes turns without captures forwards and backwards. Only its Gaits need to be set.
type walker struct {
	*Gaits
	first, second []half
}

// A half is a placement between the two steps of a turn, and the square of the piece that moved.
type half struct {
	Placement
	at kani.Square
}

// after yields the successors of p, from the point of view of the side that moved, until yield returns false.
func (w *walker) after(p Placement, yield func(p *Placement) bool) {
	for own := p.Own; own != 0; own = own.Rest() {
		from := own.First()
		w.first = w.steps(w.first[:0], &p, from, w.Reach(p.kind(from), from, p.occupied()))
		for i := range w.first {
			if h := &w.first[i]; !yield(&h.Placement) || !w.bonds(h, yield) {
				return
			}
		}
	}
}

func (w *walker) bonds(h *half, yield func(p *Placement) bool) bool {
	for group := w.group(&h.Placement, h.at); group != 0; group = group.Rest() {
		from := group.First()
		w.second = w.steps(w.second[:0], &h.Placement, from, diagonals(from, h.occupied()))
		for i := range w.second {
			if !yield(&w.second[i].Placement) {
				return false
			}
		}
	}
	return true
}

// before yields the placements with a turn that leads to p, from the point of view of the side that moved.
// Some of these turns would have ended the game.
func (w *walker) before(p Placement, yield func(p *Placement)) {
	for own := p.Own; own != 0; own = own.Rest() {
		land := own.First()
		w.undo(&p, land, yield)
		w.second = w.back(w.second[:0], &p, land, diagonally)
		for i := range w.second {
			h := &w.second[i]
			for group := w.group(&h.Placement, h.at); group != 0; group = group.Rest() {
				w.undo(&h.Placement, group.First(), yield)
			}
		}
	}
}

func (w *walker) undo(p *Placement, land kani.Square, yield func(p *Placement)) {
	w.first = w.back(w.first[:0], p, land, w.Reach)
	for i := range w.first {
		yield(&w.first[i].Placement)
	}
}

// steps appends the placements after the steps of a piece to some squares.
func (g *Gaits) steps(dst []half, p *Placement, from kani.Square, squares kani.Board) []half {
	k, occupied := p.kind(from), p.occupied()
	rest := p.without(from)
	leaves := p.behind()
	for ; squares != 0; squares = squares.Rest() {
		to := squares.First()
		lands := to.Board()
		if kani.Enters(from, to) {
			lands = g.Carried(k, to, occupied)
		}
		for ; lands != 0; lands = lands.Rest() {
			land := lands.First()
			if leaves && g.Captures(land, rest.Own, rest.Enemy) {
				continue
			}
			grows := k == Plain && farFile.Has(land)
			if grows {
				dst = append(dst, half{rest.with(land, Promoted), land})
			}
			if !grows || g.Declines {
				dst = append(dst, half{rest.with(land, k), land})
			}
		}
	}
	return dst
}

// back appends the placements before the steps of a piece.
func (g *Gaits) back(dst []half, p *Placement, land kani.Square, reach func(Kind, kani.Square, kani.Board) kani.Board) []half {
	if p.behind() && g.Captures(land, p.Own, p.Enemy) {
		return dst
	}
	rest, k := p.without(land), p.kind(land)
	dst = g.backAs(dst, &rest, k, land, reach)
	if k == Promoted && farFile.Has(land) {
		dst = g.backAs(dst, &rest, Plain, land, reach)
	}
	return dst
}

// backAs is back for a piece that was of kind k before its step.
func (g *Gaits) backAs(dst []half, rest *Placement, k Kind, land kani.Square, reach func(Kind, kani.Square, kani.Board) kani.Board) []half {
	occupied := rest.occupied()
	from := reach(k, land, occupied)
	if kani.River.Has(land) {
		from &= kani.River
		for entries := kani.River &^ occupied; entries != 0; entries = entries.Rest() {
			if to := entries.First(); g.Carried(k, to, occupied).Has(land) {
				from |= reach(k, to, occupied) &^ kani.River
			}
		}
	}
	if k == Plain && !g.Declines {
		from &^= farFile
	}
	for ; from != 0; from = from.Rest() {
		dst = append(dst, half{rest.with(from.First(), k), from.First()})
	}
	return dst
}

// group returns the pieces that may make the bond step after a piece has come to rest at a square.
func (g *Gaits) group(p *Placement, at kani.Square) kani.Board {
	within := p.Own
	if !g.AnyBond {
		if within &= p.Promoted; !p.Promoted.Has(at) {
			within = p.Own &^ p.Promoted
		}
	}
	if at.Board().Adjacent()&within == 0 {
		return 0
	}
	return at.Board().Group(within)
}

var farFile = kani.Home(rules.Far)

func diagonals(from kani.Square, occupied kani.Board) kani.Board {
	return from.Board().Diagonals() &^ occupied
}

// diagonally returns where a piece of any kind can move in a bond.
func diagonally(_ Kind, from kani.Square, occupied kani.Board) kani.Board {
	return diagonals(from, occupied)
}

// behind reports whether the side to move has fewer pieces than the other.
func (p *Placement) behind() bool { return p.Own.Count() < p.Enemy.Count() }

func (p *Placement) occupied() kani.Board { return p.Own | p.Enemy }

func (p *Placement) kind(at kani.Square) Kind {
	switch {
	case p.Promoted.Has(at):
		return Promoted
	case p.Parents.Has(at):
		return Parent
	}
	return Plain
}

func (p *Placement) without(at kani.Square) Placement {
	keep := ^at.Board()
	return Placement{Own: p.Own & keep, Enemy: p.Enemy, Promoted: p.Promoted & keep, Parents: p.Parents & keep}
}

func (p *Placement) with(at kani.Square, k Kind) Placement {
	q := *p
	q.Own |= at.Board()
	switch k {
	case Promoted:
		q.Promoted |= at.Board()
	case Parent:
		q.Parents |= at.Board()
	}
	return q
}
