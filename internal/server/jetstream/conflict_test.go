//go:build !js

package jetstream

import (
	"fmt"
	"testing"

	"github.com/nats-io/nats.go/jetstream"
)

func TestConflicts(t *testing.T) {
	for code, want := range map[jetstream.ErrorCode]bool{
		jetstream.JSErrCodeStreamWrongLastSequence: true, jetstream.JSErrCodeStreamWrongLastSequenceConstant: true, jetstream.JSErrCodeStreamNotFound: false,
	} {
		if got := Conflicts(fmt.Errorf("asked: %w", &jetstream.APIError{ErrorCode: code})); got != want {
			t.Errorf("%d: %v", code, got)
		}
	}
}
