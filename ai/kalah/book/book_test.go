package book

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A volume is a book and the start of its variant.
type volume struct {
	start kalah.Position
	book  Book
}

// short reports whether the book is one of 5 seeds, which ends after the first turns.
func (v volume) short() bool { return v.start.Variant().Half > 24 }

// volumes returns all books.
func volumes(t *testing.T) (list []volume) {
	t.Helper()
	all := 0
	for range each(books) {
		all++
	}
	for _, end := range []string{"majority", "empty", "either"} {
		for _, empty := range []string{"off", "on"} {
			for _, seeds := range []string{"3", "4", "5"} {
				p, err := kalah.New("seeds=" + seeds + ",end=" + end + ",emptycapture=" + empty)
				if err != nil {
					t.Fatal(err)
				}
				b, err := Of(p.Variant())
				if err != nil {
					t.Fatal(err)
				}
				if b.Len() > 0 {
					list = append(list, volume{p, b})
				}
			}
		}
	}
	if len(list) != all {
		t.Errorf("%d of %d books", len(list), all)
	}
	return list
}

// TestPut puts books into files, also over one that is there and after damage.
func TestPut(t *testing.T) {
	full, err := Of(volumes(t)[0].start.Variant())
	if err != nil {
		t.Fatal(err)
	}
	v, other := volumes(t)[0].start.Variant(), volumes(t)[1].start.Variant()
	file := full.Put(new(Book).Put(books, v), v)
	if len(file) != len(books) {
		t.Errorf("%d bytes of %d", len(file), len(books))
	}
	for name, data := range each(books) {
		if !bytes.Contains(file, data) {
			t.Errorf("%s is lost", name)
		}
	}
	for _, c := range []struct {
		name string
		file []byte
		want int
	}{
		{"put twice", file, full.Len()},
		{"put into nothing", full.Put(nil, v), full.Len()},
		{"of another variant", full.Put(nil, other), 0},
		{"cut", full.Put(nil, v)[:40], 0},
		{"too long", []byte(nameOf(v) + " 9223372036854775807\nabc"), 0},
		{"negative", []byte(nameOf(v) + " -1\nabc"), 0},
		{"no line", []byte(nameOf(v)), 0},
	} {
		if b, err := In(c.file, v); err != nil || b.Len() != c.want {
			t.Errorf("%s: %d positions, %v; want %d", c.name, b.Len(), err, c.want)
		}
	}
}

// TestBooks follows each book from the start and checks the last positions on the way, those with few seeds
// left, with the solver.
func TestBooks(t *testing.T) {
	size := 0
	for _, v := range volumes(t) {
		p, b := v.start, v.book
		size += len(b.appendTo(nil, p.Variant()))
		margin, best, ok := b.Look(p)
		if !ok {
			t.Errorf("%s: no start", nameOf(p.Variant()))
			continue
		}
		want := margin
		for ok {
			turn := p.Turn()
			p = p.Apply(best[0])
			if want = margin; p.Turn() != turn {
				want = -want
			}
			if margin, best, ok = b.Look(p); ok && margin != want {
				t.Errorf("%s: %s is worth %d, %d after the turn before", nameOf(p.Variant()), p, margin, want)
			}
		}
		got, _, solved := solver.New(p.Variant(), 16<<20, 4<<20).Judge(p, solver.Hint{Margin: want}, solver.Limits{Nodes: 1_000_000})
		if solved && got != want {
			t.Errorf("%s: %s is worth %d, the book says %d", nameOf(p.Variant()), p, got, want)
		}
	}
	if size > 300_000 {
		t.Errorf("books of %d bytes", size)
	}
}

