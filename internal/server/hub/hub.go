// Package hub is a server of tables without its sockets: it hears what pages say, has
// the rules judge it, has the store keep it, and tells everyone at the table.
//
// Any number of hubs may share a store. What a hub knows of a table it has from the
// store alone: it may end at any moment, and another goes on.
//
// Every method may be called by several goroutines at once. Nothing is told to a
// connection before the store has it.
package hub

import (
	"context"
	"sync"
	"time"

	"tidepool/internal/server/store"
	"tidepool/play/table/wire"
	"tidepool/rules"
)

// A Conn is a connection to one page.
type Conn interface {
	// Send queues a message and returns at once; false if the page does not read what it is sent.
	Send(data []byte) bool
	Close(code wire.Code)
}

// Limits bound what one server takes on.
type Limits struct {
	// Tables is how many may be open at once, Watchers how many watch one, Made how many a
	// connection may make.
	Tables, Watchers, Made int
	// PerHour is how many tables may be made from one address in an hour; 0 is any number.
	PerHour int
	// Burst is how many messages a connection may send at once, PerSecond how many in the long run.
	Burst, PerSecond float64
	// Idle is how long a table stays in memory when nobody is there, Forget when it is dropped.
	Idle, Forget time.Duration
	// Append is how long the store may take.
	Append time.Duration
}

// Usual are the limits of a club.
func Usual() Limits {
	return Limits{Tables: 20_000, Watchers: 500, Made: 20, PerHour: 240, Burst: 40, PerSecond: 8, Idle: time.Minute, Forget: 30 * 24 * time.Hour, Append: 8 * time.Second}
}

// Options are what a hub is made of.
type Options struct {
	Store  store.Store
	Games  []rules.Game
	Limits Limits
	Now    func() time.Time
	// Random returns 128 random bits as text.
	Random func() string
	// Spawn runs what may wait: in a goroutine, or in a test whenever the test wants.
	Spawn func(func())
	// Trouble is told what should not be; nil ignores it.
	Trouble func(error)
}

// A Hub is one server's tables.
type Hub struct {
	Options
	name string // among the hubs of a store
	stop func()

	mu     sync.Mutex
	open   map[string]*live
	guests map[*Guest]struct{}
	ending bool
	makers map[string]bucket
	// elsewhere are open tables that other hubs have told of.
	elsewhere map[string]heard
}

// New begins to serve a store's tables.
func New(o Options) (*Hub, error) {
	h := &Hub{Options: o, name: o.Random(), open: map[string]*live{}, guests: map[*Guest]struct{}{}, makers: map[string]bucket{}, elsewhere: map[string]heard{}}
	if h.Trouble == nil {
		h.Trouble = func(error) {}
	}
	stop, err := o.Store.Follow(h.told, h.whispered)
	h.stop = stop
	return h, err
}

// Close sends everyone away, to come again elsewhere.
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

// told takes an event that the store has, by whichever hub.
func (h *Hub) told(e store.Entry) {
	h.mu.Lock()
	l := h.open[e.Table]
	h.mu.Unlock()
	if l == nil {
		return
	}
	l.note(e)
	h.Spawn(func() { l.lock(); l.unlock() })
}

// table returns a table, loaded if it was not, and locked; nil if there is none.
func (h *Hub) table(id string) (*live, error) {
	for {
		h.mu.Lock()
		l, known := h.open[id]
		if !known {
			if len(h.open) >= h.Limits.Tables {
				h.mu.Unlock()
				return nil, errFull
			}
			l = &live{hub: h, id: id, guests: map[*Guest]struct{}{}, done: map[doing]int{}, others: map[string]presence{}}
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
			h.forget(l)
			l.unlock()
			return nil, err
		}
		return l, nil
	}
}

// forget takes a locked table out of memory.
func (h *Hub) forget(l *live) {
	l.gone = true
	h.mu.Lock()
	if h.open[l.id] == l {
		delete(h.open, l.id)
	}
	h.mu.Unlock()
}

// Tick is called ten times a second or so: it has flags fall, asks whether pages are there, and
// lets go of tables where nobody is.
func (h *Hub) Tick() {
	now := h.Now()
	h.mu.Lock()
	guests := make([]*Guest, 0, len(h.guests))
	for g := range h.guests {
		guests = append(guests, g)
	}
	tables := make([]*live, 0, len(h.open))
	for _, l := range h.open {
		tables = append(tables, l)
	}
	h.mu.Unlock()
	for _, g := range guests {
		g.tick(now)
	}
	for _, l := range tables {
		if l.due(now) {
			h.Spawn(func() { l.look() })
		}
	}
}

// Sweep drops the tables that nobody has touched for long.
func (h *Hub) Sweep(ctx context.Context) error {
	old, err := h.Store.Old(ctx, h.Now().Add(-h.Limits.Forget))
	if err != nil {
		return err
	}
	for _, id := range old {
		if err := h.Store.Drop(ctx, id); err != nil {
			return err
		}
		h.mu.Lock()
		l := h.open[id]
		h.mu.Unlock()
		if l != nil {
			l.lock()
			l.sendAway(wire.Unknown)
			h.forget(l)
			l.unlock()
		}
	}
	return nil
}

// A Count is how much a hub has to do.
type Count struct{ Tables, Connections int }

func (h *Hub) Count() Count {
	h.mu.Lock()
	defer h.mu.Unlock()
	return Count{len(h.open), len(h.guests)}
}
