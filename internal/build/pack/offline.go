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
	// filesMark and versionMark are the service worker's placeholders for its list of files and version.
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

// replace writes a file unless its content is the same: with the old time, browsers need not fetch it again.
func replace(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return nil
	}
	return os.WriteFile(name, data, 0o644)
}

// listFiles writes the list of files into the service worker and the version into the page. The version is a
// hash of all files' contents, so it changes if and only if one of them does.
func listFiles(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var files [][2]string // names and hashes of their contents
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
	// The page contains its version, which depends on its own contents: the worker lists it under that
	// version.
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

// noTables is the answer of a host without tables to the page's question; a table server has its own answer
// there.
const noTables = "table"

// kept reports whether the service worker caches a file: not compressed forms, server configuration, or the
// service worker itself.
func kept(name string) bool {
	return name != serviceWorker && name != noTables && !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, ".br") && !strings.HasSuffix(name, ".gz")
}
