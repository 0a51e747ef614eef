//go:build !js

// Package jetstream stores the logs of tables in NATS JetStream: in a server embedded in
// this process ([Open]), or in another server or cluster ([Connect]). docs/TOGETHER.md has
// measurements.
package jetstream

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"tidepool/internal/server/store"
)

// shards is how many streams the tables are spread over. A stream writes its events to disk one after the other,
// so with a single stream all tables would wait for each other.
const shards = 16

const broadcastPrefix = "tidepool.broadcasts."

// A Store is a [store.Store] in JetStream.
type Store struct {
	// shards have a connection each: a server handles the requests of one connection in turn, and a read waits
	// while its stream is being written to disk.
	shards [shards]struct {
		conn   *nats.Conn
		js     jetstream.JetStream
		stream jetstream.Stream
	}
	// heartbeat is the interval of the server's heartbeats to a consumer. Two may be missed.
	heartbeat time.Duration
	end       func()
}

// Connect opens a store in a remote NATS server. replicas is 1, or 3 in a cluster of at least three servers.
func Connect(ctx context.Context, url string, replicas int) (*Store, error) {
	if replicas != 1 && replicas != 3 {
		return nil, fmt.Errorf("jetstream: replicas must be 1 or 3, not %d", replicas)
	}
	return open(ctx, replicas, 500*time.Millisecond, func() (*nats.Conn, error) { return Dial(url) }, func() {})
}

// Dial connects to a remote NATS server and reconnects whenever the connection breaks.
func Dial(url string, more ...nats.Option) (*nats.Conn, error) {
	return nats.Connect(url, append(more, nats.Name("tidepool"), nats.MaxReconnects(-1), nats.ReconnectWait(100*time.Millisecond), nats.ReconnectJitter(50*time.Millisecond, 100*time.Millisecond),
		nats.PingInterval(2*time.Second), nats.MaxPingsOutstanding(2))...)
}

// open connects and creates the streams that do not exist. end is called when the store is closed or cannot be
// opened.
func open(ctx context.Context, replicas int, heartbeat time.Duration, connect func() (*nats.Conn, error), end func()) (*Store, error) {
	s := &Store{heartbeat: heartbeat, end: end}
	for i := range s.shards {
		var err error
		shard := &s.shards[i]
		if shard.conn, err = connect(); err != nil {
			s.Close()
			return nil, err
		}
		if shard.js, err = jetstream.New(shard.conn); err != nil {
			s.Close()
			return nil, err
		}
		shard.stream, err = createStream(ctx, shard.js, jetstream.StreamConfig{
			Name: fmt.Sprintf("TIDEPOOL_%02d", i), Subjects: []string{fmt.Sprintf("tidepool.%02d.*", i)},
			Storage: jetstream.FileStorage, Replicas: replicas, MaxMsgSize: 4096,
			// With replicas, a direct read may come from a server that lags behind.
			AllowDirect: replicas == 1,
		})
		if err != nil {
			s.Close()
			return nil, fmt.Errorf("jetstream: creating a stream: %w", err)
		}
	}
	return s, nil
}

// createStream creates a stream if it does not exist. If two servers ask for the same one at the same time, a cluster
// may answer neither, so it asks again: first after a second, then after twice as long each time.
func createStream(ctx context.Context, js jetstream.JetStream, config jetstream.StreamConfig) (jetstream.Stream, error) {
	for limit := time.Second; ; limit *= 2 {
		once, cancel := context.WithTimeout(ctx, limit)
		stream, err := createOnce(once, js, config)
		cancel()
		if !errors.Is(err, context.DeadlineExceeded) || ctx.Err() != nil {
			return stream, err
		}
	}
}

// createOnce creates or updates a stream. It is an error if that would take replicas away, as by a server that was
// started with another number than those before it. If ctx ends before this is known, nothing is changed.
func createOnce(ctx context.Context, js jetstream.JetStream, config jetstream.StreamConfig) (jetstream.Stream, error) {
	if old, err := js.Stream(ctx, config.Name); err == nil && old.CachedInfo().Config.Replicas > config.Replicas {
		return nil, fmt.Errorf("%s has %d replicas, not %d", config.Name, old.CachedInfo().Config.Replicas, config.Replicas)
	}
	return js.CreateOrUpdateStream(ctx, config)
}

// Close closes the connections and shuts an embedded server down.
func (s *Store) Close() {
	for _, shard := range s.shards {
		if shard.conn != nil {
			shard.conn.Close()
		}
	}
	s.end()
}

// shard returns the stream of a table. Table names are random, so tables spread evenly.
func shard(table string) int {
	n := 0
	for _, c := range []byte(table) {
		n = n*31 + int(c)
	}
	return (n%shards + shards) % shards
}

