//go:build !js

// Package site serves a web build of Tidepool over HTTP, with all the headers that it should have.
package site

import (
	"errors"
	"io/fs"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"path"
	"strconv"
	"strings"
	"syscall"

	"tidepool/play/table/wire"
)

const indexPage = "index.html"

// contentPolicy lets the page load only files of its own origin; 'wasm-unsafe-eval' allows only WebAssembly.
const contentPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// contentTypes replaces the machine's own table, which may lack application/wasm.
var contentTypes = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".wasm":        "application/wasm",
	".svg":         "image/svg+xml",
	".ttf":         "font/ttf",
	".png":         "image/png",
	".ico":         "image/x-icon",
	".txt":         "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
}

// A Site serves a web build. It sends NAME.br or NAME.gz, if not older than NAME, to clients that accept it.
type Site struct {
	files *os.Root // also prevents symbolic links from leading outside
}

func (s *Site) Close() error { return s.files.Close() }

func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	secure(w.Header(), r)
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are served here", http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path == "/"+wire.Path {
		w.WriteHeader(http.StatusNoContent) // answers the page's question whether there are tables: no
		return
	}
	name, ok := fileName(r.URL.Path)
	if !ok {
		http.NotFound(w, r)
		return
	}
	err := s.send(w, r, name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		http.NotFound(w, r)
	case errors.Is(err, errNotAcceptable):
		http.Error(w, "no form of this file is acceptable", http.StatusNotAcceptable)
	case err != nil:
		http.Error(w, "the file cannot be read", http.StatusInternalServerError)
	}
}

func secure(h http.Header, r *http.Request) {
	h.Set("Content-Security-Policy", contentPolicy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	if trusted(r) {
		h.Set("Cross-Origin-Opener-Policy", "same-origin") // elsewhere browsers report that they ignore it
	}
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
}

// trusted reports whether a browser takes the page's address for a secure one: of this machine, or over HTTPS.
func trusted(r *http.Request) bool {
	page := url.URL{Host: r.Host}
	ip, _ := netip.ParseAddr(page.Hostname())
	return r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https" || page.Hostname() == "localhost" || ip.IsLoopback()
}

// fileName returns the file for a path; false for paths not in shortest form, hidden files and compressed
// forms, which are not resources.
func fileName(urlPath string) (string, bool) {
	name := strings.TrimPrefix(urlPath, "/")
	if name == "" {
		return indexPage, true
	}
	if !fs.ValidPath(name) || strings.ContainsAny(name, "\\\x00") {
		return "", false
	}
	for part := range strings.SplitSeq(name, "/") {
		if strings.HasPrefix(part, ".") {
			return "", false
		}
	}
	for _, e := range encodings {
		if strings.HasSuffix(name, e.suffix) {
			return "", false
		}
	}
	return name, true
}

var errNotAcceptable = errors.New("not acceptable")

func (s *Site) send(w http.ResponseWriter, r *http.Request, name string) error {
	file, info, err := s.open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	h := w.Header()
	h.Set("Content-Type", contentType(name))
	// File names do not change with their contents, so browsers must revalidate; the answer is mostly "not
	// modified".
	h.Set("Cache-Control", "no-cache")
	h.Add("Vary", "Accept-Encoding")
	tag := ""
	encodings, plain := accepted(r.Header.Values("Accept-Encoding"))
	for _, e := range encodings {
		packed, packedInfo, err := s.open(name + e.suffix)
		if err != nil {
			continue
		}
		defer packed.Close()
		if packedInfo.ModTime().Before(info.ModTime()) {
			continue // left over from an older build
		}
		file, info, tag = packed, packedInfo, e.name
		h.Set("Content-Encoding", e.name)
		// ServeContent omits the length of encoded answers.
		h.Set("Content-Length", strconv.FormatInt(info.Size(), 10))
		break
	}
	if tag == "" && !plain {
		return errNotAcceptable
	}
	h.Set("ETag", entityTag(info, tag))
	http.ServeContent(w, oneRange(r), name, info.ModTime(), file)
	return nil
}

// oneRange drops a request for several ranges: the overhead of many small ones would exceed the whole file.
func oneRange(r *http.Request) *http.Request {
	if strings.Contains(r.Header.Get("Range"), ",") {
		r = r.Clone(r.Context())
		r.Header.Del("Range")
	}
	return r
}

// open opens a regular file; anything else, such as a pipe or device, is treated as missing and not touched.
func (s *Site) open(name string) (*os.File, os.FileInfo, error) {
	info, err := s.files.Stat(name)
	if err != nil || !info.Mode().IsRegular() {
		return nil, nil, fs.ErrNotExist
	}
	// If it was replaced meanwhile, opening must not block either.
	file, err := s.files.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, nil, fs.ErrNotExist
	}
	info, err = file.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = fs.ErrNotExist
	}
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	return file, info, nil
}

func contentType(name string) string {
	if t, ok := contentTypes[path.Ext(name)]; ok {
		return t
	}
	return "application/octet-stream"
}

func entityTag(info os.FileInfo, encoding string) string {
	tag := strconv.FormatInt(info.ModTime().UnixNano(), 36) + "-" + strconv.FormatInt(info.Size(), 36)
	if encoding != "" {
		tag += "-" + encoding
	}
	return `"` + tag + `"`
}
