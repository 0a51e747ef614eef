package rules

// Mix spreads the bits of a word over the whole of it (the finalizer of
// SplitMix64). Positions hash themselves with it.
func Mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}
