package store

import (
	"bytes"
	"sync"
)

// Followers are those of a store that nobody else writes to. The zero value has none.
type Followers struct {
	mu   sync.Mutex
	list []*follower
}

type follower struct {
	told      func(Entry)
	whispered func(string, []byte)
}

// Follow is [Store.Follow].
func (f *Followers) Follow(told func(Entry), whispered func(string, []byte)) (func(), error) {
	one := &follower{told, whispered}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.list = append(f.all(), one)
	return func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		rest := f.list
		f.list = nil
		for _, other := range rest {
			if other != one {
				f.list = append(f.list, other)
			}
		}
	}, nil
}

// all is a copy, so that what has been given out does not change.
func (f *Followers) all() []*follower { return append([]*follower(nil), f.list...) }

func (f *Followers) now() []*follower {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.all()
}

// Tell tells everyone an event. Those of one table are told in their order.
func (f *Followers) Tell(e Entry) {
	for _, one := range f.now() {
		one.told(e)
	}
}

// Whisper is [Store.Whisper].
func (f *Followers) Whisper(table string, data []byte) {
	for _, one := range f.now() {
		one.whispered(table, bytes.Clone(data))
	}
}
