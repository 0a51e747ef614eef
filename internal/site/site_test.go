//go:build !js

package site

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const (
	wasmText   = "the program, plain"
	wasmBrotli = "the program, brotli" // the server does not decode it
	secret     = "not for visitors"
)

// newSite serves a small web build.
func newSite(t *testing.T) (handler http.Handler, dir string) {
	t.Helper()
	base := t.TempDir()
	dir = filepath.Join(base, "web")
	if err := os.MkdirAll(filepath.Join(dir, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	var gz bytes.Buffer
	w := gzip.NewWriter(&gz)
	w.Write([]byte(wasmText))
	w.Close()
	built := time.Now().Add(-time.Minute)
	for name, content := range map[string]string{
		"../secret.txt":    secret,
		"index.html":       "<!doctype html><title>Tidepool</title>",
		"boot.js":          "start()",
		"style.css":        "body{}",
		"icon.svg":         "<svg/>",
		"thing.bin":        "?",
		".hidden":          secret,
		"sub/page.html":    "<p>sub</p>",
		"sub/.hidden":      secret,
		"tidepool.wasm":    wasmText,
		"tidepool.wasm.br": wasmBrotli,
		"tidepool.wasm.gz": gz.String(),
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, built, built); err != nil {
			t.Fatal(err)
		}
	}
	root, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { root.Close() })
	return root, dir
}

// ask sends one request; headers alternates names and values.
func ask(handler http.Handler, method, target string, headers ...string) *http.Response {
	r := httptest.NewRequest(method, "http://127.0.0.1/", nil)
	r.URL.Path = target // verbatim, even if a client would have shortened it
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestSiteTypes(t *testing.T) {
	handler, _ := newSite(t)
	for target, want := range map[string]string{
		"/":              "text/html; charset=utf-8",
		"/index.html":    "text/html; charset=utf-8",
		"/boot.js":       "text/javascript; charset=utf-8",
		"/style.css":     "text/css; charset=utf-8",
		"/icon.svg":      "image/svg+xml",
		"/tidepool.wasm": "application/wasm",
		"/thing.bin":     "application/octet-stream",
		"/sub/page.html": "text/html; charset=utf-8",
	} {
		r := ask(handler, "GET", target)
		if got := r.Header.Get("Content-Type"); r.StatusCode != http.StatusOK || got != want {
			t.Errorf("%s: %d %q, want 200 %q", target, r.StatusCode, got, want)
		}
	}
}

func TestSiteHeaders(t *testing.T) {
	handler, _ := newSite(t)
	for _, target := range []string{"/", "/tidepool.wasm", "/nowhere"} {
		h := ask(handler, "GET", target).Header
		for name, want := range map[string]string{
			"X-Content-Type-Options":       "nosniff",
			"Referrer-Policy":              "no-referrer",
			"Cross-Origin-Resource-Policy": "same-origin",
		} {
			if got := h.Get(name); got != want {
				t.Errorf("%s: %s is %q, want %q", target, name, got, want)
			}
		}
		policy := make(map[string]string)
		for directive := range strings.SplitSeq(h.Get("Content-Security-Policy"), "; ") {
			name, value, _ := strings.Cut(directive, " ")
			policy[name] = value
		}
		for name, want := range map[string]string{
			"default-src": "'none'",
			"script-src":  "'self' 'wasm-unsafe-eval'",
			"style-src":   "'self'",
			"connect-src": "'self'",
			"base-uri":    "'none'",
		} {
			if policy[name] != want {
				t.Errorf("%s: the policy's %s is %q, want %q", target, name, policy[name], want)
			}
		}
	}
}

// Browsers report the opener policy as an error where it has no effect, as in a page of a host nearby.
func TestSiteOpenerPolicy(t *testing.T) {
	handler, _ := newSite(t)
	for _, try := range []struct{ address, proxied, want string }{
		{"https://example.com/", "", "same-origin"},
		{"http://example.com/", "https", "same-origin"},
		{"http://localhost:8080/", "", "same-origin"},
		{"http://127.0.0.1/", "", "same-origin"},
		{"http://[::1]:8080/", "", "same-origin"},
		{"http://192.0.2.2:8427/", "", ""},
		{"http://[fd00::7]:8427/", "", ""},
		{"http://ann.local/", "", ""},
	} {
		r, w := httptest.NewRequest("GET", try.address, nil), httptest.NewRecorder()
		r.Header.Set("X-Forwarded-Proto", try.proxied)
		handler.ServeHTTP(w, r)
		if got := w.Header().Get("Cross-Origin-Opener-Policy"); got != try.want {
			t.Errorf("%s: %q, want %q", try.address, got, try.want)
		}
	}
}

func TestSiteEncoding(t *testing.T) {
	handler, _ := newSite(t)
	tests := []struct{ accept, want string }{
		{"", ""},
		{"br", "br"},
		{"gzip", "gzip"},
		{"gzip, deflate, br, zstd", "br"},
		{"GZIP", "gzip"},
		{"br;q=0.5, gzip;q=0.8", "gzip"},
		{"br; q=0.8 , gzip; q=0.5", "br"},
		{"br;q=0, gzip", "gzip"},
		{"br;q=0, gzip;q=0.0", ""},
		{"*", "br"},
		{"*;q=0, identity", ""},
		{"identity;q=0, br", "br"},
		{"identity;q=0, *", "br"},
		{"*;q=0, gzip;q=0.1", "gzip"},
		{"identity;q=0.1", ""},
		{"br;q=0, *", "gzip"},
		{"identity, br;q=0.5", ""},
		{"identity;q=0.5, br", "br"},
		{"br;q=high", ""},
		{"br;q=2", ""},
		{"deflate", ""},
		{", ;q=1,", ""},
	}
	for _, test := range tests {
		r := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", test.accept)
		got := r.Header.Get("Content-Encoding")
		if r.StatusCode != http.StatusOK || got != test.want {
			t.Errorf("%q: %d, encoded %q, want 200, %q", test.accept, r.StatusCode, got, test.want)
			continue
		}
		if r.Header.Get("Vary") != "Accept-Encoding" || r.Header.Get("Content-Type") != "application/wasm" {
			t.Errorf("%q: headers %v", test.accept, r.Header)
		}
		content := body(t, r)
		if n := r.ContentLength; n != int64(len(content)) {
			t.Errorf("%q: length is said to be %d and is %d", test.accept, n, len(content))
		}
		switch got {
		case "":
			if content != wasmText {
				t.Errorf("%q: plain content %q", test.accept, content)
			}
		case "br":
			if content != wasmBrotli {
				t.Errorf("%q: brotli content %q", test.accept, content)
			}
		case "gzip":
			gz, err := gzip.NewReader(strings.NewReader(content))
			if err != nil {
				t.Fatal(err)
			}
			if plain, err := io.ReadAll(gz); err != nil || string(plain) != wasmText {
				t.Errorf("%q: unpacked content %q, %v", test.accept, plain, err)
			}
		}
	}
	if got := ask(handler, "GET", "/boot.js", "Accept-Encoding", "br, gzip").Header.Get("Content-Encoding"); got != "" {
		t.Errorf("a file without a packed form came encoded %q", got)
	}
	if r := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", "deflate", "Accept-Encoding", "br"); r.Header.Get("Content-Encoding") != "br" {
		t.Error("the second Accept-Encoding line was not read")
	}
}

