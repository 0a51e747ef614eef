// Package storetest tests that a store keeps the promises of [store.Store].
package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"tidepool/internal/server/store"
)

// Conform tests a store. open must return the same store each time it is called within a test; the one it
// returned before has been closed.
func Conform(t *testing.T, open func(*testing.T) (s store.Store, close func())) {
	t.Run("order", func(t *testing.T) { order(t, open) })
	t.Run("race", func(t *testing.T) { race(t, open) })
	t.Run("follow", func(t *testing.T) { follow(t, open) })
	t.Run("old", func(t *testing.T) { old(t, open) })
}

func texts(list []store.Entry) (all []string) {
	for _, e := range list {
		all = append(all, string(e.Data))
	}
	return all
}

func order(t *testing.T, open func(*testing.T) (store.Store, func())) {
	ctx := t.Context()
	s, end := open(t)
	if list, err := s.Load(ctx, "none"); err != nil || len(list) > 0 {
		t.Fatalf("a table that is not there: %v, %v", list, err)
	}
	var last uint64
	var at time.Time
	for i := range 20 {
		// Put another table's event in between.
		if _, _, err := s.Append(ctx, fmt.Sprint("other", i), 0, []byte("x")); err != nil {
			t.Fatal(err)
		}
		seq, now, err := s.Append(ctx, "table", last, []byte(fmt.Sprint(i)))
		if err != nil || seq <= last || now.Before(at) {
			t.Fatalf("event %d: %d after %d, at %v after %v, %v", i, seq, last, now, at, err)
		}
		for _, wrong := range []uint64{0, last, seq + 1} {
			if _, _, err := s.Append(ctx, "table", wrong, []byte("wrong")); !errors.Is(err, store.ErrConflict) {
				t.Fatalf("after %d, not %d: %v", wrong, seq, err)
			}
		}
		last, at = seq, now
	}
	for range 2 {
		list, err := s.Load(ctx, "table")
		if err != nil || len(list) != 20 || list[19].Seq != last || !list[19].At.Equal(at) {
			t.Fatalf("%d events, %v: %q", len(list), err, texts(list))
		}
		var prev uint64
		for i, e := range list {
			if e.Prev != prev || string(e.Data) != fmt.Sprint(i) || e.Table != "table" {
				t.Fatalf("event %d: %+v", i, e)
			}
			prev = e.Seq
		}
		end()
		s, end = open(t)
	}
	end()
}

// If several append after the same event, exactly one succeeds.
func race(t *testing.T, open func(*testing.T) (store.Store, func())) {
	s, end := open(t)
	defer end()
	var last uint64
	for round := range 5 {
		var wg sync.WaitGroup
		won := make(chan uint64, 16)
		for i := range 16 {
			wg.Go(func() {
				seq, _, err := s.Append(t.Context(), "race", last, []byte(fmt.Sprint(round, i)))
				if err == nil {
					won <- seq
				} else if !errors.Is(err, store.ErrConflict) {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if len(won) != 1 {
			t.Fatalf("%d succeeded", len(won))
		}
		last = <-won
	}
	if list, err := s.Load(t.Context(), "race"); err != nil || len(list) != 5 {
		t.Errorf("%q, %v", texts(list), err)
	}
}

func follow(t *testing.T, open func(*testing.T) (store.Store, func())) {
	s, end := open(t)
	defer end()
	seq, _, err := s.Append(t.Context(), "followed", 0, []byte("before"))
	if err != nil {
		t.Fatal(err)
	}
	entries, broadcasts := make(chan store.Entry, 100), make(chan string, 1)
	stop, err := s.Follow(func(e store.Entry) { entries <- e }, func(table string, data []byte) { broadcasts <- table + " " + string(data) })
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for i := range 30 {
		want = append(want, fmt.Sprint(i))
		if seq, _, err = s.Append(t.Context(), "followed", seq, []byte(want[i])); err != nil {
			t.Fatal(err)
		}
	}
	var got []store.Entry
	for range want {
		select {
		case e := <-entries:
			got = append(got, e)
		case <-time.After(time.Minute):
			t.Fatalf("only %q", texts(got))
		}
	}
	if !slices.Equal(texts(got), want) || got[29].Seq != seq || got[29].Prev != got[28].Seq || got[0].Table != "followed" {
		t.Errorf("%q, %+v", texts(got), got[29])
	}
	s.Broadcast("followed", []byte("hush"))
	select {
	case w := <-broadcasts:
		if w != "followed hush" {
			t.Errorf("broadcast %q", w)
		}
	case <-time.After(time.Minute):
		t.Error("no broadcast")
	}
	stop()
}

func old(t *testing.T, open func(*testing.T) (store.Store, func())) {
	ctx := context.Background()
	s, end := open(t)
	defer end()
	_, at, err := s.Append(ctx, "aged", 0, []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	if list, err := s.Old(ctx, at); err != nil || slices.Contains(list, "aged") {
		t.Errorf("%v, %v", list, err)
	}
	list, err := s.Old(ctx, at.Add(time.Nanosecond))
	if err != nil || !slices.Contains(list, "aged") {
		t.Errorf("%v, %v", list, err)
	}
	if err := s.Drop(ctx, "aged"); err != nil {
		t.Fatal(err)
	}
	if list, err := s.Load(ctx, "aged"); err != nil || len(list) > 0 {
		t.Errorf("still there after Drop: %q, %v", texts(list), err)
	}
	if _, _, err := s.Append(ctx, "aged", 0, []byte(strings.Repeat("y", 10))); err != nil {
		t.Errorf("a new table of the same name: %v", err)
	}
}
