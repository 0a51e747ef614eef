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

// Open keeps logs in a folder of this machine. Every event is on the disk before it is acknowledged.
// Trouble is told of what the server inside complains.
func Open(ctx context.Context, dir string, trouble func(error)) (*Store, error) {
	connect, end, err := Inside(ctx, dir, "", trouble)
	if err != nil {
		return nil, err
	}
	// There is no other server that could be asked, and on a busy machine a heartbeat may be late.
	return begin(ctx, 1, 5*time.Second, connect, end)
}

// Inside starts a server in this process that keeps all in a folder, each message on the disk before it is
// acknowledged. It listens to others at host:port, or, if that is empty, to nobody.
func Inside(ctx context.Context, dir, addr string, trouble func(error)) (connect func() (*nats.Conn, error), end func(), err error) {
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
	inside, err := server.NewServer(o)
	if err != nil {
		free()
		return nil, nil, err
	}
	inside.SetLoggerV2(&complaints{trouble}, false, false, false)
	end = func() {
		inside.Shutdown()
		inside.WaitForShutdown()
		free()
	}
	// A bit that has flipped in a sequence may have it count for ever: then the program is to end, and
	// this goroutine with it.
	started := make(chan struct{})
	go func() {
		inside.Start()
		close(started)
	}()
	select {
	case <-started:
	case <-ctx.Done():
		return nil, nil, fmt.Errorf("jetstream: %s cannot be opened, it may be damaged: %w", dir, ctx.Err())
	}
	if !inside.ReadyForConnections(10 * time.Second) {
		end()
		return nil, nil, errors.New("jetstream: the server inside does not start")
	}
	return func() (*nats.Conn, error) { return nats.Connect("", nats.InProcessServer(inside)) }, end, nil
}

// complaints are what a server logs that is no mere notice.
type complaints struct{ tell func(error) }

func (c *complaints) say(format string, v []any) { c.tell(fmt.Errorf("nats: "+format, v...)) }

func (c *complaints) Noticef(string, ...any)         {}
func (c *complaints) Debugf(string, ...any)          {}
func (c *complaints) Tracef(string, ...any)          {}
func (c *complaints) Warnf(format string, v ...any)  { c.say(format, v) }
func (c *complaints) Errorf(format string, v ...any) { c.say(format, v) }
func (c *complaints) Fatalf(format string, v ...any) { c.say(format, v) }
