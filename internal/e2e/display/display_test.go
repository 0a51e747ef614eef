package display

import (
	"testing"
	"time"
)

// A server that does not answer is not waited for.
func TestWithin(t *testing.T) {
	if _, err := within(time.Millisecond, func() (bool, error) { select {} }); err == nil {
		t.Error("no error")
	}
	if ok, err := within(time.Minute, func() (bool, error) { return true, nil }); !ok || err != nil {
		t.Errorf("%t, %v", ok, err)
	}
}
