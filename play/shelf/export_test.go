package shelf

import "time"

// SaveSettings stores settings, whatever was stored before.
func SaveSettings(s *Shelf, data []byte) error {
	return s.UpdateSettings(func([]byte) []byte { return data })
}

// Remove removes one game, as an act of its own.
func (s *Shelf) Remove(id string, now time.Time) error {
	_, err := s.RemoveAll([]string{id}, s.Act(now))
	return err
}
