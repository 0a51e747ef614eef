package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"tidepool/sprites/icon"
)

const (
	serviceWorker = "sw.js"
	// filesMark and versionMark are what the service worker says in place of what it keeps.
	filesMark   = "const files = new Map([]);"
	versionMark = `const version = "";`
	pageMark    = `data-version=""`
)

func drawIcons(dir string) error {
	for _, i := range []struct {
		name string
		size int
		bled bool
	}{
		{"icon-192.png", 192, false}, {"icon-512.png", 512, false},
		{"icon-maskable-192.png", 192, true}, {"icon-maskable-512.png", 512, true},
		{"icon-apple-180.png", 180, true},
	} {
		if err := replace(filepath.Join(dir, i.name), icon.PNG(i.size, i.bled)); err != nil {
			return err
		}
	}
	return nil
}

// replace writes a file unless it is like that already: with its old time browsers need not fetch it anew.
func replace(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return nil
	}
	return os.WriteFile(name, data, 0o644)
}

// listFiles writes the list of files into the service worker, and the version into the page: a sum of
// the files' contents, so that it changes if and only if one does.
func listFiles(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files [][2]string // names and the hashes of their contents
	whole := sha256.New()
	for _, e := range entries {
		if !kept(e.Name()) {
			continue
		}
		content, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return err
		}
		sum := sha256.Sum256(content)
		files = append(files, [2]string{e.Name(), base64.StdEncoding.EncodeToString(sum[:])})
		fmt.Fprintf(whole, "%s %x\n", e.Name(), sum)
	}
	version := hex.EncodeToString(whole.Sum(nil)[:8])
	// The page says its version, which its own contents are part of: the worker knows it by what it says.
	i := slices.IndexFunc(files, func(f [2]string) bool { return f[0] == page })
	files[i][1] = version
	if err := fillIn(dir, page, pageMark, fmt.Sprintf("data-version=%q", version)); err != nil {
		return err
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	if err := fillIn(dir, serviceWorker, versionMark, fmt.Sprintf("const version = %q;", version)); err != nil {
		return err
	}
	return fillIn(dir, serviceWorker, filesMark, "const files = new Map("+string(list)+");")
}

// noTables is what a host without tables answers when a page asks for them; a server of tables has its own
// answer there.
const noTables = "table"

// kept tells whether the worker keeps a file: not the server's packed forms and answers, nor the browser's worker.
func kept(name string) bool {
	return name != serviceWorker && name != noTables && !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, ".br") && !strings.HasSuffix(name, ".gz")
}
