package endgame

import "fmt"

// A Table tells how placements end.
type Table struct {
	index *index
	cells []uint8
}

// Plies returns how many plies a placement lasts if the winner hurries and the loser delays: odd if
// the side to move wins, even if it loses, false if neither can force a win. The table must hold
// it.
func (t *Table) Plies(p Placement) (plies int, decided bool) {
	n := t.cells[t.Cell(p)]
	return int(n) - 1, n > 0
}

// Cell returns the index of a placement's byte: one more than the plies it lasts, or 0 for a draw.
func (t *Table) Cell(p Placement) int {
	block, place := t.index.of(p)
	return t.index.blocks[block].start + place
}

func (t *Table) block(n int) []uint8 {
	b := t.index.blocks[n]
	return t.cells[b.start:][:b.size()]
}

// Lengths counts the placements that last each number of plies; nearly all mirror images count once.
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

// Bytes returns what [Read] reads. They do not change any more.
func (t *Table) Bytes() []byte { return t.cells }

// Read makes a table of its bytes and keeps them. Any bytes of the right number will do.
func Read(m *Material, data []byte) (*Table, error) {
	x := m.index()
	if len(data) != x.size {
		return nil, fmt.Errorf("endgame: %d bytes, want %d", len(data), x.size)
	}
	return &Table{index: x, cells: data}, nil
}
