package solver

// maxEnding limits the seeds left in tables of endings.
const maxEnding = 31

// Rows number the ways to put seeds into one side's houses, for each number of seeds: the combinatorial
// number system on the running totals along the houses. A board is a pair of such numbers. A sowing that
// brings nothing home moves seeds towards the store, to a row with a smaller number.
type rows struct {
	game *game
	// ways[i][s] is the number of ways to put fewer than s seeds into the first i+1 houses.
	ways [8][maxEnding + 1]uint32
	// boards is the number of boards with so many seeds.
	boards [maxEnding + 1]int
	// places are by the seeds of a board, and those of the side to move.
	places [maxEnding + 1][maxEnding + 1]place
	// of are the rows with so many seeds, the first of which are built.
	of    [maxEnding + 1]class
	built int
}

// A place is where a table has the boards with certain numbers of seeds on each side: a board's cell is at
// base, plus own and enemy times the numbers of the rows.
type place struct{ base, own, enemy int }

// A class holds data of all rows with so many seeds, by number.
type class struct {
	rows []row
	// sowings are those of all rows one after the other; first is where each row's begin.
	sowings []sowing
	first   []uint32
	// given is where seeds given by the other side lead, by their number.
	given [maxEnding + 1][]uint32
	// emptied is where a capture leads, by the house that it empties.
	emptied [8][]uint32
}

type sowing struct {
	// to is the mover's row after it and, if its last seed falls into an empty house, the row without it.
	to    [2]uint32
	house uint8
	kind  kind
}

// A kind of sowing is its number of seeds, times two, plus one if the last falls into an own empty house.
type kind uint8

const lastKind = 2*maxEnding + 1

func (k kind) seeds() int  { return int(k >> 1) }
func (k kind) lands() bool { return k&1 != 0 }

func newRows(g *game) *rows {
	r := &rows{game: g, built: -1}
	for s := 1; s <= maxEnding; s++ {
		more := uint32(1)
		for i := range r.ways {
			more += r.ways[i][s-1]
			r.ways[i][s] = more
		}
	}
	for n := range r.boards {
		for own := range n + 1 {
			r.places[n][own] = r.place(r.boards[n], own, n-own)
			r.boards[n] += r.count(own) * r.count(n-own)
		}
	}
	return r
}

// place returns the place of boards with so many seeds a side: those with the same row on the side with fewer
// seeds are neighbours.
func (r *rows) place(base, own, enemy int) place {
	if own <= enemy {
		return place{base, r.count(enemy), 1}
	}
	return place{base, 1, r.count(own)}
}

func (r *rows) count(seeds int) int {
	n := 1
	for i := 1; i < r.game.Houses; i++ {
		n = n * (seeds + i) / i
	}
	return n
}

// number returns a row's number among those with as many seeds, and these seeds.
func (r *rows) number(of row) (number uint32, seeds int) {
	of *= ones
	seeds = int(of >> 56)
	for i := range r.game.Houses - 1 {
		number += r.ways[i&7][of&maxEnding]
		of >>= 8
	}
	return number, seeds
}

// bytes returns the size of the rows with so many seeds.
func (r *rows) bytes(seeds int) int {
	n := r.count(seeds) * (8 + 4 + r.game.Houses*(12+4))
	for s := range seeds + 1 {
		n += r.count(s) * 4
	}
	return n
}

// find returns a position's board among those with as many seeds, and these seeds.
func (r *rows) find(p *node) (at, seeds int) {
	own, seeds := r.number(p.own)
	enemy, _ := r.number(p.enemy)
	at = int(p.left) & maxEnding
	b := &r.places[at][seeds&maxEnding]
	return b.base + int(own)*b.own + int(enemy)*b.enemy, at
}

// build builds the rows with up to so many seeds, calling stop now and then; if stopped it continues from there the
// next time.
func (r *rows) build(seeds int, stop func() bool) bool {
	for ; r.built < seeds; r.built++ {
		if !r.buildClass(r.built+1, stop) {
			return false
		}
	}
	return true
}

func (r *rows) buildClass(seeds int, stop func() bool) bool {
	c := &r.of[seeds]
	if c.rows == nil {
		c.rows = r.list(seeds)
		c.first = make([]uint32, 1, len(c.rows)+1)
		// As many rows have a seed in a house as there are rows with one seed less.
		c.sowings = make([]sowing, 0, r.game.Houses*r.count(seeds-1))
	}
	for done := len(c.first) - 1; done < len(c.rows); done = len(c.first) - 1 {
		if r.sow(c, c.rows[done:min(len(c.rows), done+mostSown)]); stop() {
			return false
		}
	}
	for house := range r.game.Houses {
		if !r.numberAll(&c.emptied[house], c.rows, func(of row) row { return of &^ (0xff << (8 * house)) }, stop) {
			return false
		}
	}
	for s := range seeds + 1 {
		from, more := &r.of[s], r.game.given(seeds-s)
		if !r.numberAll(&from.given[seeds-s], from.rows, func(of row) row { return of + more }, stop) {
			return false
		}
	}
	return true
}

func (r *rows) list(seeds int) []row {
	list := make([]row, 0, r.count(seeds))
	last := r.game.Houses - 1
	for at := row(seeds) << (8 * last); ; {
		list = append(list, at)
		i := 0
		for ; i < last && at>>(8*i+8)&0xff == 0; i++ {
		}
		if i == last {
			return list
		}
		first := at & 0xff
		at += (first+1)<<(8*i) - first - 1<<(8*i+8)
	}
}

// numberAll sets all to the numbers of the rows after become, if that has not been done; it returns false if stopped.
func (r *rows) numberAll(all *[]uint32, list []row, become func(row) row, stop func() bool) bool {
	if *all != nil {
		return true
	}
	*all = make([]uint32, len(list))
	for i, of := range list {
		(*all)[i], _ = r.number(become(of))
	}
	return !stop()
}

// mostSown is how many rows are sown between two calls of stop.
const mostSown = 2048

// sow adds the sowings of some rows of a class.
func (r *rows) sow(c *class, rows []row) {
	for _, of := range rows {
		for f := filled(of); f != 0; {
			var house uint
			house, f = nearest(f)
			c.sowings = append(c.sowings, r.sowing(of, house))
		}
		c.first = append(c.first, uint32(len(c.sowings)))
	}
}

func (r *rows) sowing(of row, house uint) sowing {
	n := of >> (8 * house) & 0xff
	d := &r.game.drops[row(house)<<8|n]
	w := sowing{house: uint8(house), kind: kind(2 * n)}
	of += d.own - n<<(8*house)
	w.to[0], _ = r.number(of)
	if last := 8 * row(d.last); d.last < 8 && of>>last&0xff == 1 {
		w.kind++
		w.to[1], _ = r.number(of - 1<<last)
	}
	return w
}
