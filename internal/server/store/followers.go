package store

import (
	"bytes"
	"slices"
	"sync"
)

// Followers implements Follow and Broadcast of [Store] for a store within one process. The zero value has no
// followers.
type Followers struct {
	mu   sync.Mutex
	list []*follower
}

type follower struct {
	onEntry     func(Entry)
	onBroadcast func(string, []byte)
}

func (f *Followers) Follow(onEntry func(Entry), onBroadcast func(string, []byte)) (func(), error) {
	one := &follower{onEntry, onBroadcast}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.all(), one)
	return func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.list = slices.DeleteFunc(f.all(), func(other *follower) bool { return other == one })
	}, nil
}

// all returns a copy that later calls of Follow do not change.
func (f *Followers) all() []*follower { return slices.Clone(f.list) }

func (f *Followers) now() []*follower {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.all()
}

// Send sends an event to all followers. The caller must call it in each table's order.
func (f *Followers) Send(e Entry) {
	for _, one := range f.now() {
		one.onEntry(e)
	}
}

func (f *Followers) Broadcast(table string, data []byte) {
	for _, one := range f.now() {
		one.onBroadcast(table, bytes.Clone(data))
	}
}
