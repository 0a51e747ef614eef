//go:build !js

package shelf

import (
	"os"
	"strings"
)

const (
	indexName = ".index"
	// maxIndex limits the index in bytes: enough for 100,000 games.
	maxIndex = 32 << 20
)

func (d *dir) readIndex() string {
	info, err := os.Lstat(d.file(indexName))
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxIndex {
		return ""
	}
	data, _ := os.ReadFile(d.file(indexName))
	return string(data)
}

// writeIndex does not sync, as the index can be rebuilt, and leaves another program's file alone.
func (d *dir) writeIndex(data []byte) {
	if _, err := os.Lstat(d.file(indexName)); err == nil && !strings.HasPrefix(d.readIndex(), indexMagic) {
		return
	}
	f, err := os.CreateTemp(d.path, tempPrefix+"*")
	if err != nil {
		return
	}
	_, err = f.Write(data)
	if f.Close() != nil || err != nil || replace(f.Name(), d.file(indexName)) != nil {
		os.Remove(f.Name())
	}
}