// TestSiteNotAcceptable checks that a client that refuses the plain file does not get it.
func TestSiteNotAcceptable(t *testing.T) {
	handler, _ := newSite(t)
	for _, test := range []struct{ target, accept string }{
		{"/tidepool.wasm", "identity;q=0"},
		{"/tidepool.wasm", "*;q=0"},
		{"/tidepool.wasm", "identity;q=0, deflate"},
		{"/tidepool.wasm", "identity;q=0, br;q=0, gzip;q=0"},
		{"/tidepool.wasm", "identity;q=no"},
		{"/boot.js", "br, identity;q=0"},
		{"/boot.js", "gzip, *;q=0"},
	} {
		r := ask(handler, "GET", test.target, "Accept-Encoding", test.accept)
		if r.StatusCode != http.StatusNotAcceptable || r.Header.Get("Vary") != "Accept-Encoding" || r.Header.Get("ETag") != "" || len(body(t, r)) > 100 {
			t.Errorf("%s, %q: %d, %v", test.target, test.accept, r.StatusCode, r.Header)
		}
	}
}

// TestSiteRanges checks that no range request gets more than the file.
func TestSiteRanges(t *testing.T) {
	handler, _ := newSite(t)
	many := "bytes=0-0" + strings.Repeat(",2-2", 500)
	for _, test := range []struct {
		ranges string
		status int
		want   string
	}{
		{"bytes=4-10", http.StatusPartialContent, wasmText[4:11]},
		{"bytes=-5", http.StatusPartialContent, wasmText[len(wasmText)-5:]},
		{"bytes=4-", http.StatusPartialContent, wasmText[4:]},
		{"bytes=0-0,2-2", http.StatusOK, wasmText},
		{"bytes=0-9,5-14", http.StatusOK, wasmText},
		{many, http.StatusOK, wasmText},
		{"bytes=0-0,", http.StatusOK, wasmText},
	} {
		r := ask(handler, "GET", "/tidepool.wasm", "Range", test.ranges)
		if got := body(t, r); r.StatusCode != test.status || got != test.want {
			t.Errorf("%.40s: %d, %d bytes: %.60q", test.ranges, r.StatusCode, len(got), got)
		}
	}
	if r := ask(handler, "GET", "/tidepool.wasm", "Range", "bytes=999-"); r.StatusCode != http.StatusRequestedRangeNotSatisfiable {
		t.Errorf("beyond the end: %d", r.StatusCode)
	}
}

