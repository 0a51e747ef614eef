package shelf

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"unicode/utf8"
)

const settingsName = "settings.json"

// LoadSettings returns the settings last saved, or nil if there are none. If
// valid refuses them, they are set aside and listed as a problem, and there
// are none.
func (s *Shelf) LoadSettings(valid func(data []byte) error) []byte {
	data, err := s.store.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		if err = valid(data); err != nil {
			err = fmt.Errorf("%w: %w", ErrDamaged, err)
		}
	}
	if err != nil {
		s.report(settingsName, err)
		return nil
	}
	s.settings = bytes.Clone(data)
	return data
}

// SaveSettings stores settings, which must be UTF-8, whatever was stored
// before. It fails as [Shelf.Save] does.
func (s *Shelf) SaveSettings(data []byte) error {
	return s.UpdateSettings(func([]byte) []byte { return data })
}

// UpdateSettings stores what change makes of the settings that are stored now;
// nil if there are none that can be read. No other program can write between,
// but change may be called again after one that has. It fails as [Shelf.Save]
// does.
func (s *Shelf) UpdateSettings(change func(stored []byte) []byte) error {
	return s.store.update(settingsName, func(stored []byte) ([]byte, error) {
		data := change(stored)
		if !utf8.Valid(data) {
			return nil, errors.New("settings are not UTF-8")
		}
		if err := checkSize(data); err != nil {
			return nil, err
		}
		s.settings = bytes.Clone(data)
		return data, nil
	})
}

// restoreSettings writes settings again that somebody has deleted, as happens
// to whole directories. The next time does as well, so errors do not matter.
func (s *Shelf) restoreSettings() {
	if s.settings == nil {
		return
	}
	if _, err := s.store.Read(settingsName); errors.Is(err, fs.ErrNotExist) {
		s.store.Write(settingsName, s.settings)
	}
}
