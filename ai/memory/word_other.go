//go:build !js

package memory

import "sync/atomic"

// A Word is 64 bits that several goroutines may read and write without a lock.
type Word struct{ bits atomic.Uint64 }

func (w *Word) Load() uint64 { return w.bits.Load() }

func (w *Word) Store(bits uint64) { w.bits.Store(bits) }
