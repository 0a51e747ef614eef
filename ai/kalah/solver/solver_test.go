package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestAgainstPlain compares positions of random games with the plain solver, with every option, with and
// without large tables of endings, since small positions are all in those.
func TestAgainstPlain(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread, with much to do")
	}
	sizes := []struct{ houses, seeds, games, left int }{
		{1, 1, 1, 2}, {1, 9, 20, 18}, {2, 2, 20, 8}, {2, 5, 20, 20}, {3, 2, 20, 12}, {3, 3, 8, 18},
		{4, 1, 20, 8}, {4, 2, 8, 12}, {4, 5, 4, 11}, {6, 1, 8, 9}, {6, 4, 4, 8}, {8, 1, 3, 8}, {8, 9, 1, 7},
	}
	compared, looked := 0, 0
	for _, size := range sizes {
		everyVariant(size.houses, size.seeds, func(options string) {
			r := rand.New(rand.NewPCG(1, 2))
			start, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			known := plain{}
			for _, endingBytes := range []int{0, 100, 1 << 16} {
				s := New(start.Variant(), 1<<12, endingBytes)
				for range size.games {
					p := walk(r, start, r.IntN(4*size.houses*size.seeds))
					for ; !p.Outcome().Over(); p = walk(r, p, 1) {
						if p.Row(rules.Near)+p.Row(rules.Far) > size.left {
							continue
						}
						compared++
						got, _, ok := s.Judge(p, Hint{}, Limits{})
						if want := known.margin(p); got != want || !ok {
							t.Fatalf("%s, %d bytes of endings: %s is worth %d, want %d", options, endingBytes, p, got, want)
						}
						if margin, ok := s.Known(p); ok {
							looked++
							if margin != got {
								t.Fatalf("%s: %s is known to be worth %d, want %d", options, p, margin, got)
							}
						}
					}
				}
			}
		})
	}
	if compared < 5000 || looked < 1000 {
		t.Errorf("only %d positions, of which %d were known", compared, looked)
	}
}

// few returns short if every step is slow, as with the race detector, otherwise many.
func few(many, short int) int {
	if testing.Short() {
		return short
	}
	return many
}

// A shelf is a cache in memory.
type shelf map[string][]byte

func (s shelf) Load(name string) []byte       { return s[name] }
func (s shelf) Save(name string, data []byte) { s[name] = data }

// TestKeeps checks that endings from a cache are the same as those filled, and that invalid data are not used.
func TestKeeps(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	for _, options := range []string{"houses=5,emptycapture=on", "houses=5,end=either"}[few(0, 1):] {
		p, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		cache := shelf{}
		const seeds = leastKept
		fill := func() *endings {
			s := New(p.Variant(), 1<<12, 1<<25)
			s.Keep(cache)
			s.begin(Limits{})
			s.endings.fill(seeds, s.stopped)
			return s.endings
		}
		filled := fill()
		data := cache[filled.name(seeds)]
		if len(cache) != 1 || len(data) == 0 {
			t.Fatalf("%s: %d tables kept, %d bytes", options, len(cache), len(data))
		}
		for _, spoilt := range [][]byte{data, data[:len(data)-1], append(slices.Clone(data[:10]), data...)} {
			cache[filled.name(seeds)] = spoilt
			if loaded := fill(); !slices.Equal(loaded.cells[seeds], filled.cells[seeds]) {
				t.Errorf("%s: other endings with a file of %d bytes", options, len(spoilt))
			}
		}
	}
}

// TestFill fills tables as far as there is room, and solves with them as without.
func TestFill(t *testing.T) {
	p, err := kalah.Parse("end=either", "0,3,1,0,2,1/2,0,1,3,0,2 17 16 s")
	if err != nil {
		t.Fatal(err)
	}
	full, bare := New(p.Variant(), 1<<16, 1<<22), New(p.Variant(), 1<<16, 1<<22)
	full.Fill()
	if full.endings.ready != full.endings.most || full.endings.ready < 10 {
		t.Errorf("tables of up to %d seeds, room for %d", full.endings.ready, full.endings.most)
	}
	got, _, _ := full.Judge(p, Hint{}, Limits{})
	if want, _, _ := bare.Judge(p, Hint{}, Limits{}); got != want || full.Nodes() >= bare.Nodes() {
		t.Errorf("%d in %d nodes, without full tables %d in %d", got, full.Nodes(), want, bare.Nodes())
	}
}

// TestTableMemory checks that a question asks whether to stop between two megabytes of its table, the first time that
// memory is needed, and gets an answer later.
func TestTableMemory(t *testing.T) {
	p, err := kalah.Parse("-", "0,3,1,0,2,1/2,0,1,3,0,2 17 16 s")
	if err != nil {
		t.Fatal(err)
	}
	const megabytes = 9
	s := New(p.Variant(), megabytes<<20, 100)
	s.Prepare(Limits{})
	unless := Limits{Expired: func() bool { return s.Nodes() == 0 }}
	stops := 0
	for _, _, ok := s.Judge(p, Hint{}, unless); !ok; _, _, ok = s.Judge(p, Hint{}, unless) {
		if stops++; stops > megabytes {
			t.Fatal("no answer")
		}
	}
	if stops != (megabytes+1)/2 {
		t.Errorf("answered after %d stops", stops)
	}
}
