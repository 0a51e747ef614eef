//go:build !js

// Package load is a load test: it plays many games at once against a server and measures
// how long a turn takes from one player to the other. It is part of the server's program, so
// that anyone can measure their own machine.
package load

import (
	"context"
	"errors"
	"flag"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"tidepool/play/table"
	"tidepool/play/table/dial"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A run is one load test and its measurements.
type run struct {
	urls     []string
	every    time.Duration
	watchers int
	start    time.Time
	stop     context.CancelCauseFunc // ends everything, with the reason

	mu       sync.Mutex
	took     []time.Duration // from sending a turn to the opponent seeing it
	broken   int
	refused  map[table.Refusal]int
	ended    map[wire.Code]int
	measures atomic.Bool
}

// Command is the subcommand load.
func Command(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("tidepool-server load", flag.ContinueOnError)
	urls := flags.String("url", "ws://127.0.0.1:8080/table", "`addresses` of servers of the same tables, separated by commas")
	tables := flags.Int("tables", 100, "number of `tables`")
	every := flags.Duration("every", 5*time.Second, "time between two turns of a table")
	length := flags.Duration("for", time.Minute, "how long to measure, once all are seated")
	watchers := flags.Int("watchers", 1, "number of watchers of each table")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 || *tables < 1 || *every <= 0 {
		return errors.New("load: wrong arguments (-h for help)")
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400) // collecting its own garbage would delay the turns that it measures
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	r := &run{urls: strings.Split(*urls, ","), every: *every, watchers: *watchers, start: time.Now(), stop: stop, refused: map[table.Refusal]int{}, ended: map[wire.Code]int{}}
	var all sync.WaitGroup
	if err := r.seat(ctx, *tables, &all); err != nil {
		return err
	}
	fmt.Printf("%d tables seated in %v\n", *tables, time.Since(r.start).Round(time.Millisecond))
	r.measures.Store(true)
	select {
	case <-time.After(*length):
	case <-ctx.Done():
	}
	r.measures.Store(false)
	// Let the last turns arrive.
	time.Sleep(2 * time.Second)
	stop(nil)
	all.Wait()
	return r.report(*length)
}

// seat creates all tables, several at a time, and connects their players and watchers. The first error ends it.
func (r *run) seat(ctx context.Context, n int, all *sync.WaitGroup) error {
	var ready sync.WaitGroup
	slots := make(chan struct{}, 16)
	for i := range n {
		slots <- struct{}{}
		ready.Go(func() {
			defer func() { <-slots }()
			if err := r.table(ctx, i, all); err != nil {
				r.stop(err)
			}
		})
	}
	ready.Wait()
	return context.Cause(ctx)
}

// table creates a table and seats its players and watchers.
func (r *run) table(ctx context.Context, i int, all *sync.WaitGroup) error {
	list := games.All()
	url := r.urls[i%len(r.urls)]
	patience, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	made, err := Make(patience, url, table.Setup{Game: list[i%len(list)].Info().ID, Clocks: [2]string{"180", "180"}})
	if err != nil {
		return err
	}
	shared := &sentTimes{at: map[string]time.Time{}}
	entered := make(chan struct{}, 2+r.watchers)
	for who := range 2 + r.watchers {
		p := &player{run: r, which: table.Seat(min(who, 2)), sentTimes: shared, entered: entered, come: make(chan struct{}, 1)}
		// The players of a table may be on different servers.
		at := r.urls[(i+who)%len(r.urls)]
		p.seat = remote.New(remote.Options{
			Dial: dial.To(at, p.wake), Table: made.Table, Secret: made.Secrets[p.which],
			Games: list, Session: Secret(), Random: mathrand.Float64,
		})
		all.Go(func() { p.play(ctx) })
	}
	for range 2 + r.watchers {
		select {
		case <-entered:
		case <-patience.Done():
			return fmt.Errorf("load: timeout at joining table %d", i)
		}
	}
	return nil
}

// sentTimes holds when the turns of a table were sent, by nonce.
type sentTimes struct {
	sync.Mutex
	at map[string]time.Time
}

type player struct {
	run       *run
	which     table.Seat
	seat      *remote.Seat
	sentTimes *sentTimes
	entered   chan struct{}
	come      chan struct{}
}

func (p *player) wake() {
	select {
	case p.come <- struct{}{}:
	default:
	}
}

func (p *player) play(ctx context.Context) {
	poll := time.NewTicker(time.Second)
	defer poll.Stop()
	turn := time.NewTimer(time.Duration(mathrand.Int64N(int64(p.run.every))))
	defer turn.Stop()
	defer p.seat.Close()
	p.wake() // the first tick connects
	for {
		due := false
		select {
		case <-ctx.Done():
			return
		case <-p.come:
		case <-poll.C:
		case <-turn.C:
			due = true
		}
		for _, h := range p.seat.Tick(time.Since(p.run.start)) {
			if e, ok := h.(remote.Happened); ok && e.Event.Kind == table.Turned && e.Event.Seat == p.which.Other() {
				turn.Reset(p.run.every) // our turn is next
			}
			p.record(h)
		}
		if due {
			wait := p.run.every
			if !p.act() {
				wait /= 4
			}
			turn.Reset(wait)
		}
	}
}

// act calls [Act] and notes the time. It returns false if there is nothing to do.
func (p *player) act() bool {
	// Lock before sending: the opponent may see the turn before the time is stored.
	p.sentTimes.Lock()
	defer p.sentTimes.Unlock()
	now := time.Now()
	if p.which == table.Watcher || !p.seat.Online() || !Act(p.seat, p.which, mathrand.IntN) {
		return false
	}
	p.sentTimes.at[p.seat.Nonce()] = now
	return true
}

func (p *player) record(h remote.Happening) {
	now := time.Now()
	r := p.run
	r.mu.Lock()
	defer r.mu.Unlock()
	switch h := h.(type) {
	case remote.Entered:
		p.entered <- struct{}{}
	case remote.Happened:
		if h.Event.Kind != table.Turned || p.which != h.Event.Seat.Other() {
			return
		}
		p.sentTimes.Lock()
		sent := p.sentTimes.at[h.Event.Nonce]
		delete(p.sentTimes.at, h.Event.Nonce)
		p.sentTimes.Unlock()
		if r.measures.Load() {
			r.took = append(r.took, now.Sub(sent))
		}
	case remote.Refused:
		r.refused[h.Why]++
	case remote.Ended:
		r.ended[h.Code]++
		if h.Code == wire.TooMany {
			r.stop(errLimit)
		}
	case remote.Broken:
		if r.measures.Load() {
			r.broken++
		}
	}
}

// report prints the measurements. It returns an error if a request was refused or a connection ended for good.
func (r *run) report(length time.Duration) error {
	if len(r.took) == 0 {
		return errors.New("load: no turns were seen")
	}
	slices.Sort(r.took)
	at := func(part float64) time.Duration {
		return r.took[int(part*float64(len(r.took)-1))].Round(10 * time.Microsecond)
	}
	fmt.Printf("%d turns in %v, %.0f a second; delay to the opponent: median %v, 99 %% %v, maximum %v\n",
		len(r.took), length, float64(len(r.took))/length.Seconds(), at(0.5), at(0.99), at(1))
	fmt.Printf("connections broken %d, closed %v; requests refused %v\n", r.broken, r.ended, r.refused)
	if len(r.refused)+len(r.ended) > 0 {
		return errors.New("load: requests were refused or connections closed")
	}
	return nil
}
