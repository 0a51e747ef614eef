package memory

// A Word is 64 bits shared by several goroutines. In a browser they take turns on one thread, where atomic
// operations would be function calls.
type Word struct{ bits uint64 }

func (w *Word) Load() uint64 { return w.bits }

func (w *Word) Store(bits uint64) { w.bits = bits }
