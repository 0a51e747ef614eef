package endgame

import (
	"slices"
	"testing"
)

// A table is read as it was written, and not if anything is wrong with it.
func TestRead(t *testing.T) {
	made := &Table{index: newIndex(), cells: make([]uint8, Size)}
	p := made.index.mover(7).with(11, choices(squares-men))
	made.cells[made.index.of(p)] = 6
	made.cells[Size-1] = 1
	data := made.Bytes()
	read, err := Read(data)
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
	data[Size/2]++
	for name, wrong := range map[string][]byte{"nothing": nil, "a changed byte": data, "less": data[1:], "more": append(data, 0)} {
		if _, err := Read(wrong); err == nil {
			t.Errorf("%s is read", name)
		}
	}
}
