package studio

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"image"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"tidepool/sprites"
)

// mostKept is the greatest size of a folder in bytes. Pictures not shown for longest are removed first.
const mostKept = 200 << 20

// mostSide bounds the sides of a picture that is read, in pixels.
const mostSide = 1 << 13

// A Store caches pictures in a folder and ignores errors. A nil Store stores nothing.
type Store struct {
	folder string
	most   int64

	mu   sync.Mutex
	size int64
}

// OpenStore opens a version's store within a folder, and removes those of other versions. It returns nil if
// the folder cannot be used.
func OpenStore(within, version string) *Store {
	sum := sha256.Sum256([]byte(version))
	s := &Store{folder: filepath.Join(within, hex.EncodeToString(sum[:8])), most: mostKept}
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return nil
	}
	others, err := os.ReadDir(within)
	if err != nil {
		return nil
	}
	for _, o := range others {
		if o.Name() != filepath.Base(s.folder) && ours(o) {
			os.RemoveAll(filepath.Join(within, o.Name()))
		}
	}
	for _, f := range s.files() {
		s.size += f.size
	}
	s.trim()
	return s
}

func ours(e os.DirEntry) bool {
	_, err := hex.DecodeString(e.Name())
	return err == nil && len(e.Name()) == 16 && e.IsDir()
}

type keptFile struct {
	path string
	size int64
	used time.Time
}

const suffix = ".picture"

func (s *Store) files() (list []keptFile) {
	entries, err := os.ReadDir(s.folder)
	if err != nil {
		return nil
	}
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(e.Name(), suffix) {
			list = append(list, keptFile{filepath.Join(s.folder, e.Name()), info.Size(), info.ModTime()})
		}
	}
	return list
}

func (s *Store) trim() {
	if s.size <= s.most {
		return
	}
	list := s.files()
	slices.SortFunc(list, func(a, b keptFile) int { return a.used.Compare(b.used) })
	s.size = 0
	for _, f := range list {
		s.size += f.size
	}
	for _, f := range list {
		if s.size <= s.most/4*3 {
			return
		}
		if os.Remove(f.path) == nil {
			s.size -= f.size
		}
	}
}

func (s *Store) path(n name) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %s", n.width, n.key))
	return filepath.Join(s.folder, hex.EncodeToString(sum[:16])+suffix)
}

// A file consists of the mark, the numbers of a header, the key and the pixels.
const mark = "tidepool picture 1\n"

type header struct {
	Key, Width, W, H, Sum uint32
}

func (s *Store) load(n name) (m sprites.Made, ok bool) {
	if s == nil {
		return m, false
	}
	path := s.path(n)
	f, err := os.Open(path)
	if err != nil {
		return m, false
	}
	defer f.Close()
	if m, ok = read(f, n); ok {
		now := time.Now()
		os.Chtimes(path, now, now) // so that it is removed later than others
	}
	return m, ok
}

func read(f *os.File, n name) (m sprites.Made, ok bool) {
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return m, false
	}
	var h header
	begin := make([]byte, len(mark)+binary.Size(h)+len(n.key))
	if _, err := io.ReadFull(f, begin); err != nil || string(begin[:len(mark)]) != mark {
		return m, false
	}
	if _, err := binary.Decode(begin[len(mark):], binary.LittleEndian, &h); err != nil {
		return m, false
	}
	if int(h.Key) != len(n.key) || !bytes.HasSuffix(begin, []byte(n.key)) || int(h.Width) != n.width ||
		h.W == 0 || h.H == 0 || h.W > mostSide || h.H > mostSide || info.Size() != int64(len(begin))+4*int64(h.W)*int64(h.H) {
		return m, false
	}
	pix := make([]byte, 4*h.W*h.H)
	if _, err := io.ReadFull(f, pix); err != nil || checksum(pix) != h.Sum {
		return m, false
	}
	return sprites.Made{Key: n.key, Width: n.width, Size: image.Pt(int(h.W), int(h.H)), Pix: pix}, true
}

func checksum(pix []byte) uint32 { return crc32.Checksum(pix, crc32.MakeTable(crc32.Castagnoli)) }

func (s *Store) save(m *sprites.Made) {
	if s == nil || len(m.Pix) == 0 {
		return
	}
	h := header{uint32(len(m.Key)), uint32(m.Width), uint32(m.Size.X), uint32(m.Size.Y), checksum(m.Pix)}
	begin, err := binary.Append([]byte(mark), binary.LittleEndian, h)
	if err != nil {
		return
	}
	f, err := os.CreateTemp(s.folder, "new-*")
	if err != nil {
		return
	}
	_, err = f.Write(append(begin, m.Key...))
	if err == nil {
		_, err = f.Write(m.Pix)
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(f.Name(), s.path(name{m.Key, m.Width}))
	}
	if err != nil {
		os.Remove(f.Name())
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.size += int64(len(begin) + len(m.Key) + len(m.Pix))
	s.trim()
}
