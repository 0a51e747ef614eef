//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

// Limits of the server. A slow visitor has writeLimit for the whole program, which is some megabytes.
const (
	headerLimit   = 5 * time.Second
	readLimit     = 10 * time.Second
	writeLimit    = 5 * time.Minute
	idleLimit     = time.Minute
	shutdownLimit = 3 * time.Second
	headerBytes   = 16 << 10
)

func serve(c *call) error {
	addr := c.flags.String("addr", "127.0.0.1:8080", "`host:port` to listen on; port 0 picks a free one")
	dir := c.flags.String("dir", "dist/web", "`directory` that make web has filled")
	others, err := c.parse()
	if err := none(others, err); err != nil {
		return err
	}
	if _, _, err := net.SplitHostPort(*addr); err != nil {
		return usagef("-addr: %w", err)
	}
	files, err := openSite(*dir)
	if err != nil {
		return err
	}
	defer files.Close()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.stdout, "Tidepool is at %s (Ctrl+C ends it)\n", siteURL(listener.Addr()))
	return serveUntil(ctx, listener, &site{files: files})
}

func openSite(dir string) (*os.Root, error) {
	root, err := os.OpenRoot(dir)
	if err == nil {
		if _, err = root.Stat(indexPage); err == nil {
			return root, nil
		}
		root.Close()
	}
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("no web build in %s: run \"make web\" first", dir)
	}
	return nil, err
}

func siteURL(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return "http://" + addr.String() + "/"
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}

func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
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
