//go:build !js

package files

import (
	"testing"
	"time"
)

// Whatever a file holds, the entries read from it, written again, give the beginning of the file.
func FuzzParse(f *testing.F) {
	whole, last := []byte(nil), end{sum: "log"}
	for i, word := range []string{`{"kind":"made"}`, `{"kind":"turn","word":"a b"}`} {
		line, next, err := last.line(time.Unix(int64(i), 5), []byte(word))
		if err != nil {
			f.Fatal(err)
		}
		whole, last = append(whole, line...), next
	}
	f.Add(whole)
	f.Add(whole[:len(whole)-9])
	f.Add([]byte("0123456789abcdef 1 x\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		list, _, err := parse("log", data)
		if err != nil {
			return
		}
		again, last := []byte(nil), end{sum: "log"}
		for _, e := range list {
			line, next, err := last.line(e.At, e.Data)
			if err != nil || e.Seq != next.seq || e.Prev != last.seq {
				t.Fatalf("%+v: %v", e, err)
			}
			again, last = append(again, line...), next
		}
		if string(data[:len(again)]) != string(again) {
			t.Errorf("%q is written %q", data, again)
		}
	})
}
