package endgame

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
)

// A Table tells how placements end.
type Table struct {
	index *index
	// cells have a placement's plies to the end and one, or nothing if it is
	// drawn.
	cells []uint8
}

// Plies returns how many plies a placement lasts if the winner hurries and the
// loser delays: an odd number if the side to move wins, an even one if it
// loses. It reports false if neither can force a win. The table must hold the
// placement.
func (t *Table) Plies(p Placement) (plies int, decided bool) {
	n := t.cells[t.index.of(p)]
	return int(n) - 1, n > 0
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

// Bytes returns a table as [Read] reads it: the cells, and a sum of them.
func (t *Table) Bytes() []byte {
	data := make([]byte, 0, Size+sumSize)
	data = append(data, t.cells...)
	return binary.LittleEndian.AppendUint32(data, crc32.ChecksumIEEE(data))
}

const sumSize = 4

var errNoTable = errors.New("endgame: no table")

// Read makes a table of its bytes and keeps them.
func Read(data []byte) (*Table, error) {
	if len(data) != Size+sumSize {
		return nil, errNoTable
	}
	cells := data[:Size:Size]
	if crc32.ChecksumIEEE(cells) != binary.LittleEndian.Uint32(data[Size:]) {
		return nil, errNoTable
	}
	return &Table{index: newIndex(), cells: cells}, nil
}
