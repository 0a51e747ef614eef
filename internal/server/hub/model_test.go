package hub_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/rules/games"
)

func (p *page) tick() {
	for _, h := range p.seat.Tick(p.world.now.Sub(start)) {
		switch h := h.(type) {
		case remote.Happened:
			if h.Event.Nonce != "" {
				p.seen = append(p.seen, h.Event.Nonce)
			}
		case remote.Ended:
			// A reloaded page has taken the seat.
			p.seat.Wake()
		}
	}
}

// act does something at the table, most often plays a turn.
func (p *page) act() {
	t := p.seat.Table()
	if t == nil || p.seat.Waiting() {
		return
	}
	w := p.world
	e := table.Event{Kind: table.Turned, Word: "none"}
	if seat, going := t.ToMove(); going && (seat == p.which || w.IntN(10) == 0) {
		turns := t.Match().Position().Turns()
		e.Word = turns[w.IntN(len(turns))].Word
	}
	o, by := t.Offer()
	switch n := w.IntN(40); {
	case o != "" && by != p.which && n < 20:
		e = table.Event{Kind: table.Replied, Offer: o, Yes: n < 12}
	case t.Match().Outcome().Over() && o == "":
		e = table.Event{Kind: table.Offered, Offer: table.Rematch}
	case t.Paused():
		e = table.Event{Kind: table.Resumed}
	case n == 21:
		e = table.Event{Kind: table.Offered, Offer: []table.Offer{table.Undo, table.Draw, table.Pause}[w.IntN(3)]}
	case n == 22 && w.IntN(5) == 0:
		e = table.Event{Kind: table.Resign}
	case n == 23:
		e = table.Event{Kind: table.Swapped}
	}
	p.seat.Do(e)
}

// settle runs the world without faults until nothing is under way.
func (w *world) settle() {
	w.calm = true
	for range 400 {
		for range 6 {
			w.deliver()
		}
		for _, s := range w.hubs {
			s.task()
			s.run(s.hub.Tick)
		}
		for _, p := range w.pages {
			p.tick()
		}
		w.now = w.now.Add(100 * time.Millisecond)
		if w.resting() {
			return
		}
	}
}

func (w *world) resting() bool {
	log, err := w.store.Load(context.Background(), w.made.Table)
	if err != nil {
		w.Fatal(err)
	}
	for _, p := range w.pages {
		if !p.seat.Online() || p.seat.Waiting() || p.seat.Table().Events() != len(log) {
			return false
		}
	}
	return true
}

// check checks the log and both pages.
func (w *world) check() error {
	if !w.resting() {
		return fmt.Errorf("not settled: online %v %v, waiting %v %v", w.pages[0].seat.Online(), w.pages[1].seat.Online(), w.pages[0].seat.Waiting(), w.pages[1].seat.Waiting())
	}
	log, _ := w.store.Load(context.Background(), w.made.Table)
	var fold *table.Table
	nonces := map[string]int{}
	for i, entry := range log {
		e, err := table.ParseEvent(entry.Data)
		if err != nil {
			return err
		}
		at := time.UnixMilli(entry.At.UnixMilli())
		if i == 0 {
			if fold, err = table.New(e, at, games.All()); err != nil {
				return err
			}
			continue
		}
		if err := fold.Apply(e, at); err != nil && err != table.Late && err != table.Early {
			return fmt.Errorf("event %d is void: %v", i, err)
		}
		if e.Nonce != "" {
			if j, twice := nonces[e.Nonce]; twice {
				return fmt.Errorf("events %d and %d are one message", j, i)
			}
			nonces[e.Nonce] = i
		}
	}
	want := stands(fold)
	for _, p := range w.pages {
		if got := stands(p.seat.Table()); got != want {
			return fmt.Errorf("seat %d has\n%s\nthe log\n%s", p.which, got, want)
		}
		last := -1
		for _, nonce := range p.seen {
			i, kept := nonces[nonce]
			if !kept || i <= last {
				return fmt.Errorf("seat %d was told %s, which the log has at %d after %d", p.which, nonce, i, last)
			}
			last = i
		}
	}
	return nil
}

func stands(t *table.Table) string {
	o, by := t.Offer()
	return fmt.Sprint(t.Match().FullRecord(), t.Match().Outcome(), t.Game(), t.Points(), o, by, t.Paused(), t.Left(0, t.Last()), t.Left(1, t.Last()), t.Side(0), t.Events())
}

// Messages are lost, repeated, delayed and reordered, and servers are killed at random.
// Still the log is a legal game, every message counts at most once, no event sent to a
// page is missing from the log, and both pages end with the same table.
func TestInterleavings(t *testing.T) {
	runs := 2000
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_INTERLEAVINGS")); err == nil {
		runs = n
	}
	// Others every day, so that fifty days try 100,000.
	first := uint64(time.Now().Unix()/(24*60*60)%50)*2000 + 1
	if n, err := strconv.ParseUint(os.Getenv("TIDEPOOL_SEED"), 10, 64); err == nil {
		first = n
	}
	turns := 0
	for seed := first; seed < first+uint64(runs); seed++ {
		w := newWorld(t, seed)
		w.calm = false
		for range 200 + w.IntN(800) {
			w.step()
		}
		w.settle()
		if err := w.check(); err != nil {
			t.Fatalf("TIDEPOOL_SEED=%d: %v", seed, err)
		}
		turns += w.pages[0].seat.Table().Events()
	}
	if turns < runs*10 {
		t.Errorf("%d events in %d runs: hardly anything was tried", turns, runs)
	}
	t.Logf("%d runs, %d events", runs, turns)
}
