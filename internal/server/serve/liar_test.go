//go:build !js

package serve_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// A liar delays its answers to pings.
type liar struct {
	remote.Socket
	late func() time.Duration
}

func (l liar) Send(data []byte) {
	if a, err := wire.ParseClient(data); err == nil && a.Pong != nil {
		time.AfterFunc(l.late(), func() { l.Socket.Send(data) })
		return
	}
	l.Socket.Send(data)
}

// A page that delays its answers to pings gains no more than the lag quota gives anyone: in a game of five
// minutes a second for each turn, and up to seven seconds at once if it has not used them before.
func TestLiar(t *testing.T) {
	const (
		turns = 10
		long  = 8 * time.Second
		gain  = time.Second
	)
	for name, late := range map[string]func(since time.Duration) time.Duration{
		"half a second": func(time.Duration) time.Duration { return gain / 2 },
		"two seconds":   func(time.Duration) time.Duration { return 2 * gain },
		"as long as can be, after a while": func(since time.Duration) time.Duration {
			if since < known+4*long {
				return 0
			}
			return 8 * time.Second
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				begun := time.Now()
				took, _ := play(t, turns, guest{think: long, arrives: func(now time.Time) time.Time { return now },
					late: func() time.Duration { return late(time.Since(begun)) }})
				if len(took) != turns {
					t.Fatalf("%d turns", len(took))
				}
				var given, most time.Duration
				for _, d := range took {
					given, most = given+long-d, max(most, long-d)
				}
				const off = 50 * time.Millisecond
				if given > turns*gain+off || most > 7*gain+off || slices.Min(took) < 0 {
					t.Errorf("of %v each, the turns took %v", long, took)
				}
				if given < gain {
					t.Errorf("no gain, so the test proves nothing: %v", took)
				}
			})
		})
	}
}
