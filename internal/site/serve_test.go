//go:build !js

package site

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

func TestOpen(t *testing.T) {
	empty := t.TempDir()
	file := filepath.Join(empty, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{empty, filepath.Join(empty, "none")} {
		if _, err := Open(dir); err == nil || !strings.Contains(err.Error(), `run "make web" first`) {
			t.Errorf("%s: %v", dir, err)
		}
	}
	if _, err := Open(file); err == nil {
		t.Error("a file passed for a directory")
	}
}

func TestURL(t *testing.T) {
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
		if got := URL(tcp); got != want {
			t.Errorf("%s: %s, want %s", addr, got, want)
		}
	}
}

// A request in progress when the server is told to stop gets its answer, and no later one is accepted.
func TestServe(t *testing.T) {
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
	go func() { ended <- Serve(ctx, listener, handler) }()
	answered := make(chan error, 1)
	go func() {
		r, err := http.Get(URL(listener.Addr()))
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
	if _, err := http.Get(URL(listener.Addr())); err == nil {
		t.Error("it still answers")
	}
}
