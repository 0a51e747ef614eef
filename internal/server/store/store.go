// Package store is where the logs of tables lie: an append-only log a table, with
// optimistic concurrency. Memory is an implementation for tests; package jetstream
// has the one that keeps.
package store

import (
	"context"
	"errors"
	"time"
)

// An Entry is one event as the store has it. Seq orders all events of a table, with gaps; Prev is the
// Seq of the table's event before, 0 for the first.
type Entry struct {
	Table     string
	Seq, Prev uint64
	At        time.Time
	Data      []byte
}

var (
	// ErrConflict is that the table's last event is another than expected: nothing was appended.
	ErrConflict = errors.New("store: the table has gone on")
	// ErrDamaged is a log that lacks something.
	ErrDamaged = errors.New("store: the log is damaged")
)

// A Store keeps logs. Its methods may be called by several goroutines at once.
type Store interface {
	// Append adds an event after the one with the sequence expected, 0 for the first. It returns when
	// the event is safe. An error other than ErrConflict leaves open whether it was appended.
	Append(ctx context.Context, table string, expected uint64, data []byte) (seq uint64, at time.Time, err error)
	// Load returns all events of a table in order, none for a table that is not there.
	Load(ctx context.Context, table string) ([]Entry, error)
	// Follow has every event appended from now on, by anyone, told in each table's order, and every
	// whisper. What is called must return at once.
	Follow(told func(Entry), whispered func(table string, data []byte)) (stop func(), err error)
	// Whisper tells all who follow something that is not kept; it may be lost.
	Whisper(table string, data []byte)
	// Old returns the tables whose last event is before a time, Drop forgets one.
	Old(ctx context.Context, before time.Time) ([]string, error)
	Drop(ctx context.Context, table string) error
}