func TestSiteStaleForm(t *testing.T) {
	handler, dir := newSite(t)
	later := time.Now().Add(time.Hour)
	if err := os.Chtimes(filepath.Join(dir, "tidepool.wasm"), later, later); err != nil {
		t.Fatal(err)
	}
	r := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", "br, gzip")
	if got := r.Header.Get("Content-Encoding"); got != "" || body(t, r) != wasmText {
		t.Errorf("the packed form of an older build was sent, encoded %q", got)
	}
}

func TestSiteRevalidation(t *testing.T) {
	handler, dir := newSite(t)
	tags := make(map[string]bool)
	for _, accept := range []string{"", "gzip", "br"} {
		first := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", accept)
		tag, modified := first.Header.Get("ETag"), first.Header.Get("Last-Modified")
		if tag == "" || tags[tag] || modified == "" || first.Header.Get("Cache-Control") != "no-cache" {
			t.Fatalf("%q: ETag %q, Last-Modified %q, Cache-Control %q",
				accept, tag, modified, first.Header.Get("Cache-Control"))
		}
		tags[tag] = true
		again := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", accept, "If-None-Match", tag)
		if again.StatusCode != http.StatusNotModified || body(t, again) != "" || again.Header.Get("ETag") != tag {
			t.Errorf("%q: asked again: %d, ETag %q", accept, again.StatusCode, again.Header.Get("ETag"))
		}
		since := ask(handler, "GET", "/tidepool.wasm", "Accept-Encoding", accept, "If-Modified-Since", modified)
		if since.StatusCode != http.StatusNotModified {
			t.Errorf("%q: asked since: %d", accept, since.StatusCode)
		}
	}
	tag := ask(handler, "GET", "/boot.js").Header.Get("ETag")
	later := time.Now().Add(time.Minute)
	if err := os.Chtimes(filepath.Join(dir, "boot.js"), later, later); err != nil {
		t.Fatal(err)
	}
	if r := ask(handler, "GET", "/boot.js", "If-None-Match", tag); r.StatusCode != http.StatusOK {
		t.Errorf("a changed file: %d, want 200", r.StatusCode)
	}
}

func TestSiteMethods(t *testing.T) {
	handler, _ := newSite(t)
	head := ask(handler, "HEAD", "/tidepool.wasm", "Accept-Encoding", "br")
	if head.StatusCode != http.StatusOK || body(t, head) != "" || head.ContentLength != int64(len(wasmBrotli)) {
		t.Errorf("HEAD: %d, length %d", head.StatusCode, head.ContentLength)
	}
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "TRACE"} {
		r := ask(handler, method, "/")
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, r.StatusCode, r.Header.Get("Allow"))
		}
	}
	part := ask(handler, "GET", "/tidepool.wasm", "Range", "bytes=4-10")
	if got := body(t, part); part.StatusCode != http.StatusPartialContent || got != wasmText[4:11] {
		t.Errorf("a range: %d %q", part.StatusCode, got)
	}
}

func TestSiteRefusesPaths(t *testing.T) {
	handler, dir := newSite(t)
	if err := os.Symlink(filepath.Join(dir, "..", "secret.txt"), filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	for _, target := range []string{
		"/nowhere", "/sub", "/sub/", "/.", "/..", "/../secret.txt", "/sub/../../secret.txt", "//index.html",
		"/./index.html", "/sub/../index.html", `/..\secret.txt`, "/.hidden", "/sub/.hidden", "/index.html/", "/index.html\x00",
		"/tidepool.wasm.br", "/tidepool.wasm.gz", "/link.txt", "/" + dir, "/index.html/x",
	} {
		r := ask(handler, "GET", target)
		if got := body(t, r); r.StatusCode != http.StatusNotFound || strings.Contains(got, secret) {
			t.Errorf("%q: %d %q", target, r.StatusCode, got)
		}
	}
}
