//go:build !js

// Package queue is a pool of workers in other processes, also on other machines, by way of NATS JetStream.
//
// Units lie in a stream that is a work queue: one is given to a worker, and to another if the first has not
// said for a while that it is still at it. Results lie in a second stream, each under the number of its
// unit and only if there is none yet. So a worker that is killed loses nothing and doubles nothing; nor does
// who hands out, when the same job is run again. Only the very same program may work on a job.
package queue

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	js "github.com/nats-io/nats.go/jetstream"

	"tidepool/internal/server/jetstream"
	"tidepool/internal/work"
)

const (
	units, results = "tidepool.work.", "tidepool.done." // and the job's id, a dot and the unit's number
	// largest is how many bytes a message may have.
	largest = 1 << 19
	// oldest is how long what nobody fetches is kept.
	oldest = 30 * 24 * time.Hour
	// A worker of whom nothing was heard for silence has lost its unit.
	silence = 2 * time.Second
	// window is how many units are handed out before the first whose result is missing.
	window = 1000
	// patience is how long to wait for a result before units are handed out again that are not there.
	patience = 10 * time.Second
	// pause is how long to wait before asking again.
	pause = 50 * time.Millisecond
)

// A Queue is a connection to the streams.
type Queue struct {
	program    string // what only the same program has
	conn       *nats.Conn
	js         js.JetStream
	work, done js.Stream
	tell       func(error)
	end        func()

	mu   sync.Mutex
	said string // the last trouble
}

// Open connects to the NATS server at url, or is one, listening at host and keeping all in dir. Trouble is
// told of what goes wrong and may get better by itself.
func Open(ctx context.Context, url, host, dir string, trouble func(error)) (*Queue, error) {
	q := &Queue{tell: trouble, end: func() {}}
	var err error
	if q.program, err = fingerprint(); err != nil {
		return nil, err
	}
	connect := func() (*nats.Conn, error) { return jetstream.Dial(url, nats.RetryOnFailedConnect(true)) }
	if host != "" {
		if connect, q.end, err = jetstream.Inside(ctx, dir, host, trouble); err != nil {
			return nil, err
		}
	}
	if q.conn, err = connect(); err == nil {
		q.js, err = js.New(q.conn)
	}
	for err == nil {
		if q.work, q.done, err = q.streams(ctx); err == nil {
			return q, nil
		}
		if err = wait(ctx); err == nil {
			q.trouble(errors.New("no NATS server with JetStream is there yet"))
		}
	}
	q.Close()
	return nil, err
}

// fingerprint is a checksum of this program.
func fingerprint() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	sum := sha256.New()
	_, err = io.Copy(sum, file)
	return fmt.Sprintf("%x", sum.Sum(nil)[:8]), err
}

// streams makes those that are not there.
func (q *Queue) streams(ctx context.Context) (work, done js.Stream, err error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	work, err = q.js.CreateOrUpdateStream(ctx, js.StreamConfig{Name: "TIDEPOOL_WORK", Subjects: []string{units + "*.*"}, Retention: js.WorkQueuePolicy, MaxMsgSize: largest, MaxAge: oldest})
	if err == nil {
		done, err = q.js.CreateOrUpdateStream(ctx, js.StreamConfig{Name: "TIDEPOOL_DONE", Subjects: []string{results + "*.*"}, MaxMsgSize: largest, MaxAge: oldest})
	}
	return work, done, err
}

func (q *Queue) Close() {
	if q.conn != nil {
		q.conn.Close()
	}
	q.end()
}

// trouble tells what is wrong, if it was not the last thing told.
func (q *Queue) trouble(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if text := err.Error(); text != q.said {
		q.said = text
		q.tell(fmt.Errorf("queue: %w", err))
	}
}

func wait(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(pause):
		return nil
	}
}

// A message is a unit, or a result.
type message struct {
	Program string
	Kind    string `json:",omitempty"`
	Spec    string `json:",omitempty"`
	Text    string `json:",omitempty"`
	// Failed is why there is no result.
	Failed string `json:",omitempty"`
}

var errMessage = errors.New("queue: not a message of a program like this")

