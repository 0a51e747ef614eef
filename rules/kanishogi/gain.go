package kanishogi

import "tidepool/rules/kani"

// What AppendNoisy adds up for a turn.
const (
	// GainWin is for a turn that wins at once by captures; one that loses by them gains -GainWin.
	GainWin = 100_000
	// GainChild is for each child captured, plus GainNumber times its number.
	GainChild  = 1000
	GainNumber = 20
	// GainGrowth is for a child that grows.
	GainGrowth = 300
)

// AppendNoisy appends the turns that gain something and their gains; some may lead to the same position. If a
// turn wins at once it appends only that one. Together with AppendQuiet it is a faster AppendMoves for searching.
func (p Position) AppendNoisy(moves []Move, gains []int32) ([]Move, []int32) {
	if p.decided() {
		return moves, gains
	}
	h := p.collect(moves, gains)
	h.noisy()
	return h.moves, h.gains
}

// WinsByGain reports whether some turn wins at once by captures.
func (p Position) WinsByGain() bool {
	if p.decided() {
		return false
	}
	h := p.collect(nil, nil)
	h.winning = true
	h.noisy()
	return h.won
}

// AppendQuiet appends the other turns, only the first word of those that lead to the same position, without
// bonds that lose at once. Turns that lose at once without a bond gain -GainWin, others nothing.
func (p Position) AppendQuiet(moves []Move, gains []int32) ([]Move, []int32) {
	if p.decided() {
		return moves, gains
	}
	h := p.collect(moves, gains)
	h.quiet()
	for len(h.gains) < len(h.moves) {
		h.gains = append(h.gains, 0)
	}
	return h.moves, h.gains
}

// A half is the part of a position that changes within a turn.
type half struct {
	own, enemy kani.Board // of the side to move, and of the other
	parents    kani.Board // of both
	grown      kani.Board // of the side to move
}

func (b *half) occupied() kani.Board { return b.own | b.enemy }

// A collector gathers turns of a position and their gains.
type collector struct {
	moves []Move
	gains []int32
	start int
	won   bool
	// winning means that only turns that win at once are collected.
	winning bool
	from    Position
	// far is where children grow, near is the squares initially adjacent to an enemy: only there can anything
	// be captured.
	far, near kani.Board
	// flanks are those of the pieces that do not make the first step.
	flanks kani.Board
	rims   kani.Rims
}

func (p *Position) collect(moves []Move, gains []int32) collector {
	h := collector{moves: moves, gains: gains, start: len(moves), from: *p, far: p.far(), near: p.enemy.Adjacent()}
	if !p.state.noWalls {
		h.rims = kani.RimsOf(p.enemy)
	}
	return h
}

func (h *collector) whole() half {
	p := &h.from
	return half{p.own, p.enemy, p.kinds.parents, p.kinds.grown & p.own}
}

// grows returns where the piece on a square grows.
func (h *collector) grows(b *half, from kani.Square) kani.Board {
	return h.far &^ -((b.parents | b.grown) >> from & 1)
}

// shift makes a step with its growth but without its captures.
func (h *collector) shift(b half, from, land kani.Square) half {
	both := from.Board() | land.Board()
	b.own ^= both
	b.parents ^= both & -(b.parents >> from & 1)
	b.grown ^= both & -(b.grown >> from & 1)
	b.grown |= land.Board() & h.far &^ b.parents
	return b
}

// begin records which piece makes the first step and returns the squares on which it can capture something.
func (h *collector) begin(b *half, from kani.Square) kani.Board {
	h.flanks = kani.Flanks(b.own&^from.Board(), b.enemy)
	return h.flanks | h.rims.Gaps(kani.All&^b.occupied())
}

// ends returns the squares on which a bond can capture something after a first step.
func (h *collector) ends(b *half, land kani.Square) kani.Board {
	free := kani.All &^ b.occupied()
	if b.enemy != h.from.enemy {
		ends := kani.Flanks(b.own, b.enemy)
		if !h.from.state.noWalls {
			rims := kani.RimsOf(b.enemy)
			ends |= rims.Gaps(free)
		}
		return ends
	}
	return h.flanks | kani.FlanksOf(land, b.enemy) | h.rims.Gaps(free)
}

// captured returns what a piece captures on coming to rest.
func (h *collector) captured(b *half, at kani.Square) kani.Board {
	taken := kani.Lines(at, b.own, b.enemy)
	if !h.from.state.noWalls {
		taken |= kani.Walls(at, b.own, b.enemy)
	}
	return taken
}

// capture makes the captures of a piece that has come to rest and returns the gain including them.
func (h *collector) capture(b *half, at kani.Square, gain int32) int32 {
	taken := h.captured(b, at)
	if taken == 0 {
		return gain
	}
	for children := taken &^ b.parents; children != 0; children = children.Rest() {
		gain += GainChild + GainNumber*int32(h.from.Number(children.First()))
	}
	b.enemy &^= taken
	return gain + h.verdict(b)
}

// verdict returns what a capture gains besides the pieces: GainWin if it wins, and if it loses a value so
// negative that no gain outweighs it. A captured parent is recognised from the remaining pieces; numbers do
// not change while own pieces move.
func (h *collector) verdict(b *half) int32 {
	p := &h.from
	enemy := b.enemy &^ b.parents
	if b.enemy == enemy || enemy.Count() <= children-goal {
		return GainWin
	}
	if enemy.Count() != 2 || (p.own&^p.kinds.parents).Count() != 2 {
		return 0
	}
	mine, theirs := p.missing(p.own), p.missing(b.enemy)
	switch {
	case mine == theirs:
		return 0
	case theirs.sum() > mine.sum() || theirs.sum() == mine.sum() && theirs > mine:
		return GainWin
	}
	return -2 * GainWin
}

