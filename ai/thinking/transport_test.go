package thinking

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
)

// The engine in this program, behind the same messages, does every job.
func TestHere(t *testing.T) {
	now := Clock()
	yields := 0
	slice := &TimeSlicer{Now: now, Yield: func() { yields++ }}
	told := make(chan struct{}, 1)
	r := NewRemote(now, noticing(told, InProcess(ai.Machine{Games: engines.ByID, Now: now, Pause: slice.Pause})))
	r.Set(ai.Settings{TableBytes: 1 << 20})
	games := []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"}
	for i, game := range games {
		r.Start(ai.Job{ID: uint64(i), Game: game, Time: 50 * time.Millisecond})
		if n := await(r, told, uint64(i)); n.Problem != "" || len(n.Best.Words) == 0 {
			t.Errorf("%s: %+v", game, n)
		}
	}
	r.Start(ai.Job{ID: 10, Game: "onitama"}) // no limit
	r.Start(ai.Job{ID: 11, Game: "kalah"})
	r.Stop()
	await(r, told, 11)
	r.Close()
	if yields < len(games) {
		t.Errorf("the engine let others have their turn %d times", yields)
	}
}

// await returns the last update of a job.
func await(r *Remote, told <-chan struct{}, id uint64) ai.Update {
	for {
		for n, ok := r.Update(); ok; n, ok = r.Update() {
			if n.ID == id && n.Final {
				return n
			}
		}
		<-told
	}
}

// noticing returns a dialer of transports that put a token into told, unless there is one, when there is an update.
func noticing(told chan<- struct{}, open Dialer) Dialer {
	return func(l Listener) (Transport, error) { return open(notice{l, told}) }
}

type notice struct {
	Listener
	told chan<- struct{}
}

func (n notice) Ready() {
	n.Listener.Ready()
	n.tell()
}

func (n notice) Text(update []byte) {
	n.Listener.Text(update)
	n.tell()
}

func (n notice) tell() {
	select {
	case n.told <- struct{}{}:
	default:
	}
}

func TestSlice(t *testing.T) {
	clock, yields := time.Duration(0), 0
	s := TimeSlicer{Now: func() time.Duration { return clock }, Yield: func() {
		yields++
		clock += time.Second // other work takes time
	}}
	for range 100 {
		clock += SliceLength / 4
		s.Pause()
	}
	if yields != 25 {
		t.Errorf("100 quarters of a slice gave %d yields", yields)
	}
}
