package shelf

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"unicode/utf8"
)

const (
	settingsName = "settings.json"
	// besideName is the name of the settings if another program's file has the usual name.
	besideName = "tidepool-settings.json"
)

// A SettingsCheck recognises settings by their content.
type SettingsCheck struct {
	// Valid refuses damaged settings.
	Valid func(data []byte) error
	// Ours distinguishes them, damaged or not, from another program's in folders chosen by the user; nil
	// accepts everything.
	Ours func(data []byte) bool
}

type settings struct {
	store Store
	check SettingsCheck
	last  []byte // read or saved; nil for none
}

// LoadSettings returns the settings last saved, or nil. Invalid ones are set aside and listed as a problem;
// another program's are left alone.
func (s *Shelf) LoadSettings(check SettingsCheck) []byte {
	s.settings.check = check
	name, data, err := s.settings.read()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		s.report(name, err)
		return nil
	}
	s.settings.last = bytes.Clone(data)
	return data
}

// read reads this program's settings, and returns their name.
func (s *settings) read() (name string, data []byte, err error) {
	name = settingsName
	data, err = s.store.Read(name)
	if s.isGuest() && (errors.Is(err, fs.ErrNotExist) || s.isAnothers(data, err)) {
		beside, wrong := s.store.Read(besideName)
		if !errors.Is(err, fs.ErrNotExist) || !errors.Is(wrong, fs.ErrNotExist) {
			name, data, err = besideName, beside, wrong
		}
	}
	if err == nil && s.check.Valid != nil {
		if err = s.check.Valid(data); err != nil {
			err = fmt.Errorf("%w: %w", ErrDamaged, err)
		}
	}
	return name, data, err
}

func (s *settings) isGuest() bool {
	place, ok := s.store.(placed)
	return ok && place.isGuest() && s.check.Ours != nil
}

// isAnothers reports whether a file belongs to another program.
func (s *settings) isAnothers(data []byte, err error) bool {
	return isUnfit(err) || err == nil && !s.check.Ours(data)
}

// UpdateSettings stores the result of applying change to the stored settings, nil if there are no readable
// ones. change is called again if another program has written meanwhile. After an error nothing is stored or
// remembered: the caller must call it again.
func (s *Shelf) UpdateSettings(change func(stored []byte) []byte) error {
	for range swapTries {
		name, stored, err := s.settings.read()
		switch {
		case errors.Is(err, fs.ErrNotExist):
			stored = nil
		case isUnfit(err), errors.Is(err, fs.ErrPermission):
			if err := s.setAside(name, err); err != nil {
				return err
			}
			continue
		case err != nil:
			return err // there may be settings, which must not be lost
		}
		data := change(stored)
		if !utf8.Valid(data) {
			return errors.New("settings are not UTF-8")
		}
		if err := checkSize(data); err != nil {
			return err
		}
		if err := s.store.put(name, stored, data); errors.Is(err, ErrChanged) {
			continue
		} else if err != nil {
			return err
		}
		s.settings.last = bytes.Clone(data)
		return nil
	}
	return fmt.Errorf("%s: %w", settingsName, ErrChanged)
}

// restore writes settings again that were deleted, for example with the whole directory. It is retried with
// each save, so errors are ignored.
func (s *settings) restore() {
	if s.last == nil {
		return
	}
	if name, _, err := s.read(); errors.Is(err, fs.ErrNotExist) {
		s.store.Create(name, s.last)
	}
}
