package solver

// A filler computes the values of cells.
type filler[C any] interface {
	// ended is for boards on which the game was over, with own and enemy seeds left.
	ended(own, enemy int) C
	begin(boards, seeds int)
	// weigh considers a sowing from each of the boards, all with the same lead.
	weigh(l *lead[C], rows []uint32)
	// weighCaptures considers a capture on each of the boards, with leads by the seeds taken.
	weighCaptures(leads []lead[C], taken []uint8, rows []uint32)
	settle(cells []C)
	// answer is for boards of so many seeds that have different sowings.
	answer(cells []C, seeds int, leads *leads[C], sowings []sowing, first []uint32)
}

// batchSize is the maximum number of boards filled together.
const batchSize = 256

// A lead is where sowings of one kind lead: boards that differ only in one side's row. Row r has the cell r*each.
type lead[C any] struct {
	cells []C
	each  int
	// sign is 1 if the same side is to move again, otherwise -1.
	gain, sign int
	to         int
}

type leads[C any] [8][lastKind + 1]lead[C]

// swap returns 4 if the other side is to move, otherwise 0.
func (l *lead[C]) swap() int { return 2 - 2*l.sign }

// A sower finds the results of all boards that have the same row on one side.
type sower[C int8 | optimistic] struct {
	*tiers[C]
	seeds   int
	pass    pass
	unasked int
	leads   leads[C]
	// captures are by the seeds taken, the first also for other sowings.
	captures [maxEnding + 1]lead[C]
	room     struct {
		cells [batchSize]C
		taken [batchSize]uint8
		rows  [batchSize]uint32
	}
}

// A part is one side of boards with the same row: its number among those with so many seeds.
type part struct {
	seeds int
	row   uint32
}

// fill fills the cells of boards in a pass, and returns how many there are.
func (s *sower[C]) fill(p pass, f filler[C]) int {
	s.pass = p
	many := s.seeds - p.few
	first, count := 0, s.count(many)
	if p.few == many { // others with this row are filled with the other's
		first = p.row
		if p.turned {
			first++
		}
	}
	own, enemy := p.few, many
	if p.turned {
		own, enemy = many, p.few
		s.prepare(many)
	}
	cells, each := s.cellsOf(own)
	over := s.game.ended(row(own), row(enemy))
	for from := first; from < count; from += batchSize {
		out := s.room.cells[:min(batchSize, count-from)]
		if over {
			for i := range out {
				out[i] = f.ended(own, enemy)
			}
		} else {
			s.fillBatch(out, from, f)
		}
		for i, c := range out {
			cells[(from+i)*each] = c
		}
	}
	return count - first
}

// cellsOf returns the cells that the pass fills. The other side's row r has the cell r*each.
func (s *sower[C]) cellsOf(own int) (cells []C, each int) {
	p := &s.places[s.seeds][own]
	base, each := p.base+s.pass.row*p.own, p.enemy
	if s.pass.turned {
		base, each = p.base+s.pass.row*p.enemy, p.own
	}
	return s.slice(s.seeds, s.pass.slice)[base:], each
}

func (s *sower[C]) fillBatch(out []C, from int, f filler[C]) {
	if s.pass.turned {
		c := &s.of[s.seeds-s.pass.few]
		f.answer(out, s.seeds, &s.leads, c.sowings, c.first[from:][:len(out)+1])
		return
	}
	f.begin(len(out), s.seeds)
	c := &s.of[s.pass.few]
	for i := c.first[s.pass.row]; i < c.first[s.pass.row+1]; i++ {
		s.sow(&c.sowings[i], from, len(out), f)
	}
	f.settle(out)
}

func (t *tiers[C]) slice(seeds, slice int) []C {
	boards := t.boards[seeds]
	return t.cells[seeds][slice*boards:][:boards]
}

// sow considers a sowing of the side whose row is the same.
func (s *sower[C]) sow(w *sowing, from, n int, f filler[C]) {
	d := &s.game.drops[int(w.house)<<8|w.kind.seeds()]
	home, given := int(d.store), sum(d.enemy)
	own, many := s.pass.few-home-given, s.seeds-s.pass.few
	rows := s.of[many].given[given][from:][:n]
	many += given
	s.captures[0] = s.lead(home, d.last == inStore, part{own, w.to[0]}, many)
	if !w.kind.lands() {
		f.weigh(&s.captures[0], rows)
		return
	}
	for taken := range many + 1 {
		if s.game.takes(taken) {
			s.captures[taken] = s.lead(home+1+taken, false, part{own - 1, w.to[1]}, many-taken)
		}
	}
	s.capture(s.game.Houses-1-int(d.last), many, rows)
	f.weighCaptures(s.captures[:], s.room.taken[:n], s.room.rows[:n])
}

func (s *sower[C]) capture(house, seeds int, rows []uint32) {
	c := &s.of[seeds]
	emptied := c.emptied[house]
	for i, r := range rows {
		s.room.taken[i] = uint8(c.rows[r] >> (8 * house))
		s.room.rows[i] = emptied[r]
	}
}

// lead returns where sowings lead after which one side has the same row and the other so many seeds.
func (s *sower[C]) lead(gain int, again bool, same part, seeds int) lead[C] {
	l := lead[C]{gain: gain, sign: -1}
	if again {
		l.sign = 1
	}
	own, enemy := seeds, same.seeds
	turned := again != s.pass.turned // the side with the same row is to move
	if turned {
		own, enemy = enemy, own
	}
	slice := 0
	if s.sliced && !s.game.ended(row(own), row(enemy)) {
		switch lacks := s.pass.slice; {
		case lacks < gain: // the game ends by majority
			l.cells = s.cells[0]
			return l
		case again:
			slice = lacks - gain
		default:
			slice = s.seeds - lacks
		}
	}
	p := &s.places[own+enemy][own]
	base, each := p.base+int(same.row)*p.enemy, p.own
	if turned {
		base, each = p.base+int(same.row)*p.own, p.enemy
	}
	l.cells, l.each = s.slice(own+enemy, slice)[base:], each
	return l
}

// prepare prepares the leads for all kinds of sowings of the side whose rows vary.
func (s *sower[C]) prepare(many int) {
	for house := range s.game.Houses {
		leads := &s.leads[house]
		for n := 1; n <= many; n++ {
			d := &s.game.drops[house<<8|n]
			home, given := int(d.store), sum(d.enemy)
			same := part{s.pass.few + given, s.of[s.pass.few].given[given][s.pass.row]}
			leads[2*n] = s.lead(home, d.last == inStore, same, many-home-given)
			if d.last >= 8 {
				continue
			}
			leads[2*n+1] = leads[2*n]
			c := &s.of[same.seeds]
			facing := s.game.Houses - 1 - int(d.last)
			if taken := int(c.rows[same.row] >> (8 * facing) & maxEnding); s.game.takes(taken) {
				same = part{same.seeds - taken, c.emptied[facing][same.row]}
				leads[2*n+1] = s.lead(home+1+taken, false, same, many-home-given-1)
				leads[2*n+1].to = 1
			}
		}
	}
}
