//go:build !js

package platform

import (
	"fmt"
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"

	"tidepool/scenes/export"
)

// Dropped files are read, and those directly in dropped folders, but no deeper ones and only regular files.
func TestDroppedFiles(t *testing.T) {
	b := readFS(fstest.MapFS{
		"a.txt": {Data: []byte("a")}, "games/b.txt": {Data: []byte("b")}, "games/old/c.txt": {Data: []byte("c")},
		"socket": {Mode: fs.ModeSocket},
	})
	var got []string
	for _, f := range b.Files {
		got = append(got, fmt.Sprint(f.Name, " ", string(f.Data), " ", f.Err))
	}
	if want := []string{"a.txt a <nil>", "b.txt b <nil>", "socket  not a file"}; b.Err != nil || !slices.Equal(got, want) {
		t.Errorf("%v: %q, want %q", b.Err, got, want)
	}
	many := fstest.MapFS{}
	for i := range export.MostFiles + 1 {
		many[fmt.Sprint(i)] = &fstest.MapFile{}
	}
	if b := readFS(many); b.Err != export.ErrTooLarge {
		t.Errorf("too many: %v", b.Err)
	}
}
