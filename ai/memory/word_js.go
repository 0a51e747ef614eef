package memory

// A Word is 64 bits that several goroutines may read and write without a lock. In
// a browser they take turns on one thread, and what other systems do for it would be
// a call each time.
type Word struct{ bits uint64 }

// Load returns the bits.
func (w *Word) Load() uint64 { return w.bits }

// Store replaces them.
func (w *Word) Store(bits uint64) { w.bits = bits }