func subject(table string) string { return fmt.Sprintf("tidepool.%02d.%s", shard(table), table) }

func (s *Store) Append(ctx context.Context, table string, expected uint64, data []byte) (uint64, time.Time, error) {
	m := nats.NewMsg(subject(table))
	m.Data = data
	in := s.shards[shard(table)]
	ack, err := in.js.PublishMsg(ctx, m, jetstream.WithExpectLastSequencePerSubject(expected))
	if err != nil {
		if Conflicts(err) {
			return 0, time.Time{}, store.ErrConflict
		}
		return 0, time.Time{}, err
	}
	// The acknowledgement does not have the time.
	kept, err := in.stream.GetMsg(ctx, ack.Sequence)
	if err != nil {
		return 0, time.Time{}, err
	}
	return ack.Sequence, kept.Time, nil
}

// Conflicts reports whether a stream has refused an event because another came first. A replicated stream uses
// a different error code.
func Conflicts(err error) bool {
	var api *jetstream.APIError
	return errors.As(err, &api) && (api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

func (s *Store) Load(ctx context.Context, table string) ([]store.Entry, error) {
	var list []store.Entry
	stream, next := s.shards[shard(table)].stream, uint64(1)
	for {
		m, err := stream.GetMsg(ctx, next, jetstream.WithGetMsgSubject(subject(table)))
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			return list, nil
		}
		if err != nil {
			return nil, err
		}
		e, err := entry(m.Subject, m.Header, m.Sequence, m.Time, m.Data)
		if err != nil {
			return nil, err
		}
		// From a damaged file the server may return the wrong message, over and over.
		if m.Sequence < next || m.Subject != subject(table) {
			return nil, store.ErrDamaged
		}
		list = append(list, e)
		next = m.Sequence + 1
	}
}

// entry converts a message. Its header has the sequence that was expected before it.
func entry(subject string, header nats.Header, seq uint64, at time.Time, data []byte) (store.Entry, error) {
	prev, err := strconv.ParseUint(header.Get(jetstream.ExpectedLastSubjSeqHeader), 10, 64)
	if err != nil {
		return store.Entry{}, store.ErrDamaged
	}
	return store.Entry{Table: subject[strings.LastIndexByte(subject, '.')+1:], Seq: seq, Prev: prev, At: at, Data: data}, nil
}

func (s *Store) Follow(onEntry func(store.Entry), onBroadcast func(string, []byte)) (func(), error) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	var stops []func()
	stop := func() {
		for _, f := range stops {
			f()
		}
	}
	sub, err := s.shards[0].conn.Subscribe(broadcastPrefix+"*", func(m *nats.Msg) { onBroadcast(strings.TrimPrefix(m.Subject, broadcastPrefix), m.Data) })
	if err != nil {
		return nil, err
	}
	stops = append(stops, func() { _ = sub.Unsubscribe() })
	var mu sync.Mutex
	for _, in := range s.shards {
		stream := in.stream
		info, err := stream.Info(ctx)
		if err != nil {
			stop()
			return nil, err
		}
		c, err := stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: info.State.LastSeq + 1})
		if err != nil {
			stop()
			return nil, err
		}
		consuming, err := c.Consume(func(m jetstream.Msg) {
			meta, err := m.Metadata()
			if err != nil {
				return
			}
			if e, err := entry(m.Subject(), m.Headers(), meta.Sequence.Stream, meta.Timestamp, m.Data()); err == nil {
				mu.Lock()
				defer mu.Unlock()
				onEntry(e)
			}
		}, jetstream.PullExpiry(10*time.Second), jetstream.PullHeartbeat(s.heartbeat))
		if err != nil {
			stop()
			return nil, err
		}
		stops = append(stops, consuming.Stop)
	}
	return stop, nil
}

func (s *Store) Broadcast(table string, data []byte) {
	_ = s.shards[0].conn.Publish(broadcastPrefix+table, data)
}

func (s *Store) Old(ctx context.Context, before time.Time) ([]string, error) {
	var list []string
	for i, in := range s.shards {
		stream := in.stream
		info, err := stream.Info(ctx, jetstream.WithSubjectFilter(fmt.Sprintf("tidepool.%02d.*", i)))
		if err != nil {
			return nil, err
		}
		for name := range info.State.Subjects {
			m, err := stream.GetLastMsgForSubject(ctx, name)
			switch {
			case errors.Is(err, jetstream.ErrMsgNotFound):
			case err != nil:
				return nil, err
			case m.Time.Before(before):
				list = append(list, name[strings.LastIndexByte(name, '.')+1:])
			}
		}
	}
	slices.Sort(list)
	return list, nil
}

func (s *Store) Drop(ctx context.Context, table string) error {
	return s.shards[shard(table)].stream.Purge(ctx, jetstream.WithPurgeSubject(subject(table)))
}
