// Package store defines the storage of tables: an append-only log for each table, with
// optimistic concurrency. [Memory] is an implementation for tests; packages jetstream and
// files store on disk.
package store

import (
	"context"
	"errors"
	"time"
)

// An Entry is one stored event. Seq orders the events of a table and may have gaps. Prev is the Seq of the
// table's previous event, 0 for the first.
type Entry struct {
	Table     string
	Seq, Prev uint64
	At        time.Time
	Data      []byte
}

var (
	// ErrConflict is returned if the table's last event is not the expected one. Nothing was appended.
	ErrConflict = errors.New("store: the table has newer events")
	// ErrDamaged is returned if a log is incomplete or corrupt.
	ErrDamaged = errors.New("store: the log is damaged")
)

// A Store stores logs. Its methods may be called concurrently.
type Store interface {
	// Append adds an event after the one with sequence expected, 0 for a new table. It returns once the event
	// is stored safely. After an error other than ErrConflict the event may or may not have been appended.
	Append(ctx context.Context, table string, expected uint64, data []byte) (seq uint64, at time.Time, err error)
	// Load returns all events of a table in order, none if there is no such table.
	Load(ctx context.Context, table string) ([]Entry, error)
	// Follow calls onEntry for every event that any process appends from now on, in each table's order, and
	// onBroadcast for every broadcast. Neither may block.
	Follow(onEntry func(Entry), onBroadcast func(table string, data []byte)) (stop func(), err error)
	// Broadcast sends all followers a message that is not stored and may be lost.
	Broadcast(table string, data []byte)
	// Old returns the tables whose last event is before a time. Drop deletes a table.
	Old(ctx context.Context, before time.Time) ([]string, error)
	Drop(ctx context.Context, table string) error
}
