package store

import (
	"bytes"
	"context"
	"slices"
	"sync"
	"time"
)

// Memory is a store that ends with the program.
type Memory struct {
	// Now is the time that events are given.
	Now func() time.Time

	mu     sync.Mutex
	seq    uint64
	tables map[string][]Entry
	follow map[int]follower
	next   int
}

type follower struct {
	told      func(Entry)
	whispered func(string, []byte)
}

func (m *Memory) Append(_ context.Context, table string, expected uint64, data []byte) (uint64, time.Time, error) {
	m.mu.Lock()
	var last uint64
	log := m.tables[table]
	if len(log) > 0 {
		last = log[len(log)-1].Seq
	}
	if last != expected {
		m.mu.Unlock()
		return 0, time.Time{}, ErrConflict
	}
	m.seq++
	e := Entry{table, m.seq, expected, m.Now(), bytes.Clone(data)}
	if m.tables == nil {
		m.tables = map[string][]Entry{}
	}
	m.tables[table] = append(log, e)
	for _, f := range m.followers() {
		f.told(e)
	}
	m.mu.Unlock()
	return e.Seq, e.At, nil
}

func (m *Memory) Load(_ context.Context, table string) ([]Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.tables[table]), nil
}

func (m *Memory) Follow(told func(Entry), whispered func(string, []byte)) (func(), error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.follow == nil {
		m.follow = map[int]follower{}
	}
	m.next++
	id := m.next
	m.follow[id] = follower{told, whispered}
	return func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.follow, id)
	}, nil
}

func (m *Memory) followers() []follower {
	var list []follower
	for id := range m.next + 1 {
		if f, ok := m.follow[id]; ok {
			list = append(list, f)
		}
	}
	return list
}

func (m *Memory) Whisper(table string, data []byte) {
	m.mu.Lock()
	list := m.followers()
	m.mu.Unlock()
	for _, f := range list {
		f.whispered(table, bytes.Clone(data))
	}
}

func (m *Memory) Old(_ context.Context, before time.Time) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []string
	for name, log := range m.tables {
		if log[len(log)-1].At.Before(before) {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list, nil
}

func (m *Memory) Drop(_ context.Context, table string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.tables, table)
	return nil
}