func (q *Queue) parse(data []byte) (m message, err error) {
	in := json.NewDecoder(bytes.NewReader(data))
	in.DisallowUnknownFields()
	if err := in.Decode(&m); err != nil || in.InputOffset() != int64(len(data)) {
		return m, errMessage
	}
	if m.Program != q.program {
		return m, fmt.Errorf("queue: from another version of the program (%.20q, this is %s): only the very same work together", m.Program, q.program)
	}
	return m, nil
}

// put stores a message if its subject has none.
func (q *Queue) put(ctx context.Context, subject string, m message) error {
	m.Program = q.program
	data, err := json.Marshal(m)
	if err != nil {
		return err
	}
	if len(data) > largest-1000 { // its headers count too
		data, _ = json.Marshal(message{Program: q.program, Failed: fmt.Sprintf("%d bytes are too many for the queue", len(data))})
	}
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if _, err = q.js.Publish(ctx, subject, data, js.WithExpectLastSequencePerSubject(0)); err != nil && jetstream.Conflicts(err) {
		return nil
	}
	return err
}

// id is the same for a job that is run again.
func (q *Queue) id(j work.Job) string {
	sum := sha256.New()
	fmt.Fprintf(sum, "%s %q %q %d", q.program, j.Kind, j.Spec, j.Units)
	for n := range j.Units {
		fmt.Fprintf(sum, " %q", j.Unit(n))
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:16])
}

// Run implements [work.Pool]. It goes on with the same job if that was interrupted.
func (q *Queue) Run(ctx context.Context, j work.Job, take work.Take) error {
	id := q.id(j)
	err := q.collect(ctx, id, j, take)
	q.forget(q.work, units+id+".*")
	if ctx.Err() == nil {
		q.forget(q.done, results+id+".*")
	}
	return err
}

// forget drops what nobody needs any more; what stays is too old after a while.
func (q *Queue) forget(s js.Stream, subject string) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if err := s.Purge(ctx, js.WithPurgeSubject(subject)); err != nil {
		q.trouble(err)
	}
}

func (q *Queue) collect(ctx context.Context, id string, j work.Job, take work.Take) error {
	order := work.Order{Take: take, Next: j.First}
	out, last := j.First, uint64(0) // units handed out, and the last result's sequence
	heard := time.Now()
	for order.Next < j.Units {
		m, err := q.next(ctx, last+1, results+id+".*")
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err == nil && m != nil:
			last, heard = m.Sequence, time.Now()
			more, err := q.add(&order, j, m)
			if err != nil || !more {
				return err
			}
			continue
		case err == nil && out < min(j.Units, order.Next+window):
			if !order.Has(out) {
				err = q.put(ctx, units+id+"."+strconv.Itoa(out), message{Kind: j.Kind, Spec: j.Spec, Text: j.Unit(out)})
			}
			if err == nil {
				out++
				continue
			}
		case err == nil && time.Since(heard) > patience:
			out, last, heard = order.Next, 0, time.Now()
		}
		if err != nil {
			q.trouble(err)
		}
		if err := wait(ctx); err != nil {
			return err
		}
	}
	return nil
}

// next returns the first result from a sequence on, or nil.
func (q *Queue) next(ctx context.Context, from uint64, subject string) (*js.RawStreamMsg, error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	m, err := q.done.GetMsg(ctx, from, js.WithGetMsgSubject(subject))
	if errors.Is(err, js.ErrMsgNotFound) {
		return nil, nil
	}
	return m, err
}

func (q *Queue) add(order *work.Order, j work.Job, m *js.RawStreamMsg) (bool, error) {
	text := m.Subject[strings.LastIndexByte(m.Subject, '.')+1:]
	n, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(n) != text || n < 0 || n >= j.Units {
		return false, fmt.Errorf("queue: a result of no unit: %.40q", text)
	}
	r, err := q.parse(m.Data)
	if err == nil && r.Failed != "" {
		err = fmt.Errorf("unit %d: %s", n, r.Failed)
	}
	if err != nil {
		return false, err
	}
	return order.Add(n, r.Text)
}
