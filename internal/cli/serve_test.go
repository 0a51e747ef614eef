//go:build !js

package cli

import (
	"context"
	"errors"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestOpenSite(t *testing.T) {
	empty := t.TempDir()
	file := filepath.Join(empty, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{empty, filepath.Join(empty, "none")} {
		if _, err := openSite(dir); err == nil || !strings.Contains(err.Error(), `run "make web" first`) {
			t.Errorf("%s: %v", dir, err)
		}
	}
	if _, err := openSite(file); err == nil {
		t.Error("a file passed for a directory")
	}
}

func TestSiteURL(t *testing.T) {
	for addr, want := range map[string]string{
		"127.0.0.1:8080": "http://127.0.0.1:8080/",
		"0.0.0.0:80":     "http://localhost:80/",
		"[::]:80":        "http://localhost:80/",
		"[::1]:80":       "http://[::1]:80/",
	} {
		tcp, err := net.ResolveTCPAddr("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		if got := siteURL(tcp); got != want {
			t.Errorf("%s: %s, want %s", addr, got, want)
		}
	}
}

// A request that is under way when the server is told to end gets its answer,
// and none is taken after it.
func TestServeUntil(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	begun, finish := make(chan struct{}), make(chan struct{})
	handler := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		close(begun)
		<-finish
		w.WriteHeader(http.StatusNoContent)
	})
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveUntil(ctx, listener, handler) }()
	answered := make(chan error, 1)
	go func() {
		r, err := http.Get(siteURL(listener.Addr()))
		if err == nil {
			r.Body.Close()
			if r.StatusCode != http.StatusNoContent {
				err = errors.New(r.Status)
			}
		}
		answered <- err
	}()
	<-begun
	stop()
	close(finish)
	for _, c := range []chan error{answered, ended} {
		select {
		case err := <-c:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(time.Minute):
			t.Fatal("still running")
		}
	}
	if _, err := http.Get(siteURL(listener.Addr())); err == nil {
		t.Error("it still answers")
	}
}

func TestServeTakenAddress(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	_, dir := newSite(t)
	exit, _, stdout, stderr := run("serve", "-dir", dir, "-addr", listener.Addr().String())
	if exit != exitFailed || stdout != "" || !strings.Contains(stderr, "in use") {
		t.Errorf("exit %d, stdout %q, stderr %q", exit, stdout, stderr)
	}
}
