package thinking

import "time"

// SliceLength is how long the engine may think before others have a turn on the same thread.
const SliceLength = 4 * time.Millisecond

// A TimeSlicer cuts work into parts of [SliceLength].
type TimeSlicer struct {
	Now func() time.Duration
	// Yield lets others have their turn.
	Yield func()

	began time.Duration
}

// Pause is called often by whoever works. It yields when it is time.
func (s *TimeSlicer) Pause() {
	if s.Now()-s.began < SliceLength {
		return
	}
	s.Yield()
	s.began = s.Now()
}

// Clock returns what tells the time since now.
func Clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
