package endgame

import "math/bits"

// A set is a set of states that differ only in the enemy student's place, one bit for each place. The bits of
// occupied squares are 0.
type set uint32

const allGone set = 1 << gone

// captured returns the set from which a step to a square leads into s; the step captures an enemy student there.
func (s set) captured(to uint8) set { return s | s>>gone<<to }

// sets are the sets of one deal, by own master, enemy master and own student.
type sets [squares * squares * places]set

func setAt(ownMaster, enemyMaster, ownStudent int) int {
	return (ownMaster*squares+enemyMaster)*places + ownStudent
}

// A Builder builds a table in small steps.
type Builder struct {
	table *Table
	deck  *deck
	fans  [cardsInPlay][squares]uint32

	// open are the states that have no value yet.
	open [deals]*sets
	// won and lost are states from the point of view of the side that has just moved, indexed by the mover's deal,
	// but with squares turned and own and enemy exchanged: a step leads from an index of open directly to them.
	won, lost [deals]*sets

	// allocated is the number of deals that have memory.
	allocated int

	// pass is the number of plies to the results of this pass; deal and master are its progress.
	pass, deal, master int
	found, before      int
	done               bool
	// work counts the sets examined and results noted in a step.
	work int
}

// NewBuilder returns a builder of the table for five cards.
func NewBuilder(c Cards) *Builder {
	b := &Builder{
		table: newTable(c),
		deck:  newDeck(),
		pass:  1,
	}
	for i, card := range c {
		for _, o := range card.Offsets() {
			for from := range squares {
				x, y := from%files+o.DX, from/files+o.DY
				if x >= 0 && x < files && y >= 0 && y < files {
					b.fans[i][from] |= 1 << (y*files + x)
				}
			}
		}
	}
	return b
}

// Table returns the table, or nil if it is not finished.
func (b *Builder) Table() *Table {
	if !b.done {
		return nil
	}
	return b.table
}

// stepWork is the work of a step: about 1/8 ms natively, and 1/3 ms in a browser.
const stepWork = 20_000

// Step does about a 2000th of the work and reports whether there is more.
func (b *Builder) Step() bool {
	for b.work = 0; b.work < stepWork && !b.done; {
		b.advance()
	}
	return !b.done
}

// advance finds results among the states with one deal and own master, and moves on to the next.
func (b *Builder) advance() {
	if b.allocated < deals {
		b.allocate()
		return
	}
	if b.master != enemyTemple {
		for student := range places {
			if student != b.master {
				b.sweep(student)
			}
		}
	}
	if b.master++; b.master < squares {
		return
	}
	b.master = 0
	if b.deal++; b.deal < deals {
		return
	}
	b.deal = 0
	b.endPass()
}

// allocate makes the memory for the next deal. The system may take 30 ms to clear all of it at once, which would make a
// turn late.
func (b *Builder) allocate() {
	n := b.allocated
	b.table.marks[n], b.open[n], b.won[n], b.lost[n] = new([placements]mark), new(sets), new(sets), new(sets)
	b.allocated++
	b.work = stepWork
}

// endPass moves on to results one ply longer. Wins follow only from losses and losses only from wins, so the
// table is finished after two passes without results.
func (b *Builder) endPass() {
	if b.pass > 1 && b.found == 0 && b.before == 0 {
		b.done = true
		return
	}
	b.before, b.found = b.found, 0
	b.pass++
}

// A step is a move: the square it leads to, and what the last pass found with the deal after it; at is the index of the
// set with the enemy master on square 0.
type step struct {
	found *sets
	at    int32
	to    uint8
}

// sweep finds results among the states with one deal, own master and own student.
func (b *Builder) sweep(student int) {
	var room [32]step
	steps, attacked := b.steps(room[:0], student)
	b.work += squares
	from, open := setAt(b.master, 0, student), b.open[b.deal]
	for enemy := range squares {
		at := from + enemy*places
		var now set
		switch {
		case b.pass == 1:
			if !standing(b.master, enemy) || student == enemy {
				continue
			}
			open[at] = (1<<places - 1) &^ (1<<b.master | 1<<enemy | 1<<student&^allGone)
			if attacked>>enemy&1 != 0 {
				now = open[at]
			}
		case open[at] == 0:
			continue
		case b.pass&1 == 1:
			for _, s := range steps {
				now |= s.found[int(s.at)+enemy*places].captured(s.to)
			}
			now &= open[at]
		default:
			now = open[at]
			for _, s := range steps {
				now &= s.found[int(s.at)+enemy*places].captured(s.to)
			}
		}
		if now != 0 {
			open[at] &^= now
			b.note(now, enemy, student)
		}
	}
}

// steps appends the moves for the current deal and own master, and a student. It returns the squares on which
// an enemy master loses to one of them: all squares if the own master can step onto the temple.
func (b *Builder) steps(list []step, student int) (steps []step, attacked uint32) {
	own := uint32(1)<<b.master | uint32(1)<<student
	found := &b.won
	if b.pass&1 == 1 {
		found = &b.lost
	}
	for hand := b.deck.list[b.deal].own; hand != 0; hand &= hand - 1 {
		card := bits.TrailingZeros8(hand)
		after := found[b.deck.after(b.deal, card)]
		to := b.fans[card][b.master] &^ own
		attacked |= to
		if to>>enemyTemple&1 != 0 {
			attacked = 1<<squares - 1
		}
		for ; to != 0; to &= to - 1 {
			t := bits.TrailingZeros32(to)
			list = append(list, step{after, int32(setAt(t, 0, student)), uint8(t)})
		}
		if student == gone {
			continue
		}
		to = b.fans[card][student] &^ own
		attacked |= to
		for ; to != 0; to &= to - 1 {
			t := bits.TrailingZeros32(to)
			list = append(list, step{after, int32(setAt(b.master, 0, t)), uint8(t)})
		}
	}
	if len(list) == 0 { // exchanging either card leaves the board as it is
		for hand := b.deck.list[b.deal].own; hand != 0; hand &= hand - 1 {
			after := found[b.deck.after(b.deal, bits.TrailingZeros8(hand))]
			list = append(list, step{after, int32(setAt(b.master, 0, student)), uint8(b.master)})
		}
	}
	return list, attacked
}

// note stores a set's result in the table and for the moves that lead to it.
func (b *Builder) note(s set, enemy, student int) {
	results := b.lost[b.deal]
	if b.pass&1 == 1 {
		results = b.won[b.deal]
	}
	n := bits.OnesCount32(uint32(s))
	b.found += n
	b.work += n
	bit := set(1) << turned(student)
	at := setAt(turned(enemy), turned(b.master), 0)
	low, high := min(b.master, enemy), max(b.master, enemy)
	x := b.table.index
	first := int(x.masters[b.master*squares+enemy]) * pairs
	students := &x.students[rank(student, low, high)]
	for ; s != 0; s &= s - 1 {
		place := bits.TrailingZeros32(uint32(s))
		results[at+turned(place)] |= bit
		b.table.set(state{b.deal, first + int(students[rank(place, low, high)])}, Value(b.pass))
	}
}
