//go:build !js

package files_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/files"
	"tidepool/internal/server/lock"
	"tidepool/internal/server/store"
	"tidepool/internal/server/store/storetest"
)

func open(t *testing.T, dir string) *files.Store {
	t.Helper()
	s, err := files.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

func TestStore(t *testing.T) {
	dirs := map[string]string{}
	storetest.Conform(t, func(t *testing.T) (store.Store, func()) {
		if dirs[t.Name()] == "" {
			dirs[t.Name()] = t.TempDir()
		}
		s := open(t, dirs[t.Name()])
		return s, s.Close
	})
}

// written writes a log of some events and returns its file, content and the offset after each line.
func written(t *testing.T, words ...string) (file string, data []byte, ends []int) {
	t.Helper()
	dir := t.TempDir()
	s := open(t, dir)
	var last uint64
	for _, w := range words {
		seq, _, err := s.Append(t.Context(), "log", last, []byte(w))
		if err != nil {
			t.Fatal(err)
		}
		last = seq
		file = filepath.Join(dir, "log.table")
		if data, err = os.ReadFile(file); err != nil {
			t.Fatal(err)
		}
		ends = append(ends, len(data))
	}
	s.Close()
	return file, data, ends
}

func put(t *testing.T, file string, data []byte) *files.Store {
	t.Helper()
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return open(t, filepath.Dir(file))
}

var words = []string{`{"kind":"made","a":" "}`, `{"kind":"turn","word":"c3"}`, `{"kind":"turn","word":"d4"}`}

// Wherever a crash cuts the file off, the complete lines are read and the log can be continued.
func TestTornTail(t *testing.T) {
	file, data, ends := written(t, words...)
	for n := range data {
		s := put(t, file, data[:n])
		whole := 0
		for _, e := range ends {
			if e <= n {
				whole++
			}
		}
		list, err := s.Load(t.Context(), "log")
		if err != nil || len(list) != whole {
			t.Fatalf("%d of %d bytes: %d events, not %d, %v", n, len(data), len(list), whole, err)
		}
		if _, _, err := s.Append(t.Context(), "log", uint64(whole), []byte("next")); err != nil {
			t.Fatal(err)
		}
		if list, err = s.Load(t.Context(), "log"); err != nil || len(list) != whole+1 || string(list[whole].Data) != "next" {
			t.Fatalf("%d bytes: after another event %v, %v", n, list, err)
		}
		s.Close()
	}
	s := put(t, file, append(append(bytes.Clone(data), make([]byte, 40)...), "k 3\n"...))
	if list, err := s.Load(t.Context(), "log"); err != nil || len(list) != len(words) {
		t.Errorf("a block that was never written: %d events, %v", len(list), err)
	}
}

// A log with any one bit flipped is refused.
func TestFlippedBits(t *testing.T) {
	file, data, _ := written(t, words...)
	for i := range data {
		for bit := range 8 {
			flipped := bytes.Clone(data)
			flipped[i] ^= 1 << bit
			s := put(t, file, flipped)
			if list, err := s.Load(t.Context(), "log"); !errors.Is(err, store.ErrDamaged) {
				t.Fatalf("byte %d, bit %d: %d events, %v", i, bit, len(list), err)
			}
			if _, _, err := s.Append(t.Context(), "log", 3, []byte("x")); err == nil {
				t.Fatalf("byte %d, bit %d: append succeeded", i, bit)
			}
			s.Close()
		}
	}
}

func TestMovedLines(t *testing.T) {
	file, data, ends := written(t, words...)
	lines := bytes.SplitAfter(data, []byte("\n"))
	join := func(order ...int) []byte {
		var all []byte
		for _, i := range order {
			all = append(all, lines[i]...)
		}
		return all
	}
	for name, data := range map[string][]byte{"swapped": join(0, 2, 1), "doubled": join(0, 1, 1, 2), "left out": join(0, 2), "without the first": data[ends[0]:], "nothing but an end": []byte("\n")} {
		s := put(t, file, data)
		if list, err := s.Load(t.Context(), "log"); !errors.Is(err, store.ErrDamaged) {
			t.Errorf("%s: %d events, %v", name, len(list), err)
		}
		s.Close()
	}
	other := filepath.Join(filepath.Dir(file), "other.table")
	s := put(t, other, data)
	if list, err := s.Load(t.Context(), "other"); !errors.Is(err, store.ErrDamaged) {
		t.Errorf("another table's: %d events, %v", len(list), err)
	}
}

func TestNames(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	for _, name := range []string{"", "../up", "a/b", "A", "lock.", strings.Repeat("a", 65)} {
		if _, _, err := s.Append(t.Context(), name, 0, []byte("x")); err == nil {
			t.Errorf("%q was accepted", name)
		}
		if _, err := s.Load(t.Context(), name); err == nil {
			t.Errorf("%q was read", name)
		}
	}
	for _, data := range []string{"two\nlines", "a\x00", strings.Repeat("a", 5000)} {
		if _, _, err := s.Append(t.Context(), "a", 0, []byte(data)); err == nil {
			t.Errorf("%.20q was accepted", data)
		}
	}
	if _, err := files.Open(dir, time.Now); !errors.Is(err, lock.ErrTaken) {
		t.Errorf("opened twice: %v", err)
	}
}

// The times in a log never go back, even if the host's clock does.
func TestTime(t *testing.T) {
	now := time.Unix(2000, 0)
	s, err := files.Open(t.TempDir(), func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	seq, first, err := s.Append(t.Context(), "a", 0, []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	now = time.Unix(1000, 0)
	if _, at, err := s.Append(t.Context(), "a", seq, []byte("y")); err != nil || at.Before(first) {
		t.Errorf("%v after %v, %v", at, first, err)
	}
}
