// Package hub is the table server without its sockets. It takes the messages of pages,
// checks them against the rules, stores the accepted events and sends them to everyone at
// the table.
//
// Any number of hubs may share a store. A hub rebuilds all it knows about a table from the
// store, so it can stop at any moment and another hub takes over.
//
// All methods may be called concurrently. An event is sent to connections only after it is
// stored.
package hub

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/wire"
	"tidepool/rules"
)

// A Conn is a connection to one page.
type Conn interface {
	// Send queues a message without blocking. It returns false if the page does not read its messages.
	Send(data []byte) bool
	Close(code wire.Code)
}

// Limits bound the load of one server.
type Limits struct {
	// Tables is how many tables may be open at once, Watchers how many spectators a table may have,
	// Made how many tables one connection may create.
	Tables, Watchers, Made int
	// PerHour is how many tables one address may create in an hour; 0 means no limit.
	PerHour int
	// Burst is how many messages a connection may send at once, PerSecond its sustained rate.
	Burst, PerSecond float64
	// Idle is how long an empty table stays in memory. Tables unused for Forget are deleted. That is longer than a turn's
	// MaxDays, so that who waits can still win on time.
	Idle, Forget time.Duration
	// Append is the timeout of the store's calls.
	Append time.Duration
}

// Usual returns the limits for a club.
func Usual() Limits {
	return Limits{Tables: 20_000, Watchers: 500, Made: 20, PerHour: 240, Burst: 40, PerSecond: 8, Idle: time.Minute, Forget: (table.MaxDays + 7) * 24 * time.Hour, Append: 8 * time.Second}
}

// Options configure a hub.
type Options struct {
	Store  store.Store
	Games  []rules.Game
	Limits Limits
	Now    func() time.Time
	// Random returns 128 random bits as text.
	Random func() string
	// Spawn runs a function that may block, usually in a goroutine. Tests run it later.
	Spawn func(func())
	// Trouble receives unexpected errors.
	Trouble func(error)
}

// A Hub holds the tables of one server.
type Hub struct {
	Options
	name string // tells the hubs of a store apart
	stop func()

	mu     sync.Mutex
	open   map[string]*live
	guests map[*Guest]struct{}
	ending bool
	makers map[string]bucket
	// remoteTables holds the open tables that other hubs have announced.
	remoteTables map[string]remoteTable
}

// New starts serving the tables of a store.
func New(o Options) (*Hub, error) {
	h := &Hub{Options: o, name: o.Random(), open: map[string]*live{}, guests: map[*Guest]struct{}{}, makers: map[string]bucket{}, remoteTables: map[string]remoteTable{}}
	stop, err := o.Store.Follow(h.onEntry, h.onBroadcast)
	h.stop = stop
	return h, err
}

// Close closes all connections; the pages reconnect to another server.
func (h *Hub) Close() {
	h.mu.Lock()
	h.ending = true
	guests := h.guests
	h.guests = map[*Guest]struct{}{}
	h.mu.Unlock()
	h.stop()
	for g := range guests {
		g.conn.Close(wire.Leaving)
	}
}

func (h *Hub) context() (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.Background(), h.Limits.Append)
}

// onEntry handles an event that any hub has stored.
func (h *Hub) onEntry(e store.Entry) {
	if l := h.inMemory(e.Table); l != nil {
		l.enqueue(e)
		h.Spawn(func() { l.lock(); l.unlock() })
	}
}

// inMemory returns a table as it is in memory, nil if it is not there.
func (h *Hub) inMemory(id string) *live {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.open[id]
}

// table returns a table, locked and loaded if necessary. It returns nil if there is no such table.
func (h *Hub) table(id string) (*live, error) {
	for {
		h.mu.Lock()
		l, known := h.open[id]
		if !known {
			if len(h.open) >= h.Limits.Tables {
				h.mu.Unlock()
				return nil, errFull
			}
			l = &live{hub: h, id: id, guests: map[*Guest]struct{}{}, stored: map[requestKey]int{}, others: map[string]presence{}}
			l.plan.idle = h.Now().Add(h.Limits.Idle) // unless somebody sits down
			h.open[id] = l
		}
		h.mu.Unlock()
		l.lock()
		if l.gone {
			l.unlock()
			continue
		}
		if known && l.table != nil {
			return l, nil
		}
		err := l.load()
		if err != nil || l.table == nil {
			h.unload(l, wire.Unstored)
			l.unlock()
			return nil, err
		}
		return l, nil
	}
}

// unload removes a table from memory and closes its connections. The table must be locked.
func (h *Hub) unload(l *live, why wire.Code) {
	l.gone = true
	for g := range l.guests {
		g.conn.Close(why)
	}
	h.mu.Lock()
	if h.open[l.id] == l {
		delete(h.open, l.id)
	}
	h.mu.Unlock()
}

// Tick must be called several times a second. It pings pages, ends games whose time has run out, and
// unloads empty tables.
func (h *Hub) Tick() {
	now := h.Now()
	h.mu.Lock()
	guests, tables := slices.Collect(maps.Keys(h.guests)), slices.Collect(maps.Values(h.open))
	h.mu.Unlock()
	for _, g := range guests {
		g.tick(now)
	}
	for _, l := range tables {
		if l.due(now) {
			h.Spawn(l.maintain)
		}
	}
}

// Sweep deletes the tables that have been unused for Limits.Forget, except those to which somebody has come meanwhile.
func (h *Hub) Sweep(ctx context.Context) error {
	old, err := h.Store.Old(ctx, h.Now().Add(-h.Limits.Forget))
	if err != nil {
		return err
	}
	for _, id := range old {
		if err := h.drop(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// drop deletes a table, unless somebody is at it. It is locked meanwhile, so that nothing stored then is lost.
func (h *Hub) drop(ctx context.Context, id string) error {
	l := h.inMemory(id)
	if l == nil {
		return h.Store.Drop(ctx, id)
	}
	l.lock()
	defer l.unlock()
	if len(l.guests) > 0 || l.gone { // gone: somebody may have loaded it again
		return nil
	}
	if err := h.Store.Drop(ctx, id); err != nil {
		return err
	}
	h.unload(l, wire.Unknown)
	return nil
}

// A Count is the number of tables in memory and of connections.
type Count struct{ Tables, Connections int }

func (h *Hub) Count() Count {
	h.mu.Lock()
	defer h.mu.Unlock()
	return Count{len(h.open), len(h.guests)}
}
