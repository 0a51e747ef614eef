package solver

import (
	"testing"

	"tidepool/rules/konane"
)

// TestLongBoards solves boards longer than the rules allow, for docs/SOLVED.md: every first turn loses to the
// reply told there. Squares are numbered from 0 at a1, four to a rank.
func TestLongBoards(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread, with much to do")
	}
	const a1, a2, b8, c8, c7, b7 = 0, 4, 29, 30, 26, 25
	for _, test := range []struct {
		ranks   int
		replies [][2]int
	}{
		{13, [][2]int{{a1, a2}, {c7, b7}}},
		{14, [][2]int{{a1, a2}, {b8, c8}}},
		{15, [][2]int{{a1, a2}, {b8, c8}}},
		{16, [][2]int{{a1, a2}, {b8, c8}}},
	} {
		g := newGrid(4, test.ranks, firstMoves(4, test.ranks))
		table := newTable(16 << 20)
		s := search[node, move]{board: g, table: &table}
		s.begin(Limits{})
		if s.wins(node{stones: g.all}) {
			t.Errorf("4×%d: the first player wins", test.ranks)
		}
		for _, turns := range test.replies {
			if s.wins(node{stones: g.all &^ (1<<turns[0] | 1<<turns[1])}) {
				t.Errorf("4×%d: the first player wins after %v", test.ranks, turns)
			}
		}
	}
}

// firstMoves are those that the rules would allow: from the corners and the centre, where a1 has the first
// player's colour.
func firstMoves(files, ranks int) (list []konane.Move) {
	middle := func(i, n int) bool { return i == (n-1)/2 || i == n/2 }
	for sq := range files * ranks {
		file, rank := sq%files, sq/files
		corner := file%(files-1) == 0 && rank%(ranks-1) == 0
		if (file+rank)%2 == 0 && (corner || middle(file, files) && middle(rank, ranks)) {
			list = append(list, konane.Move{From: uint8(sq), To: uint8(sq)})
		}
	}
	return list
}
