package book

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai/kalah/solver"
	"tidepool/rules/kalah"
)

func never() bool { return false }

// playedOut finds out who wins by trying everything.
type playedOut map[kalah.Position]int

func (o playedOut) result(p kalah.Position) int {
	if r, ok := o[p]; ok {
		return r
	}
	margin := p.Store(p.Turn()) - p.Store(p.Turn().Other())
	best := max(-1, min(1, margin))
	for i, m := range p.AppendMoves(nil) {
		if r := o.after(p, m); i == 0 || r > best {
			best = r
		}
	}
	o[p] = best
	return best
}

func (o playedOut) after(p kalah.Position, m kalah.Move) int {
	next := p.Apply(m)
	if next.Turn() != p.Turn() {
		return -o.result(next)
	}
	return o.result(next)
}

func (o playedOut) look(p kalah.Position, _ int) (result int, keep []kalah.Move) {
	result = o.result(p)
	for _, m := range p.AppendMoves(nil) {
		if o.after(p, m) == result {
			keep = append(keep, m)
		}
	}
	return result, keep
}

// eachEarly calls f with each position after up to so many plies, once for each way to it.
func eachEarly(p kalah.Position, plies int, f func(p kalah.Position)) {
	if p.Outcome().Over() {
		return
	}
	f(p)
	for _, m := range p.AppendMoves(nil) {
		if plies > 0 {
			eachEarly(p.Apply(m), plies-1, f)
		}
	}
}

func small(t *testing.T) (start kalah.Position, truth playedOut, parts [][]byte) {
	t.Helper()
	start, err := kalah.New("houses=3,seeds=3,end=empty")
	if err != nil {
		t.Fatal(err)
	}
	truth = make(playedOut)
	if parts, err = WriteResults(start.Variant(), []int{3, 2}, truth.look); err != nil {
		t.Fatal(err)
	}
	return start, truth, parts
}

// TestWriteResults writes results and reads them again, all at once or with pauses, and only the first file.
func TestWriteResults(t *testing.T) {
	start, truth, parts := small(t)
	for _, c := range []struct {
		name  string
		parts [][]byte
		pause bool
		plies int
	}{{"all", parts, false, 4}, {"with pauses", parts, true, 4}, {"early", parts[:1], false, 2}} {
		t.Run(c.name, func(t *testing.T) {
			r := Results{all: readSurvey(start.Variant(), c.parts...)}
			calls := 0
			stop := func() bool { calls++; return c.pause && calls%2 == 1 }
			for !r.all.done() {
				if known(r, start) {
					t.Fatal("a result before all are read")
				}
				if err := r.ReadAll(nil, stop); err != nil {
					t.Fatal(err)
				}
			}
			seen := 0
			eachEarly(start, 5, func(p kalah.Position) {
				result, keep, ok := r.Look(p)
				if !ok {
					return
				}
				seen++
				if want, wanted := truth.look(p, 0); result != want || !slices.Equal(keep, wanted) {
					t.Errorf("%s: %d by %v, want %d by %v", p, result, keep, want, wanted)
				}
			})
			least := 0
			eachEarly(start, c.plies, func(p kalah.Position) {
				if least++; !known(r, p) {
					t.Errorf("nothing of %s", p)
				}
			})
			if seen < least || c.pause != (calls > 2*c.plies) {
				t.Errorf("%d positions of %d, %d calls of stop", seen, least, calls)
			}
		})
	}
}

func known(r Results, p kalah.Position) bool {
	_, _, ok := r.Look(p)
	return ok
}

func TestResultsDamaged(t *testing.T) {
	start, _, parts := small(t)
	last := len(parts[1]) - 1
	for name, damaged := range map[string][][]byte{
		"nothing":  {{}},
		"cut":      {parts[0], parts[1][:last]},
		"longer":   {parts[0], append(slices.Clone(parts[1]), 0)},
		"too many": {append([]byte{parts[0][0] + 1}, parts[0][1:]...)},
		"too few":  {append([]byte{parts[0][0] - 1}, parts[0][1:]...)},
	} {
		r := Results{early: readSurvey(start.Variant(), damaged...)}
		if err := r.Read(never); err == nil {
			t.Errorf("%s: read", name)
		}
		if _, _, ok := r.Look(start); ok {
			t.Errorf("%s: known", name)
		}
	}
}

