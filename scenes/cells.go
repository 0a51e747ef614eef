package scenes

import (
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// A rowTable is a table whose grid has rows of its own, one a side; others
// have those of their squares.
type rowTable interface {
	// Cell is where a spot is, counted from 1, and whose row that is.
	Cell(s rules.Spot) (row, col int, side rules.Side)
}

// cell is where a spot is in the board's grid; the zero value is nowhere.
func (b *boardScene) cell(s rules.Spot) ui.Cell {
	if t, ok := b.table.(rowTable); ok {
		row, col, side := t.Cell(s)
		return ui.Cell{Row: row, Col: col, RowName: b.sideName(side)}
	}
	file, rank, ok := s.Coordinates()
	if !ok {
		return ui.Cell{}
	}
	// Rows are counted on the largest board: their order is what matters.
	return ui.Cell{Row: rules.MaxRanks - rank, Col: file + 1, RowName: string(s[1:]), ColName: string(s[:1])}
}