// noisy collects the turns that gain something, until one wins.
func (h *collector) noisy() {
	b := h.whole()
	occupied := b.occupied()
	for own := b.own; own != 0; own = own.Rest() {
		from := own.First()
		grows, ends := h.grows(&b, from), h.begin(&b, from)
		useful := ends | grows | (b.own &^ from.Board()).Adjacent() // to capture, to grow or for a bond
		for reach := h.from.reach(from, occupied) & kani.Via(useful); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, b.parents, occupied) & useful; lands != 0; lands = lands.Rest() {
				land := lands.First()
				after, gain := h.shift(b, from, land), int32(0)
				if grows.Has(to) {
					gain = GainGrowth
				}
				if ends.Has(land) {
					gain = h.capture(&after, land, gain)
				}
				if gain >= 0 {
					h.addNoisy(&after, kani.NewStep(from, to, land), gain)
				}
				if h.won {
					return
				}
			}
		}
	}
}

// addNoisy adds the turn that ends with its first step, which led to b, and those that add a bond, as far
// as they gain anything.
func (h *collector) addNoisy(b *half, first kani.Step, gain int32) {
	if gain > 0 {
		h.put(Move{First: first}, gain)
	}
	group := bond(first.Land(), b.own)
	if group == 0 || h.won {
		return
	}
	occupied := b.occupied()
	free := kani.All &^ occupied
	if gain == 0 {
		// Only squares that lead to a capture or to growth are useful.
		free &= kani.Via(h.near&free) | h.far
	}
	if group.Diagonals()&free == 0 {
		return
	}
	ends := h.ends(b, first.Land())
	if gain == 0 {
		if free &= kani.Via(ends) | h.far; group.Diagonals()&free == 0 {
			return
		}
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		grows := h.grows(b, from)
		for reach := from.Board().Diagonals() & free; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, b.parents, occupied); lands != 0; lands = lands.Rest() {
				land, gain := lands.First(), gain
				if grows.Has(to) {
					gain += GainGrowth
				}
				if ends.Has(land) {
					after := h.shift(*b, from, land)
					gain = h.capture(&after, land, gain)
				}
				if gain <= 0 {
					continue
				}
				if h.put(Move{First: first, Bond: kani.NewStep(from, to, land)}, gain); h.won {
					return
				}
			}
		}
	}
}

// put adds a turn that gains something.
func (h *collector) put(m Move, gain int32) {
	if gain >= GainWin {
		h.won = true
		h.moves, h.gains = h.moves[:h.start], h.gains[:h.start]
	} else if h.winning {
		return
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, gain)
}

// quiet adds the turns that gain nothing.
func (h *collector) quiet() {
	var seen kani.Seen
	b := h.whole()
	occupied := b.occupied()
	for own := b.own; own != 0; own = own.Rest() {
		from := own.First()
		grows, ends := h.grows(&b, from), h.begin(&b, from)
		for reach := h.from.reach(from, occupied) &^ grows; reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, b.parents, occupied); lands != 0; lands = lands.Rest() {
				land := lands.First()
				after, step := h.shift(b, from, land), kani.NewStep(from, to, land)
				if ends.Has(land) {
					if gain := h.capture(&after, land, 0); gain < 0 {
						h.lose(Move{First: step})
					}
					if after.enemy != b.enemy {
						continue
					}
				}
				if m := (Move{First: step}); !seen.Has(result(m)) {
					h.moves = append(h.moves, m)
				}
				h.addQuietBonds(&after, step, &seen)
			}
		}
	}
}

// lose adds a turn that loses at once.
func (h *collector) lose(m Move) {
	for len(h.gains) < len(h.moves) {
		h.gains = append(h.gains, 0)
	}
	h.moves, h.gains = append(h.moves, m), append(h.gains, -GainWin)
}

// addQuietBonds adds the turns that gain nothing and add a bond to a first step which led to b.
func (h *collector) addQuietBonds(b *half, first kani.Step, seen *kani.Seen) {
	group := bond(first.Land(), b.own)
	occupied := b.occupied()
	targets := group.Diagonals() &^ occupied
	if targets == 0 {
		return
	}
	ends := kani.Board(0)
	if targets&(h.near|kani.River) != 0 {
		ends = h.ends(b, first.Land())
	}
	for ; group != 0; group = group.Rest() {
		from := group.First()
		for reach := from.Board().Diagonals() & targets &^ h.grows(b, from); reach != 0; reach = reach.Rest() {
			to := reach.First()
			for lands := landings(from, to, b.parents, occupied); lands != 0; lands = lands.Rest() {
				land := lands.First()
				if ends.Has(land) {
					if after := h.shift(*b, from, land); h.captured(&after, land) != 0 {
						continue
					}
				}
				if m := (Move{First: first, Bond: kani.NewStep(from, to, land)}); !seen.Has(result(m)) {
					h.moves = append(h.moves, m)
				}
			}
		}
	}
}

// result returns a non-zero number for which pieces a turn without captures moves where.
func result(m Move) uint64 {
	first := uint32(m.First.From())<<5 | uint32(m.First.Land())
	bond := uint32(m.Bond.From())<<5 | uint32(m.Bond.Land())
	if m.Bond != 0 && m.Bond.From() == m.First.Land() { // the same piece twice
		first, bond = uint32(m.First.From())<<5|uint32(m.Bond.Land()), 0
		if m.First.From() == m.Bond.Land() {
			first = 0
		}
	}
	return 1<<31 | uint64(min(first, bond)<<10|max(first, bond))
}
