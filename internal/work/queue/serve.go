//go:build !js

package queue

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	js "github.com/nats-io/nats.go/jetstream"

	"tidepool/internal/work"
)

// Serve does units in a number of threads until ctx is done. Each thread calls of for a function that does the units
// of a job. Serve returns an error for a job of another version, or one that cannot be done here; others may do it.
func (q *Queue) Serve(ctx context.Context, threads int, of func(kind, spec string) (work.Do, error)) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	var all sync.WaitGroup
	for range threads {
		all.Go(func() {
			w := &worker{Queue: q, of: of}
			for ctx.Err() == nil {
				if err := w.doNext(ctx); err != nil {
					stop(err)
				}
			}
		})
	}
	all.Wait()
	return context.Cause(ctx)
}

// A worker does one unit at a time.
type worker struct {
	*Queue
	of         func(kind, spec string) (work.Do, error)
	units      js.Consumer
	kind, spec string
	do         work.Do // of this kind and spec
}

// doNext does the next unit, if there is one.
func (w *worker) doNext(ctx context.Context) error {
	m, err := w.fetch(ctx)
	switch {
	case errors.Is(err, nats.ErrTimeout), errors.Is(err, js.ErrNoMessages), errors.Is(err, context.DeadlineExceeded):
		return nil
	case err != nil:
		w.units = nil
		if ctx.Err() == nil {
			w.trouble(err)
		}
		_ = wait(ctx)
		return nil
	}
	stop := w.keepAlive(m)
	defer stop()
	return w.unit(ctx, m)
}

func (w *worker) fetch(ctx context.Context) (js.Msg, error) {
	ctx, cancel := context.WithTimeout(ctx, ackWait/2)
	defer cancel()
	if w.units == nil {
		queue, _, err := w.streams(ctx)
		if err == nil {
			w.units, err = queue.CreateOrUpdateConsumer(ctx, js.ConsumerConfig{Durable: "workers", AckPolicy: js.AckExplicitPolicy, AckWait: ackWait})
		}
		if err != nil {
			return nil, err
		}
	}
	return w.units.Next(js.FetchContext(ctx))
}

// keepAlive keeps reporting to the server that a unit is being done, until stopped.
func (w *worker) keepAlive(m js.Msg) (stop func()) {
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(ackWait / 4):
				_ = m.InProgress()
			}
		}
	}()
	return func() { close(done) }
}

func (w *worker) unit(ctx context.Context, m js.Msg) error {
	u, err := w.parse(m.Data())
	if errors.Is(err, errMessage) {
		w.trouble(err)
		_ = m.Term()
		return nil
	}
	if err == nil {
		err = w.prepare(u)
	}
	if err != nil {
		_ = m.NakWithDelay(ackWait)
		return err
	}
	subject := results + strings.TrimPrefix(m.Subject(), units)
	if _, err := w.done.GetLastMsgForSubject(ctx, subject); err == nil {
		_ = m.Ack() // its worker could not acknowledge it
		return nil
	}
	r := message{}
	if r.Text, err = w.do(ctx, u.Text); err != nil {
		r = message{Failed: err.Error()}
	}
	if ctx.Err() != nil {
		_ = m.Nak()
		return nil
	}
	for err = w.put(ctx, subject, r); err != nil && ctx.Err() == nil; err = w.put(ctx, subject, r) {
		w.trouble(err)
		_ = wait(ctx)
	}
	_ = m.Ack()
	return nil
}

// prepare sets the worker up for a job.
func (w *worker) prepare(u message) (err error) {
	if w.do != nil && u.Kind == w.kind && u.Spec == w.spec {
		return nil
	}
	w.kind, w.spec = u.Kind, u.Spec
	if w.do, err = w.of(u.Kind, u.Spec); err != nil {
		return fmt.Errorf("queue: job %.20q cannot be done here: %w", u.Kind, err)
	}
	return nil
}
