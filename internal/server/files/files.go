//go:build !js

// Package files stores the logs of tables in a folder: one file for each table, one line
// for each event, each on disk before it is acknowledged. It is meant for few tables and
// one process.
//
// A line's checksum covers the table's name and all lines before it, so a line that is
// missing, repeated, moved or from another table is detected. A last line cut short by a
// crash was never acknowledged and is removed. Anything else that does not fit is damage.
package files

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"tidepool/internal/server/lock"
	"tidepool/internal/server/store"
)

const suffix = ".table"

// A Store is a [store.Store] in a folder.
type Store struct {
	store.Followers
	dir  string
	now  func() time.Time
	free func()

	mu   sync.Mutex
	ends map[string]end // of the tables that have been read and are not damaged
}

// Open opens the store in a folder and creates the folder if necessary. now gives the time of events.
func Open(dir string, now func() time.Time) (*Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	free, err := lock.Take(filepath.Join(dir, "lock"))
	if err != nil {
		return nil, err
	}
	return &Store{dir: dir, now: now, free: free, ends: map[string]end{}}, nil
}

// Close unlocks the folder.
func (s *Store) Close() { s.free() }

// file returns the path of a table's file. Names come from outside, so only lower-case letters and digits are
// allowed.
func (s *Store) file(name string) (string, error) {
	invalid := func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') }
	if name == "" || len(name) > 64 || strings.ContainsFunc(name, invalid) {
		return "", fmt.Errorf("files: invalid table name %q", name)
	}
	return filepath.Join(s.dir, name+suffix), nil
}

func (s *Store) Append(_ context.Context, name string, expected uint64, data []byte) (uint64, time.Time, error) {
	file, err := s.file(name)
	if err != nil {
		return 0, time.Time{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	last, known := s.ends[name]
	if !known {
		if _, last, err = load(name, file); err != nil {
			return 0, time.Time{}, err
		}
	}
	if last.seq != expected {
		return 0, time.Time{}, store.ErrConflict
	}
	at := s.now().Round(0)
	if at.Before(last.at) {
		at = last.at
	}
	line, next, err := last.line(at, data)
	if err != nil {
		return 0, time.Time{}, err
	}
	if err := s.write(file, last.size, line); err != nil {
		delete(s.ends, name) // the file's state is unknown, so read it again next time
		return 0, time.Time{}, err
	}
	s.ends[name] = next
	e := store.Entry{Table: name, Seq: next.seq, Prev: expected, At: at, Data: slices.Clone(data)}
	s.Send(e)
	return e.Seq, at, nil
}

// write writes a line at offset size and cuts off anything a crash has left there.
func (s *Store) write(file string, size int64, line []byte) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	err = f.Truncate(size)
	if err == nil {
		_, err = f.WriteAt(line, size)
	}
	if err == nil {
		err = f.Sync()
	}
	if err == nil && size == 0 {
		err = syncFolder(s.dir)
	}
	if err != nil {
		_ = f.Truncate(size) // it was not acknowledged
	}
	return errors.Join(err, f.Close())
}

func (s *Store) Load(_ context.Context, name string) ([]store.Entry, error) {
	file, err := s.file(name)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	list, _, err := load(name, file)
	return list, err
}

func (s *Store) names() ([]string, error) {
	list, err := os.ReadDir(s.dir)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range list {
		if name, ok := strings.CutSuffix(f.Name(), suffix); ok {
			names = append(names, name)
		}
	}
	return names, nil
}

// Old leaves out damaged logs, so that they are not deleted.
func (s *Store) Old(ctx context.Context, before time.Time) ([]string, error) {
	names, err := s.names()
	if err != nil {
		return nil, err
	}
	var old []string
	for _, name := range names {
		if list, err := s.Load(ctx, name); err == nil && len(list) > 0 && list[len(list)-1].At.Before(before) {
			old = append(old, name)
		}
	}
	return old, nil
}

func (s *Store) Drop(_ context.Context, name string) error {
	file, err := s.file(name)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.ends, name)
	if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return syncFolder(s.dir)
}