// TestFirstTurns compares the start of each book with its entries after each first turn: those that lead to
// the margin are the best, and no other leads to more. Each book of 5 seeds has entries for all of them.
func TestFirstTurns(t *testing.T) {
	for _, v := range volumes(t) {
		p, b := v.start, v.book
		margin, best, _ := b.Look(p)
		known := 0
		for _, m := range p.AppendMoves(nil) {
			next := p.Apply(m)
			after, _, ok := b.Look(next)
			if !ok {
				if v.short() {
					t.Errorf("%s does not know %s", nameOf(p.Variant()), p.Word(m))
				}
				continue // quickly solved
			}
			known++
			if next.Turn() != p.Turn() {
				after = -after
			}
			if after > margin || slices.Contains(best, m) != (after == margin) {
				t.Errorf("%s: %s leads to %d, the best %s to %d", nameOf(p.Variant()), p.Word(m), after, p.Word(best[0]), margin)
			}
		}
		if known == 0 {
			t.Errorf("%s: nothing about the first turn", nameOf(p.Variant()))
		}
	}
}

// TestReplies checks all of North's replies to South's best turns, with every sowing until South is to move again:
// the best for North leads to the margin of the start, none to less, and each book of 5 seeds has them all.
func TestReplies(t *testing.T) {
	for _, v := range volumes(t) {
		p, b := v.start, v.book
		margin, _, _ := b.Look(p)
		least, all := 1000, true
		for _, q := range replies(b, p, nil) {
			after, _, ok := b.Look(q)
			if !ok {
				all = false // quickly solved
				if v.short() {
					t.Errorf("%s does not know %s", nameOf(p.Variant()), q)
				}
				continue
			}
			least = min(least, after)
		}
		if least < margin || all && least > margin {
			t.Errorf("%s: North holds South to %d, the start is worth %d", nameOf(p.Variant()), least, margin)
		}
	}
}

// replies appends the positions with South to move after South's best turns and North's replies.
func replies(b Book, p kalah.Position, list []kalah.Position) []kalah.Position {
	moves := p.AppendMoves(nil)
	if p.Turn() == rules.Near {
		_, moves, _ = b.Look(p)
	}
	for _, m := range moves {
		next := p.Apply(m)
		switch {
		case next.Outcome().Over():
		case p.Turn() == rules.Far && next.Turn() == rules.Near:
			list = append(list, next)
		default:
			list = replies(b, next, list)
		}
	}
	return list
}

// TestFollowers plays by the books against random players: following a book never gives a seed away, as far
// as the book goes. Where it ends the solver agrees, if it is fast enough.
func TestFollowers(t *testing.T) {
	for _, v := range volumes(t) {
		start, b := v.start, v.book
		if v.short() {
			continue
		}
		name := nameOf(start.Variant())
		exact := solver.New(start.Variant(), 64<<20, 32<<20)
		for _, side := range []rules.Side{rules.Near, rules.Far} {
			r := rand.New(rand.NewPCG(5, uint64(side)))
			p, least, known := start, -99, 0
			for !p.Outcome().Over() {
				if p.Turn() != side {
					moves := p.AppendMoves(nil)
					p = p.Apply(moves[r.IntN(len(moves))])
					continue
				}
				margin, best, ok := b.Look(p)
				if !ok {
					margin, _, ok = exact.Judge(p, solver.Hint{Margin: least}, solver.Limits{Nodes: 2_000_000})
					if ok && margin < least {
						t.Errorf("%s: %s is worth %d, %d some turns before", name, p, margin, least)
					}
					break
				}
				if known++; margin < least {
					t.Errorf("%s: %s is worth %d in the book, %d some turns before", name, p, margin, least)
				}
				least, p = margin, p.Apply(best[0])
			}
			t.Logf("%s: side %d has %d turns of the book", name, side, known)
		}
	}
}

// TestEntries looks up added positions, also after writing and reading. A position is written if the book has or
// passes all before it.
func TestEntries(t *testing.T) {
	p := start(usual(t))
	var b Book
	var added []kalah.Position
	for i := range 40 {
		moves := p.AppendMoves(nil)
		if i%3 == 1 {
			b.Pass(p)
		} else {
			added = append(added, p)
			b.Add(p, i-20, moves[:1])
			b.Add(p, 99, moves) // an existing entry is kept
			b.Pass(p)
		}
		next := p.Apply(moves[i%len(moves)])
		if next.Outcome().Over() {
			break
		}
		b.Pass(p.Apply(moves[(i+1)%len(moves)])) // leads to nothing
		p = next
	}
	lost := p.Apply(p.AppendMoves(nil)[0])
	lost = lost.Apply(lost.AppendMoves(nil)[0])
	b.Add(lost, 3, lost.AppendMoves(nil)[:1])
	if len(added) < 10 {
		t.Fatalf("%d positions", len(added))
	}
	data := b.appendTo(nil, p.Variant())
	read, err := parse(data, p.Variant())
	if err != nil || read.Len() != len(added) {
		t.Fatalf("%d entries of %d, %v", read.Len(), len(added), err)
	}
	for _, p := range added {
		want, best, _ := b.Look(p)
		if got, also, ok := read.Look(p); !ok || got != want || got == 99 || !slices.Equal(also, best) {
			t.Errorf("%s: %d %v, %t; want %d %v", p, got, also, ok, want, best)
		}
	}
	if len(data) > 12*len(added) {
		t.Errorf("%d bytes for %d entries: those that lead to nothing are written", len(data), len(added))
	}
}

