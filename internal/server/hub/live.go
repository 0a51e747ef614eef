package hub

import (
	"encoding/json"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

var errFull = errors.New("hub: too many tables")

// A requestKey identifies a request: two messages with the same values are the same request, sent twice.
type requestKey struct {
	seat      table.Seat
	game, ply int
	nonce     string
}

// A live is a table in memory. mu guards everything but inbox, listed and plan.
type live struct {
	hub *Hub
	id  string

	inbox struct {
		sync.Mutex
		entries []store.Entry
	}

	mu    sync.Mutex
	gone  bool
	table *table.Table
	// log has every event as it is sent to pages. last is the sequence of the latest one in the store. stored has
	// the index in log of each request that was stored.
	log    [][]byte
	last   uint64
	stored map[requestKey]int

	guests map[*Guest]struct{}
	seats  [2]*Guest
	others map[string]presence // at other hubs, by the hub's name
	shown  wire.Present
	listed atomic.Pointer[wire.Open] // as the wall shows it; nil if it does not

	plan struct {
		sync.Mutex
		flag     time.Time // when to check whether a player is out of time; zero for never
		idle     time.Time // when to unload the table; zero while anyone is connected
		announce time.Time // when to announce to other hubs again who is here
		// maintaining is set from due to the end of maintain, so that calls do not pile up while the store is slow.
		maintaining bool
	}
}

func (l *live) lock() { l.mu.Lock() }

// unlock applies the entries in the inbox, then unlocks.
func (l *live) unlock() {
	l.drain()
	l.mu.Unlock()
}

// enqueue puts an event into the inbox. It does not wait for the table's lock.
func (l *live) enqueue(e store.Entry) {
	l.inbox.Lock()
	l.inbox.entries = append(l.inbox.entries, e)
	l.inbox.Unlock()
}

func (l *live) drain() {
	l.inbox.Lock()
	entries := l.inbox.entries
	l.inbox.entries = nil
	l.inbox.Unlock()
	if l.table == nil || l.gone {
		return
	}
	for _, e := range entries {
		if e.Seq <= l.last {
			continue
		}
		var err error
		if e.Prev != l.last {
			err = l.load() // an entry was missed; the store has it
		} else {
			err = l.apply(e)
		}
		if err != nil {
			l.hub.Trouble(err)
			l.hub.unload(l, wire.Unstored)
			return
		}
	}
}

// load reads the table's log from the store and applies the entries that are new.
func (l *live) load() error {
	ctx, cancel := l.hub.context()
	defer cancel()
	entries, err := l.hub.Store.Load(ctx, l.id)
	if err != nil {
		return err
	}
	var prev uint64
	for _, e := range entries {
		if e.Prev != prev {
			return store.ErrDamaged
		}
		prev = e.Seq
	}
	if prev < l.last {
		return store.ErrDamaged
	}
	for _, e := range entries {
		if e.Seq <= l.last {
			continue
		}
		if err := l.apply(e); err != nil {
			return err
		}
	}
	return nil
}

// apply applies an entry of the log and sends it to everyone at the table.
func (l *live) apply(e store.Entry) error {
	event, err := table.ParseEvent(e.Data)
	if err != nil {
		return errors.Join(store.ErrDamaged, err)
	}
	// Pages get whole milliseconds, so the server counts in them too.
	at := time.UnixMilli(e.At.UnixMilli())
	if l.table == nil {
		if l.table, err = table.New(event, at, l.hub.Games); err != nil {
			return errors.Join(store.ErrDamaged, err)
		}
	} else {
		_ = l.table.Apply(event, at) // a void event is void for everyone
	}
	if event.Nonce != "" {
		l.stored[requestKey{event.Seat, event.Game, event.Ply, event.Nonce}] = len(l.log)
	}
	entry := wire.Entry{N: len(l.log), At: at.UnixMilli(), Event: event}
	if l.timed() {
		entry.Left = []int64{l.left(0, at), l.left(1, at)}
	}
	data, err := json.Marshal(entry)
	if err != nil {
		return err
	}
	l.log, l.last = append(l.log, data), e.Seq
	l.broadcast(entryMessage(data))
	l.scheduleFlag()
	return nil
}

func (l *live) timed() bool { return l.table.Control(0).On() || l.table.Control(1).On() }

func (l *live) left(s table.Seat, at time.Time) int64 {
	r := l.table.Left(s, at)
	return (r.Left + r.Free).Milliseconds()
}

// entryMessage returns the message that wraps an encoded entry.
func entryMessage(data []byte) []byte {
	return slices.Concat([]byte(`{"entry":`), data, []byte("}"))
}

func (l *live) broadcast(data []byte) {
	for g := range l.guests {
		g.send(data)
	}
}

// do checks an event and stores it. Its sender gets the stored entry or the reason it was refused.
func (l *live) do(g *Guest, e table.Event) {
	const tries = 8
	var why error
	for range tries {
		if n, ok := l.stored[requestKey{e.Seat, e.Game, e.Ply, e.Nonce}]; ok {
			g.send(entryMessage(l.log[n])) // a repeated request gets the same answer
			return
		}
		if e.Kind == table.Replied && e.Offer == table.Rematch && e.Yes {
			e.Options = l.table.Redeal(func() string { return seed(l.hub.Random()) })
		}
		// The store's time decides whether a turn is late, not ours.
		if why = l.table.Check(e, l.hub.Now()); why != nil && why != table.Late {
			break
		}
		if why = l.append(e); why == nil {
			return
		}
		if l.gone {
			return
		}
	}
	refusal, ok := why.(table.Refusal)
	if !ok {
		// It is unknown whether the event was stored; the page will send it again with the same nonce.
		g.conn.Close(wire.Unstored)
		return
	}
	g.tell(wire.ServerMessage{Refused: &wire.Refused{Nonce: e.Nonce, Why: refusal, Events: len(l.log)}})
}

// append stores an event and applies it. After any error the table is as in the store, or unloaded if the store
// cannot be read.
func (l *live) append(e table.Event) error {
	ctx, cancel := l.hub.context()
	defer cancel()
	data := e.Text()
	seq, at, err := l.hub.Store.Append(ctx, l.id, l.last, data)
	if err == nil {
		return l.apply(store.Entry{Table: l.id, Seq: seq, Prev: l.last, At: at, Data: data})
	}
	if !errors.Is(err, store.ErrConflict) {
		l.hub.Trouble(err)
	}
	if again := l.load(); again != nil {
		l.hub.Trouble(again)
		l.hub.unload(l, wire.Unstored)
		return again
	}
	return err
}

// scheduleFlag sets when to check the clock of the player to move.
func (l *live) scheduleFlag() {
	at, _ := l.table.Deadline()
	l.plan.Lock()
	l.plan.flag = at
	l.plan.Unlock()
}

// due reports whether maintain must be called. If it returns true, the caller has to call maintain.
func (l *live) due(now time.Time) bool {
	l.plan.Lock()
	defer l.plan.Unlock()
	if l.plan.maintaining {
		return false
	}
	past := func(t time.Time) bool { return !t.IsZero() && !now.Before(t) }
	l.plan.maintaining = past(l.plan.flag) || past(l.plan.idle) || past(l.plan.announce)
	return l.plan.maintaining
}

// maintain ends a game whose time has run out, announces to other hubs who is here, and unloads an empty table.
func (l *live) maintain() {
	defer func() {
		l.plan.Lock()
		l.plan.maintaining = false
		l.plan.Unlock()
	}()
	l.lock()
	defer l.unlock()
	if l.gone || l.table == nil {
		return
	}
	now := l.hub.Now()
	if seat, going := l.table.ToMove(); going {
		e := table.Event{Kind: table.Flagged, Seat: seat, Game: l.table.Game(), Ply: l.table.Match().Ply()}
		if l.table.Check(e, now) == nil {
			_ = l.append(e) // if another event came first, append has loaded it
			if l.gone {
				return
			}
		}
	}
	l.scheduleFlag()
	l.plan.Lock()
	if !l.plan.flag.IsZero() && !now.Before(l.plan.flag) {
		l.plan.flag = now.Add(time.Second) // the store's clock is behind ours
	}
	leave := !l.plan.idle.IsZero() && !now.Before(l.plan.idle) && l.plan.flag.IsZero()
	here := !now.Before(l.plan.announce)
	if here {
		l.plan.announce = now.Add(announceEvery)
	}
	l.plan.Unlock()
	if here && len(l.guests) > 0 {
		l.presence()
		l.announce(false)
	}
	if leave {
		l.hub.unload(l, wire.Leaving)
	}
}
