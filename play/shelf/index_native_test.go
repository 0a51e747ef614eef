//go:build !js

package shelf

import (
	"bytes"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode"
)

// A counter counts the files read.
type counter struct {
	*dir
	reads int
}

func (c *counter) Read(name string) ([]byte, error) {
	c.reads++
	return c.dir.Read(name)
}

// fill puts n games into a directory.
func fill(t testing.TB, d *dir, n int) {
	t.Helper()
	g := newGame(t, "up", "down", "up")
	if err := g.Match.SetTag("WhiteLevel", "3"); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		at := noon.Add(time.Duration(i) * time.Minute)
		if err := os.WriteFile(d.file(newID(at, 0)+gameExt), encode(g.Match, at), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestIndex checks that each of many games is read once in this run and the next, and again only after a change.
func TestIndex(t *testing.T) {
	const many = 3 * indexSlack
	d := openTestDir(t, quickDir(t))
	fill(t, d, many)
	store := &counter{dir: d}
	s := Open(store, toyGames)
	reads := func(what string, want int) Listing {
		t.Helper()
		store.reads = 0
		l := s.List()
		if store.reads != want {
			t.Errorf("%s: %d files read, want %d", what, store.reads, want)
		}
		return l
	}
	first := reads("at first", many)
	if len(first.Games) != many || first.Games[0].Tag("WhiteLevel") != "3" || first.Games[0].Ply != 3 {
		t.Fatalf("%d games, the first %+v", len(first.Games), first.Games[0])
	}
	reads("the second time", 0)
	s = Open(store, toyGames)
	if again := reads("in the next run", 0); !reflect.DeepEqual(again, first) {
		t.Errorf("the next run lists %+v, not %+v", again.Games[0], first.Games[0])
	}

	// Changes are noticed, regardless of who made them.
	other := Open(d, toyGames)
	g, err := other.Load(first.Games[7].ID)
	if err != nil {
		t.Fatal(err)
	}
	play(t, g, "up")
	if err := other.Save(g, noon.AddDate(1, 0, 0)); err != nil {
		t.Fatal(err)
	}
	if l := reads("after another's turn", 1); l.Games[0].ID != g.ID || l.Games[0].Ply != 4 {
		t.Errorf("first is %+v", l.Games[0])
	}
	mine, err := s.Load(first.Games[9].ID)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		mine.Match.Undo()
		if err := s.Save(mine, noon.AddDate(2, 0, 0)); err != nil {
			t.Fatal(err)
		}
	}
	if l := reads("after a turn of this program", 1); l.Games[0].ID != mine.ID || l.Games[0].Ply != 1 {
		t.Errorf("first is %+v", l.Games[0])
	}
	if err := s.Remove(g.ID, noon); err != nil {
		t.Fatal(err)
	}
	if l := reads("after one is removed", 0); len(l.Games) != many-1 {
		t.Errorf("%d games, want %d", len(l.Games), many-1)
	}
	if len(s.summaries.index) != many-1 {
		t.Errorf("%d in the index, want %d", len(s.summaries.index), many-1)
	}
}

// TestFewGamesHaveNoIndex checks that small folders have no index.
func TestFewGamesHaveNoIndex(t *testing.T) {
	d := openTestDir(t, t.TempDir())
	fill(t, d, 20)
	Open(d, toyGames).List()
	if _, err := os.Stat(d.file(indexName)); err == nil {
		t.Error("there is an index of 20 games")
	}
}

func TestHasControl(t *testing.T) {
	for r := range rune(0x3000) {
		want := unicode.IsControl(r) && r != '\t' && r != '\n'
		if got := hasControl("é" + string(r) + "海"); got != want {
			t.Errorf("%U: %v", r, got)
		}
	}
}

// TestHostileIndex has truncated, changed and invented indexes: the list is still that of the files.
func TestHostileIndex(t *testing.T) {
	const many = 2 * indexSlack
	d := openTestDir(t, quickDir(t))
	fill(t, d, many)
	want := Open(d, toyGames).List()
	good, err := os.ReadFile(d.file(indexName))
	if err != nil {
		t.Fatal(err)
	}
	line := string(bytes.SplitN(good, []byte("\n"), 3)[1])
	id := line[:strings.Index(line, ".")]
	signed := func(body string) []byte { return []byte(indexMagic + checksum(body) + " " + body) }
	swapped := func(old, new string) []byte { return signed("1\n" + strings.Replace(line, old, new, 1) + "\n") }
	for name, data := range map[string][]byte{
		"empty":       {},
		"cut":         good[:len(good)/2],
		"foreign":     []byte("\x89PNG\r\n"),
		"flipped":     bytes.Replace(good, []byte("Ann"), []byte("Bob"), 1),
		"version":     signed("2\n" + line + "\n"),
		"no lines":    signed("1\n"),
		"breaks":      signed("1\n" + strings.Repeat("\n", many)),
		"no id":       swapped(id, "../../etc/passwd"),
		"ply":         swapped("\t3\t*", "\t-3\t*"),
		"result":      swapped("\t*\t", "\t2-0\t"),
		"side":        swapped("\t*\t0", "\t*\t2"),
		"game":        swapped("\ttoy\t", "\tgo\t"),
		"fields":      swapped("\tWhiteLevel", ""),
		"control":     swapped("Ann", "A\x1bn"),
		"not UTF-8":   swapped("Ann", "A\xffn"),
		"long":        swapped("Ann", strings.Repeat("x", maxLine)),
		"other mark":  swapped(line[strings.Index(line, "\t"):strings.Index(line, "\ttoy")], "\t1\t1"),
		"too large":   bytes.Repeat([]byte("x"), maxIndex+1),
		"other files": swapped(id, "20200101-000000000-0000"),
	} {
		t.Run(name, func(t *testing.T) {
			if err := os.WriteFile(d.file(indexName), data, 0o600); err != nil {
				t.Fatal(err)
			}
			if got := Open(d, toyGames).List(); !reflect.DeepEqual(got, want) {
				t.Errorf("%d games, %d problems", len(got.Games), len(got.Problems))
			}
		})
	}
	os.Remove(d.file(indexName))
	if err := os.Mkdir(d.file(indexName), 0o700); err != nil {
		t.Fatal(err)
	}
	if got := Open(d, toyGames).List(); !reflect.DeepEqual(got, want) {
		t.Errorf("with a folder in its place: %d games", len(got.Games))
	}
}

// BenchmarkTenThousand opens a folder of 10,000 games: without an index, with the index of an earlier run,
// and again in the same run. MB is the memory used by the shelf.
func BenchmarkTenThousand(b *testing.B) {
	const many = 10000
	d := openTestDir(b, b.TempDir())
	fill(b, d, many)
	list := func(b *testing.B, s *Shelf) {
		if n := len(s.List().Games); n != many {
			b.Fatal(n, "games")
		}
	}
	held := func() float64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc) / 1e6
	}
	for _, indexed := range []bool{false, true} {
		b.Run(fmt.Sprintf("indexed=%v", indexed), func(b *testing.B) {
			before := held()
			var s *Shelf
			for b.Loop() {
				if !indexed {
					os.Remove(d.file(indexName))
				}
				s = Open(d, toyGames)
				list(b, s)
			}
			b.ReportMetric(held()-before, "MB")
			runtime.KeepAlive(s)
		})
	}
	b.Run("again", func(b *testing.B) {
		s := Open(d, toyGames)
		list(b, s)
		for b.Loop() {
			list(b, s)
		}
	})
}
