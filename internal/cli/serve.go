//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"

	"tidepool/internal/site"
)

func serve(c *call) error {
	addr := c.flags.String("addr", "127.0.0.1:8080", "`host:port` to listen on; port 0 picks a free one")
	dir := c.flags.String("dir", "dist/web", "`directory` of the web build (from make web)")
	tables := c.flags.String("tables", "", "`directory` for games between devices (served by tidepool-server)")
	nats := c.flags.String("nats", "", "`URL` of a NATS server or cluster that stores these games instead")
	replicas := c.flags.Int("replicas", 1, "`number` of the cluster's servers that store each game: 1 or 3")
	others, err := c.parse()
	if err := none(others, err); err != nil {
		return err
	}
	if _, _, err := net.SplitHostPort(*addr); err != nil {
		return usagef("-addr: %w", err)
	}
	switch {
	case *tables != "" && *nats != "":
		return usagef("-tables or -nats, not both")
	case *tables != "":
		return c.handOver("-addr", *addr, "-dir", *dir, "-tables", *tables)
	case *nats != "":
		return c.handOver("-addr", *addr, "-dir", *dir, "-nats", *nats, "-replicas", strconv.Itoa(*replicas))
	}
	files, err := site.Open(*dir)
	if err != nil {
		return err
	}
	defer files.Close()
	ctx, stop := interruptible()
	defer stop()
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.stdout, "Tidepool is at %s (Ctrl+C ends it)\n", site.URL(listener.Addr()))
	return site.Serve(ctx, listener, files)
}

const (
	tableServer = "tidepool-server"
	// handedOver is an environment variable that is set for the table server if it runs a command of this program.
	handedOver = "TIDEPOOL_HANDED_OVER"
)

// EndWithCaller makes the table server end when the program that handed a command over to it has ended.
func EndWithCaller() {
	if os.Getenv(handedOver) == "" {
		return
	}
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		os.Exit(exitFailed)
	}()
}

// handOver has the table server run the command. It is a program next to this one that includes NATS.
func (c *call) handOver(args ...string) error {
	name := tableServer
	if self, err := os.Executable(); err == nil {
		if beside := filepath.Join(filepath.Dir(self), name+filepath.Ext(self)); exists(beside) {
			name = beside
		}
	}
	if _, err := exec.LookPath(name); err != nil {
		return fmt.Errorf("this needs %s, which is neither next to this program nor in the path", tableServer)
	}
	ctx, stop := interruptible()
	defer stop()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = c.stdout, c.stderr
	cmd.Env = append(os.Environ(), handedOver+"=1")
	if _, err := cmd.StdinPipe(); err != nil { // the system closes it when this program ends, however it does
		return err
	}
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit) && exit.Exited():
		return exitError{exit.ExitCode()}
	case ctx.Err() != nil:
		return nil
	}
	return err
}

// An exitError is the error of a program that ran in place of this one and has already reported the problem
// itself.
type exitError struct{ code int }

func (e exitError) Error() string { return fmt.Sprintf("exit status %d", e.code) }

func exists(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}
