//go:build unix

package site

import (
	"net/http"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestSiteOddFiles checks that pipes and devices are refused without blocking, even in place of a compressed
// form.
func TestSiteOddFiles(t *testing.T) {
	handler, dir := newSite(t)
	for _, name := range []string{"pipe.js", "boot.js.br"} {
		if err := syscall.Mkfifo(filepath.Join(dir, name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(os.DevNull, filepath.Join(dir, "null.js")); err != nil {
		t.Fatal(err)
	}
	for target, want := range map[string]int{
		"/pipe.js": http.StatusNotFound,
		"/null.js": http.StatusNotFound,
		"/boot.js": http.StatusOK,
	} {
		r := ask(handler, "GET", target, "Accept-Encoding", "br")
		if r.StatusCode != want || r.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s: %d, encoded %q", target, r.StatusCode, r.Header.Get("Content-Encoding"))
		}
	}
}
