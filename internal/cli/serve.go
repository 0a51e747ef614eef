//go:build !js

package cli

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"

	"tidepool/internal/site"
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
	files, err := site.Open(*dir)
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
	fmt.Fprintf(c.stdout, "Tidepool is at %s (Ctrl+C ends it)\n", site.URL(listener.Addr()))
	return site.Serve(ctx, listener, files)
}
