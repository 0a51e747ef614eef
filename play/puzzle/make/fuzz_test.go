package make

import (
	"bytes"
	"testing"
)

// A journal that is read, written and read again stays the same.
func FuzzReadJournal(f *testing.F) {
	const head = "tidepool puzzle journal 2\tkalah\t3\n"
	f.Add([]byte(head))
	f.Add([]byte(head + "puzzle\tseeds\t-3\t\tP\tA b\tc\t0 8 32\ngame\t0\t9\t4\t1 why\t3 too much\n"))
	f.Add([]byte(head + "game\t0\t9\t4\ngame\t1\t0\t0\npuzzle"))
	f.Fuzz(func(t *testing.T, text []byte) {
		text = []byte(summed(string(text))) // most changes spoil the checksums
		done, good, err := ReadJournal(bytes.NewReader(text), "kalah", 3)
		if err != nil {
			return
		}
		if good < 0 || good > int64(len(text)) {
			t.Fatalf("%d of %d bytes are good", good, len(text))
		}
		if good == 0 {
			return // not even its first line is valid
		}
		var b bytes.Buffer
		if err := BeginJournal(&b, "kalah", 3); err != nil {
			t.Fatal(err)
		}
		for _, h := range done {
			b.WriteString(h.String())
		}
		again, whole, err := ReadJournal(&b, "kalah", 3)
		if err != nil || len(again) != len(done) || whole < int64(len(head)) {
			t.Fatalf("written again: %d games of %d, %v", len(again), len(done), err)
		}
	})
}
