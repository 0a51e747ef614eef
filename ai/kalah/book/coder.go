package book

// A bet is how likely a bit is set, learnt from the bits so far. The zero bet knows nothing.
type bet struct {
	// chance is the probability less a half, in 65536ths; seen counts the bits, up to mostSeen.
	chance int16
	seen   uint8
}

const (
	half = 1 << 15
	// least is the least probability of a bit, whatever its value.
	least = 1 << 5
	// mostSeen limits how slowly a bet changes.
	mostSeen = 250
)

func (b *bet) probability() uint64 {
	return uint64(max(least, min(2*half-least, half+int(b.chance))))
}

func (b *bet) learn(bit bool) {
	to := -half
	if bit {
		to = half - 1
	}
	b.chance += int16(2 * (to - int(b.chance)) / (2*int(b.seen) + 3))
	b.seen = min(b.seen+1, mostSeen)
}

// A coder writes bits, or reads them, by arithmetic coding (Witten, Neal and Cleary 1987): the less a bit was expected,
// the more room it takes. All that is still possible lies between low and high.
type coder struct {
	low, high uint32
	// data is what was written, or is left to read; code is the part of it being read.
	data    []byte
	reading bool
	code    uint32
	// beyond is how many bytes were read beyond the end.
	beyond int
}

const codeBytes = 4 // in low, high and code

func newWriter() *coder { return &coder{high: 1<<32 - 1} }

func newReader(data []byte) *coder {
	c := &coder{high: 1<<32 - 1, data: data, reading: true}
	for range codeBytes {
		c.read()
	}
	return c
}

// bit writes a bit, or reads one and returns it.
func (c *coder) bit(b *bet, bit bool) bool {
	middle := c.low + uint32(uint64(c.high-c.low)*b.probability()>>16)
	if c.reading {
		bit = c.code <= middle
	}
	if bit {
		c.high = middle
	} else {
		c.low = middle + 1
	}
	b.learn(bit)
	for c.low>>24 == c.high>>24 {
		c.next()
	}
	return bit
}

// next goes on from a first byte that is certain.
func (c *coder) next() {
	if !c.reading {
		c.data = append(c.data, byte(c.low>>24))
	}
	c.low, c.high = c.low<<8, c.high<<8|0xff
	if c.reading {
		c.read()
	}
}

func (c *coder) read() {
	c.code <<= 8
	if len(c.data) == 0 {
		c.beyond++
		return
	}
	c.code |= uint32(c.data[0])
	c.data = c.data[1:]
}

// finish returns all that was written.
func (c *coder) finish() []byte {
	for range codeBytes {
		c.data = append(c.data, byte(c.low>>24))
		c.low <<= 8
	}
	return c.data
}

// finished reports whether all that was written has been read, and nothing else.
func (c *coder) finished() bool { return len(c.data) == 0 && c.beyond == 0 }
