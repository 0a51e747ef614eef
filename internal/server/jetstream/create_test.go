//go:build !js

package jetstream

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// A silent JetStream does not answer the first requests to create a stream.
type silent struct {
	jetstream.JetStream
	requests int
	kept     jetstream.Stream // nil for none
}

func (s *silent) Stream(context.Context, string) (jetstream.Stream, error) {
	if s.kept == nil {
		return nil, jetstream.ErrStreamNotFound
	}
	return s.kept, nil
}

type replicated struct {
	jetstream.Stream
	replicas int
}

func (r replicated) CachedInfo() *jetstream.StreamInfo {
	return &jetstream.StreamInfo{Config: jetstream.StreamConfig{Replicas: r.replicas}}
}

func (s *silent) CreateOrUpdateStream(ctx context.Context, _ jetstream.StreamConfig) (jetstream.Stream, error) {
	if s.requests--; s.requests >= 0 {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	return nil, nil
}

func TestCreatingIsRepeated(t *testing.T) {
	for _, c := range []struct {
		silent int
		want   error
	}{{0, nil}, {2, nil}, {100, context.DeadlineExceeded}} {
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
			defer cancel()
			if _, err := createStream(ctx, &silent{requests: c.silent}, jetstream.StreamConfig{}); !errors.Is(err, c.want) {
				t.Errorf("after %d requests without an answer: %v", c.silent, err)
			}
		})
	}
}

// A server that was started without the others' number of replicas does not take them away.
func TestReplicasStay(t *testing.T) {
	for _, c := range []struct {
		have, want int
		ok         bool
	}{{3, 1, false}, {3, 3, true}, {1, 3, true}, {1, 1, true}} {
		_, err := createStream(t.Context(), &silent{kept: replicated{replicas: c.have}}, jetstream.StreamConfig{Replicas: c.want})
		if (err == nil) != c.ok {
			t.Errorf("of %d replicas, with %d: %v", c.have, c.want, err)
		}
	}
}