func FuzzResults(f *testing.F) {
	v := kalah.Variant{Houses: 2, Half: 4, Ending: kalah.Empty}
	f.Add([]byte{2, 1, 2, 3}, []byte{1, 4, 5, 6})
	f.Add([]byte{200}, []byte{})
	f.Fuzz(func(t *testing.T, early, late []byte) {
		r := Results{early: readSurvey(v, early, late)}
		if err := r.Read(never); known(r, start(v)) != (err == nil) {
			t.Error(err)
		}
	})
}

// TestResults compares the usual game's results with a solver.
func TestResults(t *testing.T) {
	p, err := kalah.New("end=empty")
	if err != nil {
		t.Fatal(err)
	}
	r := ResultsOf(p.Variant())
	if err := r.ReadAll(nil, never); err != nil {
		t.Fatal(err)
	}
	if result, keep, ok := r.Look(p); !ok || result != 1 || len(keep) == 0 {
		t.Errorf("the start: %d by %v", result, keep)
	}
	random := rand.New(rand.NewPCG(1, 2))
	s := solver.New(p.Variant(), 16<<20, 16<<20)
	solved := 0
	for range 12 {
		q := p
		for range 7 + random.IntN(2) {
			moves := q.AppendMoves(nil)
			q = q.Apply(moves[random.IntN(len(moves))])
		}
		result, keep, ok := r.Look(q)
		if !ok {
			t.Errorf("nothing of %s", q)
		}
		want, wanted, ok := s.Root(q).Keeps(solver.Hint{Margin: result}, solver.Limits{Nodes: 300_000})
		if !ok {
			continue
		}
		if solved++; result != want || !slices.Equal(keep, wanted) {
			t.Errorf("%s: %d by %v, the solver says %d by %v", q, result, keep, want, wanted)
		}
	}
	if solved == 0 {
		t.Error("no position was solved")
	}
}

// TestResultsAdded reads the late positions from a file, which may be cut or of something else.
func TestResultsAdded(t *testing.T) {
	p, err := kalah.New("")
	if err != nil {
		t.Fatal(err)
	}
	far := p
	for range 8 {
		far = far.Apply(far.AppendMoves(nil)[0])
	}
	other := slices.Clone(late)
	slices.Reverse(other[1:])
	inPage := func() Results {
		r := ResultsOf(p.Variant())
		r.all = nil
		return r
	}
	for _, damaged := range [][]byte{nil, late[:len(late)/2], other, {}} {
		r, asked, want := inPage(), 0, 1
		if damaged == nil {
			want = 2 // it may come later
		}
		file := func(string, func() bool) []byte { asked++; return damaged }
		for range 2 {
			if err := r.ReadAll(file, never); err != nil || !known(r, p) || known(r, far) {
				t.Errorf("with %d bytes: %v", len(damaged), err)
			}
		}
		if asked != want {
			t.Errorf("%d bytes were asked for %d times, want %d", len(damaged), asked, want)
		}
	}
	r := inPage()
	var asked []string
	file := func(name string, _ func() bool) []byte { asked = append(asked, name); return late }
	for range 2 {
		if err := r.ReadAll(file, never); err != nil || !known(r, far) || !slices.Equal(asked, []string{"results.kalah.6-4.bin"}) {
			t.Errorf("with %q: %v", asked, err)
		}
	}
}

// TestResultsOfBook compares the usual game's results with its book.
func TestResultsOfBook(t *testing.T) {
	p, err := kalah.New("")
	if err != nil {
		t.Fatal(err)
	}
	b, err := Of(p.Variant())
	if err != nil {
		t.Fatal(err)
	}
	r := ResultsOf(p.Variant())
	if err := r.ReadAll(nil, never); err != nil {
		t.Fatal(err)
	}
	compared := 0
	eachEarly(p, 7, func(p kalah.Position) {
		margin, best, ok := b.Look(p)
		if !ok {
			return
		}
		compared++
		result, keep, ok := r.Look(p)
		if !ok || result != max(-1, min(1, margin)) {
			t.Fatalf("%s: %d, but a margin of %d", p, result, margin)
		}
		for _, m := range best {
			if !slices.Contains(keep, m) {
				t.Fatalf("%s: %s does not keep %d, but is best", p, p.Word(m), result)
			}
		}
	})
	if compared < 300 {
		t.Errorf("only %d positions are in both", compared)
	}
}

func BenchmarkRead(b *testing.B) {
	v := kalah.Variant{Houses: 6, Half: 24, Ending: kalah.Empty}
	for _, c := range []struct {
		name string
		read func(*Results, func() bool) error
	}{{"early", (*Results).Read}, {"all", func(r *Results, stop func() bool) error { return r.ReadAll(nil, stop) }}} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				r := ResultsOf(v)
				if err := c.read(&r, never); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
