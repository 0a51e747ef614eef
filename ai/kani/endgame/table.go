package endgame

import "fmt"

// A Table tells how placements end.
type Table struct {
	index *index
	// cells are as Cell tells.
	cells []uint8
}

// Plies returns how many plies a placement lasts if the winner hurries and the
// loser delays: an odd number if the side to move wins, an even one if it
// loses. It reports false if neither can force a win. The table must hold the
// placement.
func (t *Table) Plies(p Placement) (plies int, decided bool) {
	n := t.cells[t.Cell(p)]
	return int(n) - 1, n > 0
}

// Cell returns which of a table's bytes is of a placement that it holds: one
// more than the plies it lasts, or 0 if it is drawn.
func (t *Table) Cell(p Placement) int {
	block, place := t.index.of(p)
	return t.index.blocks[block].start + place
}

// block are the cells of a block.
func (t *Table) block(n int) []uint8 {
	b := t.index.blocks[n]
	return t.cells[b.start:][:b.size()]
}

// Lengths returns how many placements last for each number of plies. Those that
// are the same upside down are counted once, but for a few.
func (t *Table) Lengths() []int {
	var all [longest + 1]int
	for _, n := range t.cells {
		all[n]++
	}
	end := len(all)
	for end > 1 && all[end-1] == 0 {
		end--
	}
	return all[1:end]
}

// Bytes returns a table as [Read] reads it. They do not change any more.
func (t *Table) Bytes() []byte { return t.cells }

// Read makes a table of a material of its bytes and keeps them. Whatever they
// are, if they are as many as it takes, they tell of every placement.
func Read(m *Material, data []byte) (*Table, error) {
	x := m.index()
	if len(data) != x.size {
		return nil, fmt.Errorf("endgame: %d bytes, want %d", len(data), x.size)
	}
	return &Table{index: x, cells: data}, nil
}
