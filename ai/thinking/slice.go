package thinking

import "time"

// SliceLength is how long the engine may think before others can run on the same thread.
const SliceLength = 4 * time.Millisecond

// A TimeSlicer divides work into parts of [SliceLength].
type TimeSlicer struct {
	Now func() time.Duration
	// Yield lets others run.
	Yield func()

	began time.Duration
}

// Pause must be called often during work. It yields when it is time.
func (s *TimeSlicer) Pause() {
	if s.Now()-s.began < SliceLength {
		return
	}
	s.Yield()
	s.began = s.Now()
}