func usual(t testing.TB) kalah.Variant {
	t.Helper()
	p, err := kalah.New("")
	if err != nil {
		t.Fatal(err)
	}
	return p.Variant()
}

// TestPieOffered checks that nothing is said of a position in which the sides may still be swapped.
func TestPieOffered(t *testing.T) {
	p, err := kalah.New("pie=on")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Of(p.Variant())
	if err != nil {
		t.Fatal(err)
	}
	if margin, _, ok := b.Look(p); ok {
		t.Errorf("%d", margin)
	}
	if _, _, ok := b.Look(start(p.Variant())); !ok {
		t.Error("nothing of the start without a swap")
	}
}

// TestSides checks that a position with the sides exchanged is the same entry, and that moves are those of
// the side to move.
func TestSides(t *testing.T) {
	a, err := kalah.Parse("", "1,2,3,4,5,6/6,5,4,3,2,1 4 2 s")
	if err != nil {
		t.Fatal(err)
	}
	z, err := kalah.Parse("", "6,5,4,3,2,1/1,2,3,4,5,6 2 4 n")
	if err != nil {
		t.Fatal(err)
	}
	var b Book
	b.Add(a, 7, []kalah.Move{1, 5})
	if margin, best, ok := b.Look(z); !ok || margin != 7 || !slices.Equal(best, []kalah.Move{1, 5}) || z.Turn() != rules.Far {
		t.Errorf("%d %v %t", margin, best, ok)
	}
}

func TestParseRefuses(t *testing.T) {
	v := usual(t)
	data := sample(v)
	if again, err := parse(data, v); err != nil || !bytes.Equal(again.appendTo(nil, v), data) {
		t.Fatalf("%v", err)
	}
	for name, bad := range map[string][]byte{
		"nothing":             {},
		"cut off":             data[:len(data)-1],
		"more after it":       append(slices.Clone(data), absent),
		"no margin":           {1},
		"passed, for nothing": {passed, absent, absent, absent, absent, absent, absent},
		"nothing at last":     append(slices.Clone(data[:len(data)-1]), passed),
		"a start not there":   {absent, 1},
	} {
		if _, err := parse(bad, v); err == nil {
			t.Errorf("%s: %x was read", name, bad)
		}
	}
}

// sample returns a small book's file.
func sample(v kalah.Variant) []byte {
	var b Book
	p := start(v)
	b.Add(p, 1, []kalah.Move{2})
	b.Add(p.Apply(2), -1, []kalah.Move{5})
	b.Pass(p.Apply(3))
	b.Add(p.Apply(3).Apply(0), 4, []kalah.Move{1, 2})
	return b.appendTo(nil, v)
}

// FuzzParse parses anything: a valid book is written as it was read.
func FuzzParse(f *testing.F) {
	v := usual(f)
	f.Add(sample(v))
	f.Add([]byte{})
	f.Add([]byte{passed, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := parse(data, v)
		if err != nil {
			return
		}
		if again := b.appendTo(nil, v); !bytes.Equal(again, data) {
			t.Errorf("%x is read, but written as %x", data, again)
		}
	})
}

// BenchmarkOf reads the book of the usual game, which has the most positions.
func BenchmarkOf(b *testing.B) {
	v := usual(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Of(v); err != nil {
			b.Fatal(err)
		}
	}
}
