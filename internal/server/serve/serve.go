//go:build !js

// Package serve assembles the table server: a hub with its store, the WebSocket handler,
// and the web page.
package serve

import (
	"context"
	"crypto/rand"
	"net"
	"net/http"
	"strings"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/internal/server/web"
	"tidepool/internal/site"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// Options configure the server.
type Options struct {
	Store       store.Store
	Limits      hub.Limits
	Connections web.Options
	// Page serves all other paths; nil for none.
	Page http.Handler
	// Guard wraps the whole handler, to decide who is answered at all. It may be nil.
	Guard func(http.Handler) http.Handler
	// Now is the clock; nil means [time.Now].
	Now func() time.Time
	// Trouble receives unexpected errors. It must not be nil.
	Trouble func(error)
}

const (
	tickEvery  = 50 * time.Millisecond
	sweepEvery = 6 * time.Hour
	leaveLimit = 3 * time.Second
)

// Tables serves until the context is done, then closes all connections. The caller closes the store.
func Tables(ctx context.Context, listener net.Listener, o Options) error {
	defer listener.Close()
	if o.Now == nil {
		o.Now = time.Now
	}
	h, err := hub.New(hub.Options{Store: o.Store, Games: games.All(), Limits: o.Limits, Now: o.Now, Random: random,
		Spawn: func(f func()) { go f() }, Trouble: o.Trouble})
	if err != nil {
		return err
	}
	handler := web.New(h, o.Connections)
	mux := http.NewServeMux()
	mux.Handle("/"+wire.Path, handler)
	if o.Page != nil {
		mux.Handle("/", o.Page)
		mux.Handle("GET /wall", http.RedirectHandler("./#wall", http.StatusFound))
	}
	var all http.Handler = mux
	if o.Guard != nil {
		all = o.Guard(mux)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go runTimers(ctx, h, o.Trouble)
	err = site.Serve(ctx, listener, all)
	stop()
	h.Close()
	leaving, cancel := context.WithTimeout(context.Background(), leaveLimit)
	defer cancel()
	handler.Wait(leaving)
	return err
}

// runTimers calls the hub's Tick and Sweep at their intervals, and Sweep at the start, as many a host does not run long.
func runTimers(ctx context.Context, h *hub.Hub, trouble func(error)) {
	tick, sweep := time.NewTicker(tickEvery), time.NewTimer(0)
	defer tick.Stop()
	defer sweep.Stop()
	for {
		select {
		case <-tick.C:
			h.Tick()
		case <-sweep.C:
			if err := h.Sweep(ctx); err != nil {
				trouble(err)
			}
			sweep.Reset(sweepEvery)
		case <-ctx.Done():
			return
		}
	}
}

// random returns 128 random bits as text.
func random() string { return strings.ToLower(rand.Text()[:wire.SecretBytes]) }
