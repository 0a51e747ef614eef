package diskcache

import (
	"encoding/binary"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// maxBytes bounds a file: what is larger is not ours.
const maxBytes = 1 << 28

// A Folder keeps a file for each name, with a sum by which it knows it again.
// The zero Folder keeps nothing. Whatever goes wrong, the files are made again
// another time.
type Folder struct {
	path    string
	writing *sync.WaitGroup // the files being saved
}

// In returns the folder at a path. It need not be there yet.
func In(path string) Folder { return Folder{path, new(sync.WaitGroup)} }

// Ours returns the program's folder in the user's cache folder.
func Ours() Folder {
	all, err := os.UserCacheDir()
	if err != nil {
		return Folder{} // a user without one
	}
	return In(filepath.Join(all, "tidepool"))
}

// Load returns what a file was saved with, or nil if there is none or it has
// been changed.
func (f Folder) Load(name string) []byte {
	if f.path == "" || !filepath.IsLocal(name) {
		return nil
	}
	file, err := os.Open(filepath.Join(f.path, name))
	if err != nil {
		return nil
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxBytes {
		return nil
	}
	data := make([]byte, info.Size())
	if _, err := io.ReadFull(file, data); err != nil {
		return nil
	}
	return unsealed(data)
}

// sealSize is how many bytes of a file are the sum of the others: their CRC-32
// (IEEE), the lowest byte first.
const sealSize = 4

func seal(data []byte) []byte {
	return binary.LittleEndian.AppendUint32(nil, crc32.ChecksumIEEE(data))
}

// unsealed returns a file's data, or nil if they are not what was saved.
func unsealed(file []byte) []byte {
	size := len(file) - sealSize
	if size < 0 || crc32.ChecksumIEEE(file[:size]) != binary.LittleEndian.Uint32(file[size:]) {
		return nil
	}
	return file[:size:size]
}

// Save writes a file, in the background: the caller may be in a hurry. It is
// there whole or not at all.
func (f Folder) Save(name string, data []byte) {
	if f.path == "" || !filepath.IsLocal(name) || len(data) > maxBytes-sealSize {
		return
	}
	f.writing.Go(func() { f.write(name, data) })
}

// Wait comes back when all is written that was to be saved, for a program that
// is about to end.
func (f Folder) Wait() {
	if f.writing != nil {
		f.writing.Wait()
	}
}

// partial ends the names of files that are being written.
const partial = ".part"

// leftAfter is how long a file may be in writing: one that is older was left by
// a program that has ended in the middle.
const leftAfter = time.Hour

func (f Folder) write(name string, data []byte) {
	if os.MkdirAll(f.path, 0o777) != nil {
		return
	}
	f.sweep(time.Now().Add(-leftAfter))
	file, err := os.CreateTemp(f.path, name+".*"+partial)
	if err != nil {
		return
	}
	for _, part := range [...][]byte{data, seal(data)} {
		if err == nil {
			_, err = file.Write(part)
		}
	}
	if err2 := file.Close(); err == nil {
		err = err2
	}
	if err == nil {
		err = os.Rename(file.Name(), filepath.Join(f.path, name))
	}
	if err != nil {
		os.Remove(file.Name())
	}
}

// sweep removes what was left half written before a time.
func (f Folder) sweep(before time.Time) {
	list, err := os.ReadDir(f.path)
	if err != nil {
		return
	}
	for _, entry := range list {
		if info, err := entry.Info(); err == nil && info.Mode().IsRegular() && strings.HasSuffix(entry.Name(), partial) && info.ModTime().Before(before) {
			os.Remove(filepath.Join(f.path, entry.Name()))
		}
	}
}
