package endgame

import "fmt"

// A Table holds the result of each placement.
type Table struct {
	index *index
	cells []uint8
}

// Plies returns how many plies a placement lasts if the winner hurries and the loser delays: odd if the side to
// move wins, even if it loses. It returns false if neither side can force a win. The table must hold the placement.
func (t *Table) Plies(p Placement) (plies int, decided bool) {
	n := t.cells[t.Cell(p)]
	return int(n) - 1, n > 0
}

// Cell returns the index of a placement's byte, which is 0 for a draw, and otherwise one more than the number
// of plies.
func (t *Table) Cell(p Placement) int {
	block, place := t.index.of(p)
	return t.index.blocks[block].start + place
}

func (t *Table) block(n int) []uint8 {
	b := t.index.blocks[n]
	return t.cells[b.start:][:b.size()]
}

// Lengths counts the placements for each number of plies. Nearly all mirror images count once.
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

// Bytes returns the table for [Read]. The bytes do not change any more.
func (t *Table) Bytes() []byte { return t.cells }

// Read makes a table from its bytes, which it keeps. It accepts any bytes of the right length.
func Read(m *Material, data []byte) (*Table, error) {
	x := m.index()
	if len(data) != x.size {
		return nil, fmt.Errorf("endgame: %d bytes, want %d", len(data), x.size)
	}
	return &Table{index: x, cells: data}, nil
}
