package studio

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tidepool/sprites"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/vector"
)

// patience is longer than any picture takes.
const patience = time.Minute

// want orders pictures of a crab in some widths, and waits for them.
func want(t *testing.T, s *Studio, widths ...int) map[int]sprites.Made {
	t.Helper()
	for _, w := range widths {
		if !s.Order(kani.Crab(0, 0), w, false) {
			t.Fatal("a crab is not known")
		}
	}
	got := make(map[int]sprites.Made)
	for len(got) < len(widths) {
		if !s.Wait() {
			t.Fatalf("%d of %d pictures came", len(got), len(widths))
		}
		for m, ok := s.Made(0); ok; m, ok = s.Made(0) {
			got[m.Width] = m
		}
	}
	return got
}

// settle waits until nothing is being made or stored any more.
func settle(s *Studio) {
	for running := 1; running > 0; time.Sleep(time.Millisecond) {
		s.mu.Lock()
		running = s.running
		s.mu.Unlock()
	}
}

// files returns what is in a folder, by path. A picture that is drawn again is another file.
func files(folder string) map[string]os.FileInfo {
	list := make(map[string]os.FileInfo)
	filepath.Walk(folder, func(path string, info os.FileInfo, err error) error {
		if err == nil && info.Mode().IsRegular() {
			list[path] = info
		}
		return nil
	})
	return list
}

// drawn returns how many pictures of a folder were drawn and stored since it held the files of before.
func drawn(folder string, before map[string]os.FileInfo) (n int) {
	for path, info := range files(folder) {
		if old, ok := before[path]; !ok || !os.SameFile(old, info) {
			n++
		}
	}
	return n
}

// A studio's picture equals the drawing's, is drawn once, and is the same when it comes from the store.
func TestKept(t *testing.T) {
	folder := t.TempDir()
	plain := kani.Crab(0, 0).Raster(40)
	for _, test := range []struct {
		version string
		drawn   int
	}{{"1", 2}, {"1", 0}, {"2", 2}, {"1", 2}} {
		before := files(folder)
		s := New(Options{Keep: OpenStore(folder, test.version), Patience: patience})
		got := want(t, s, 40, 50)
		if m := got[40]; m.Size != plain.Rect.Size() || !bytes.Equal(m.Pix, plain.Pix) || len(got[50].Pix) != 4*50*50 {
			t.Errorf("version %s: another picture than is drawn", test.version)
		}
		settle(s)
		if n := drawn(folder, before); n != test.drawn {
			t.Errorf("version %s: %d pictures were drawn, want %d", test.version, n, test.drawn)
		}
	}
	if entries, _ := os.ReadDir(folder); len(entries) != 1 {
		t.Errorf("%d versions are kept, want 1", len(entries))
	}
}

// A damaged or foreign file is drawn again.
func TestDamaged(t *testing.T) {
	folder := t.TempDir()
	first := New(Options{Keep: OpenStore(folder, "1"), Patience: patience})
	whole := want(t, first, 30, 40)
	settle(first)
	store := OpenStore(folder, "1")
	path := store.path(name{kani.Crab(0, 0).Key, 40})
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other, err := os.ReadFile(store.path(name{kani.Crab(0, 0).Key, 30}))
	if err != nil {
		t.Fatal(err)
	}
	changed := func(at int) []byte { b := bytes.Clone(good); b[at] ^= 1; return b }
	for what, data := range map[string][]byte{
		"nothing": {}, "half": good[:len(good)/2], "more": append(bytes.Clone(good), 0), "another picture": other,
		"a pixel": changed(len(good) - 5), "the mark": changed(3), "the width": changed(len(mark) + 8), "the sum": changed(len(mark) + 16), "the key": changed(len(mark) + 21),
	} {
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		before := files(folder)
		s := New(Options{Keep: OpenStore(folder, "1"), Patience: patience})
		if m := want(t, s, 40)[40]; !bytes.Equal(m.Pix, whole[40].Pix) {
			t.Errorf("%s: another picture", what)
		}
		settle(s)
		if n := drawn(folder, before); n != 1 {
			t.Errorf("%s: drawn %d times", what, n)
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	s := New(Options{Keep: OpenStore(folder, "1"), Patience: patience})
	if m := want(t, s, 40)[40]; !bytes.Equal(m.Pix, whole[40].Pix) {
		t.Error("a folder in its place is taken for a picture")
	}
	settle(s)
}

// A folder that cannot be used stores nothing, without an error.
func TestNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if OpenStore(file, "1") != nil {
		t.Error("a file is opened as a folder")
	}
	s := New(Options{Patience: patience})
	want(t, s, 20)
	store := OpenStore(t.TempDir(), "1")
	os.RemoveAll(store.folder)
	want(t, New(Options{Keep: store, Patience: patience}), 20)
}

// The store is bounded; pictures not used for longest are removed first. Foreign files in the folder stay.
func TestBound(t *testing.T) {
	within := t.TempDir()
	stranger := filepath.Join(within, "letters")
	if err := os.Mkdir(stranger, 0o700); err != nil {
		t.Fatal(err)
	}
	s := OpenStore(within, "1")
	s.most = 4 * 5000
	at := time.Now().Add(-time.Hour)
	for i := range 6 {
		m := sprites.Made{Key: "x", Width: i + 1, Pix: make([]byte, 4*1000)}
		m.Size.X, m.Size.Y = 100, 10
		s.save(&m)
		os.Chtimes(s.path(name{"x", i + 1}), at, at.Add(time.Duration(i)*time.Minute))
	}
	if s.size > s.most {
		t.Errorf("%d bytes are kept, of %d", s.size, s.most)
	}
	if _, ok := s.load(name{"x", 1}); ok {
		t.Error("the oldest is still there")
	}
	if _, ok := s.load(name{"x", 6}); !ok {
		t.Error("the newest has gone")
	}
	if _, err := os.Stat(stranger); err != nil {
		t.Error("a folder that is not ours has gone")
	}
}

// Pictures waited for come before those that may be needed, and unknown drawings are refused.
func TestOrder(t *testing.T) {
	s := New(Options{Patience: patience})
	if s.Order(vector.Square("chart", nil), 10, false) {
		t.Error("a drawing is taken that is in no catalogue")
	}
	d := kani.Crab(0, 0)
	if d.W = 3; s.Order(d, 10, false) {
		t.Error("a drawing is taken for another with its key")
	}
	s.most = 0 // no workers
	for _, o := range []struct {
		width int
		ahead bool
	}{{10, true}, {20, true}, {30, false}, {20, false}, {30, true}} {
		s.Order(kani.Crab(0, 0), o.width, o.ahead)
	}
	s.running = 1
	for _, width := range []int{30, 20, 10} {
		if o, ok := s.next(); !ok || o.width != width {
			t.Errorf("the next is %d wide, want %d", o.width, width)
		}
	}
	if _, ok := s.next(); ok || s.running != 0 {
		t.Error("there is one more")
	}
}

// A frame waits no longer than its patience.
func TestPatience(t *testing.T) {
	s := New(Options{Patience: time.Millisecond})
	s.most = 0
	s.Order(kani.Crab(0, 0), 10, false)
	for range 2 {
		if s.Wait() {
			t.Error("something has come")
		}
	}
}
