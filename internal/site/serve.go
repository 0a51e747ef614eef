//go:build !js

package site

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"
)

// Limits of the server. writeLimit lets slow visitors load the whole program, which is some megabytes.
const (
	headerLimit   = 5 * time.Second
	readLimit     = 10 * time.Second
	writeLimit    = 5 * time.Minute
	idleLimit     = time.Minute
	shutdownLimit = 3 * time.Second
	headerBytes   = 16 << 10
)

// Open opens a web build in a folder.
func Open(dir string) (*Site, error) {
	root, err := os.OpenRoot(dir)
	if err == nil {
		if _, err = root.Stat(indexPage); err == nil {
			return &Site{files: root}, nil
		}
		root.Close()
	}
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("no web build in %s: run \"make web\" first", dir)
	}
	return nil, err
}

// URL returns the address of a listener for a browser on this machine.
func URL(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return "http://" + addr.String() + "/"
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}

// Serve serves until the context ends, and then finishes the requests in progress.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: headerLimit,
		ReadTimeout:       readLimit,
		WriteTimeout:      writeLimit,
		IdleTimeout:       idleLimit,
		MaxHeaderBytes:    headerBytes,
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	patience, cancel := context.WithTimeout(context.Background(), shutdownLimit)
	defer cancel()
	if err := server.Shutdown(patience); err != nil {
		server.Close()
	}
	return nil
}
