package rules

import "testing"

func TestCoordinates(t *testing.T) {
	for file := range MaxFiles {
		for rank := range MaxRanks {
			s := Square(file, rank)
			if f, r, ok := s.Coordinates(); !ok || f != file || r != rank {
				t.Errorf("%s is %d, %d, %t; want %d, %d", s, f, r, ok, file, rank)
			}
		}
	}
	if s := Square(2, 11); s != "c12" {
		t.Errorf("the square on file 3 and rank 12 is %q", s)
	}
	for _, s := range []Spot{"", "a", "a0", "a01", "a13", "a99", "m1", "A1", "1a", "a1 ", "a1b", "a111", "ä1"} {
		if f, r, ok := s.Coordinates(); ok {
			t.Errorf("%q is taken for %d, %d", s, f, r)
		}
	}
}
