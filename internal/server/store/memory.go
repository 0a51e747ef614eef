package store

import (
	"bytes"
	"context"
	"slices"
	"sync"
	"time"
)

// Memory is a [Store] in memory. Now must be set.
type Memory struct {
	Now func() time.Time // the time given to events

	Followers
	mu     sync.Mutex
	seq    uint64
	tables map[string][]Entry
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
	m.Send(e)
	m.mu.Unlock()
	return e.Seq, e.At, nil
}

func (m *Memory) Load(_ context.Context, table string) ([]Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.tables[table]), nil
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
