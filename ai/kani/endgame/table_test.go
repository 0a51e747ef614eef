package endgame

import (
	"slices"
	"testing"
)

// Read returns the table that was written, and rejects one of another size.
func TestRead(t *testing.T) {
	x := newIndex(NariEbi(3, 3))
	made := &Table{index: x, cells: make([]uint8, x.size)}
	b := &x.blocks[7]
	set, makeups := x.enemySquares(b.class, 11)
	p := b.mover().against(set, makeups[1])
	block, place := x.of(p)
	made.block(block)[place] = 6
	made.cells[x.size-1] = 1
	data := made.Bytes()
	read, err := Read(NariEbi(3, 3), data)
	if err != nil {
		t.Fatal(err)
	}
	if plies, decided := read.Plies(p); plies != 5 || !decided {
		t.Errorf("after %d plies (%v), want 5", plies, decided)
	}
	if _, decided := read.Plies(p.Other()); decided {
		t.Error("decided for the other side too")
	}
	if got := read.Lengths(); !slices.Equal(got, []int{1, 0, 0, 0, 0, 1}) {
		t.Errorf("%d for each number of plies, want one of 0 and one of 5", got)
	}
	for name, wrong := range map[string][]byte{"nothing": nil, "less": data[1:], "more": append(data, 0)} {
		if _, err := Read(NariEbi(3, 3), wrong); err == nil {
			t.Errorf("%s is read", name)
		}
	}
	if _, err := Read(Shogi(), data); err == nil {
		t.Error("one game's table is read as the other's")
	}
}
