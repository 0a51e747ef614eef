package memory

import (
	"slices"
	"testing"
)

// A table of any size is zero at first and keeps its contents, prefetched or not.
func TestMake(t *testing.T) {
	for _, n := range []int{0, 1, least/8 - 1, least / 8, least/8*3 + 5} {
		s := Make[uint64](n)
		if len(s) != n {
			t.Fatalf("Make(%d) has %d", n, len(s))
		}
		for i := range s {
			if s[i] != 0 {
				t.Fatalf("Make(%d) has %d at %d", n, s[i], i)
			}
			s[i] = uint64(i)
		}
		for i := range s {
			Prefetch(&s[len(s)-1-i])
			if s[i] != uint64(i) {
				t.Fatalf("Make(%d) has lost what was put at %d", n, i)
			}
		}
	}
}

// TestPopulate checks that a table is gone through in steps of two megabytes, to its last element, and unchanged.
func TestPopulate(t *testing.T) {
	const page = 2 << 20 / 8
	s := Make[uint64](2*page + 1)
	for i := range s {
		s[i] = uint64(i)
	}
	populated, steps := 0, []int(nil)
	for Populate(s, &populated) {
		steps = append(steps, populated)
	}
	if want := []int{page, 2 * page, 2*page + 1}; !slices.Equal(steps, want) {
		t.Errorf("%d, want %d", steps, want)
	}
	for i := range s {
		if s[i] != uint64(i) {
			t.Fatalf("%d at %d", s[i], i)
		}
	}
}

// BenchmarkRead compares reading many random places as needed with prefetching all of them first.
func BenchmarkRead(b *testing.B) {
	const places = 8
	s := Make[uint64](32 << 20)
	for i := range s {
		s[i] = uint64(i)
	}
	for name, early := range map[string]bool{"as it comes": false, "asked for": true} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			x := uint64(1)
			for b.Loop() {
				var at [places]uint64
				for i := range at {
					x = x*6364136223846793005 + 1442695040888963407
					at[i] = x >> 32 % uint64(len(s))
					if early {
						Prefetch(&s[at[i]])
					}
				}
				for _, i := range at {
					if s[i]&1 == 0 { // depends on what was read
						x++
					}
				}
			}
		})
	}
}
