//go:build !js

package cli

import (
	"errors"
	"fmt"
	"strings"

	"tidepool/internal/near"
)

// host implements the subcommand near.
func host(c *call) error {
	dir := c.flags.String("dir", near.Page(), "`directory` of the web build; empty to serve programs only")
	tables := c.flags.String("tables", "", "`directory` for the games; empty for the default one")
	port := c.flags.Int("port", 0, "`port` to listen on; 0 picks the previous one or a free one")
	others, err := c.parse()
	if err := none(others, err); err != nil {
		return err
	}
	if *port < 0 || *port > 65535 {
		return usagef("-port: %d is not a port", *port)
	}
	if *tables == "" {
		if *tables, err = near.Folder(); err != nil {
			return err
		}
	}
	ctx, stop := interruptible()
	defer stop()
	h, err := near.Start(ctx, near.Options{Dir: *tables, Page: *dir, Port: *port, Trouble: func(err error) { fmt.Fprintln(c.stderr, "tidepool:", err) }})
	if err != nil {
		return err
	}
	urls := h.URLs()
	if len(urls) == 0 {
		return errors.Join(errors.New("this device is not connected to a network"), h.Close())
	}
	fmt.Fprintf(c.stdout, "On the same network, open %s", urls[0])
	if len(urls) > 1 {
		fmt.Fprintf(c.stdout, " (or %s)", strings.Join(urls[1:], ", "))
	}
	fmt.Fprintln(c.stdout, "\nSome networks for guests keep devices apart: then use a telephone's hotspot. Ctrl+C ends it.")
	<-h.Ended()
	return h.Close()
}
