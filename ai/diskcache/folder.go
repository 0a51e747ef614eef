package diskcache

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// maxBytes is more than the size of any file we write.
const maxBytes = 1 << 31

// A Folder stores a file for each name with a checksum: uncompressed, followed by a CRC-32, or if it is
// large, as gzip. The zero Folder stores nothing. Errors are ignored, as the files can be recreated.
type Folder struct {
	path    string
	writing *sync.WaitGroup // the files being saved
	large   int             // the size from which files are compressed
}

// largeFrom is the size from which compression is worth the second or two that it takes, also in reading.
const largeFrom = 1 << 27

// In returns the folder at a path, which need not exist.
func In(path string) Folder { return Folder{path, new(sync.WaitGroup), largeFrom} }

// Ours returns the program's folder in the user's cache folder.
func Ours() Folder {
	all, err := os.UserCacheDir()
	if err != nil {
		return Folder{} // the user has no cache folder
	}
	return In(filepath.Join(all, "tidepool"))
}

// Load returns what was saved, or nil if there is none or it was changed.
func (f Folder) Load(name string) []byte {
	if f.path == "" || !filepath.IsLocal(name) {
		return nil
	}
	name = filepath.Join(f.path, name)
	info, err := os.Stat(name) // before opening it: opening a pipe would wait for a writer
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxBytes {
		return nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil
	}
	defer file.Close()
	data := make([]byte, info.Size())
	if _, err := io.ReadFull(file, data); err != nil {
		return nil
	}
	if saved, ok := unsealed(data); ok {
		return saved
	}
	return decompressed(data)
}

// Save writes a file in the background, completely or not at all.
func (f Folder) Save(name string, data []byte) {
	if f.path == "" || !filepath.IsLocal(name) || len(data) > maxBytes-sealSize {
		return
	}
	f.writing.Go(func() { f.write(name, data) })
}

// Wait waits until everything is written, for a program that is about to exit.
func (f Folder) Wait() {
	if f.writing != nil {
		f.writing.Wait()
	}
}

const partial = ".part"

// leftAfter is the age at which a temporary file must have been left by a program that died.
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
	if len(data) < f.large {
		err = writeSealed(file, data)
	} else {
		err = writeCompressed(file, data)
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
