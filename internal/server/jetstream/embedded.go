//go:build !js

package jetstream

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"tidepool/internal/server/lock"
)

// Open opens a store in a local folder. Every event is on disk before it is acknowledged. trouble receives the
// warnings and errors of the embedded server.
func Open(ctx context.Context, dir string, trouble func(error)) (*Store, error) {
	connect, end, err := StartServer(ctx, dir, "", trouble)
	if err != nil {
		return nil, err
	}
	// There is no other server to switch to, and on a busy machine a heartbeat may be late.
	return open(ctx, 1, 5*time.Second, connect, end)
}

// StartServer starts a NATS server in this process that stores in a folder, each message on disk before it is
// acknowledged. It listens at addr, host:port, or not at all if addr is empty.
func StartServer(ctx context.Context, dir, addr string, trouble func(error)) (connect func() (*nats.Conn, error), end func(), err error) {
	o := &server.Options{ServerName: "tidepool", DontListen: addr == "", NoSigs: true, JetStream: true, StoreDir: dir, SyncAlways: true}
	if addr != "" {
		host, port, err := net.SplitHostPort(addr)
		if err == nil {
			o.Host = host
			o.Port, err = strconv.Atoi(port)
		}
		if err != nil {
			return nil, nil, err
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, nil, err
	}
	free, err := lock.Take(filepath.Join(dir, "lock"))
	if err != nil {
		return nil, nil, err
	}
	embedded, err := server.NewServer(o)
	if err != nil {
		free()
		return nil, nil, err
	}
	embedded.SetLoggerV2(&natsLogger{trouble}, false, false, false)
	end = func() {
		embedded.Shutdown()
		embedded.WaitForShutdown()
		free()
	}
	// A flipped bit in a stored sequence number can make Start loop forever. Then the goroutine cannot be
	// stopped, and the program has to end.
	started := make(chan struct{})
	go func() {
		embedded.Start()
		close(started)
	}()
	select {
	case <-started:
	case <-ctx.Done():
		return nil, nil, fmt.Errorf("jetstream: %s cannot be opened, it may be damaged: %w", dir, ctx.Err())
	}
	if !embedded.ReadyForConnections(10 * time.Second) {
		end()
		return nil, nil, errors.New("jetstream: the embedded server does not start")
	}
	return func() (*nats.Conn, error) { return nats.Connect("", nats.InProcessServer(embedded)) }, end, nil
}

// natsLogger is a logger that passes on warnings and errors only.
type natsLogger struct{ report func(error) }

func (c *natsLogger) log(format string, v []any) { c.report(fmt.Errorf("nats: "+format, v...)) }

func (c *natsLogger) Noticef(string, ...any)         {}
func (c *natsLogger) Debugf(string, ...any)          {}
func (c *natsLogger) Tracef(string, ...any)          {}
func (c *natsLogger) Warnf(format string, v ...any)  { c.log(format, v) }
func (c *natsLogger) Errorf(format string, v ...any) { c.log(format, v) }
func (c *natsLogger) Fatalf(format string, v ...any) { c.log(format, v) }
