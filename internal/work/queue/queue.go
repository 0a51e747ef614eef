//go:build !js

// Package queue is a pool of workers in other processes, also on other machines, using NATS JetStream.
//
// Units are messages in a work-queue stream: each is given to one worker, and to another if the first has not
// reported for a while that it is still working. Results are in a second stream, each under the number of its
// unit and only if there is none yet. So a killed worker loses nothing and duplicates nothing; nor does the
// process that hands out units, when the same job is run again. Only exactly the same program may work on a job.
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
	units, results = "tidepool.work.", "tidepool.done." // followed by the job's id, a dot and the unit's number
	// maxSize is the maximum size of a message in bytes.
	maxSize = 1 << 19
	// maxAge is how long messages that no one fetches are kept.
	maxAge = 30 * 24 * time.Hour
	// A worker that has not reported for ackWait has lost its unit.
	ackWait = 2 * time.Second
	// window is how many units are handed out beyond the first missing result.
	window = 1000
	// patience is how long to wait for a result before units that have disappeared are handed out again.
	patience = 10 * time.Second
	// pause is the time between polls.
	pause = 50 * time.Millisecond
)

// A Queue is a connection to the streams.
type Queue struct {
	program    string // identifies exactly the same program
	conn       *nats.Conn
	js         js.JetStream
	work, done js.Stream
	report     func(error)
	end        func()

	mu          sync.Mutex
	lastTrouble string
}

// Open connects to the NATS server at url, or if host is not empty runs a server that listens there and stores
// everything in dir. trouble is called with errors that may resolve themselves.
func Open(ctx context.Context, url, host, dir string, trouble func(error)) (*Queue, error) {
	q := &Queue{report: trouble, end: func() {}}
	var err error
	if q.program, err = fingerprint(); err != nil {
		return nil, err
	}
	connect := func() (*nats.Conn, error) { return jetstream.Dial(url, nats.RetryOnFailedConnect(true)) }
	if host != "" {
		if connect, q.end, err = jetstream.StartServer(ctx, dir, host, trouble); err != nil {
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
			q.trouble(errors.New("no NATS server with JetStream yet"))
		}
	}
	q.Close()
	return nil, err
}

// fingerprint returns a checksum of this program.
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

// streams creates the streams that do not exist.
func (q *Queue) streams(ctx context.Context) (work, done js.Stream, err error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	work, err = q.js.CreateOrUpdateStream(ctx, js.StreamConfig{Name: "TIDEPOOL_WORK", Subjects: []string{units + "*.*"}, Retention: js.WorkQueuePolicy, MaxMsgSize: maxSize, MaxAge: maxAge})
	if err == nil {
		done, err = q.js.CreateOrUpdateStream(ctx, js.StreamConfig{Name: "TIDEPOOL_DONE", Subjects: []string{results + "*.*"}, MaxMsgSize: maxSize, MaxAge: maxAge})
	}
	return work, done, err
}

func (q *Queue) Close() {
	if q.conn != nil {
		q.conn.Close()
	}
	q.end()
}

// trouble reports an error, unless it is the same as the last one reported.
func (q *Queue) trouble(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if text := err.Error(); text != q.lastTrouble {
		q.lastTrouble = text
		q.report(fmt.Errorf("queue: %w", err))
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

var errMessage = errors.New("queue: invalid message")

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
	if len(data) > maxSize-1000 { // its headers count too
		data, _ = json.Marshal(message{Program: q.program, Failed: fmt.Sprintf("a message of %d bytes is too large for the queue", len(data))})
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

// Run implements [work.Pool]. It continues the same job if that was interrupted.
func (q *Queue) Run(ctx context.Context, j work.Job, take work.Take) error {
	id := q.id(j)
	err := q.collect(ctx, id, j, take)
	q.forget(q.work, units+id+".*")
	if ctx.Err() == nil {
		q.forget(q.done, results+id+".*")
	}
	return err
}

// forget deletes messages that are no longer needed; any that remain expire after a while.
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
	lastResult := time.Now()
	for order.Next < j.Units {
		m, err := q.next(ctx, last+1, results+id+".*")
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err == nil && m != nil:
			last, lastResult = m.Sequence, time.Now()
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
		case err == nil && time.Since(lastResult) > patience:
			out, last, lastResult = order.Next, 0, time.Now()
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
		return false, fmt.Errorf("queue: a result of an unknown unit: %.40q", text)
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
