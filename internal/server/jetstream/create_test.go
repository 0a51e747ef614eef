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
