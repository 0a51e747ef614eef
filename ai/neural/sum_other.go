//go:build !amd64

package neural

import "math/bits"

// Weights may be negative, lanes may not: these are added.
const lift, biasLift, outLift = Most + 1, MostBias + 1, MostOut + 1

const (
	each = 1<<48 | 1<<32 | 1<<16 | 1
	zero = 1 << 15 // the lane of a unit that is 0
)

// ordered returns output weights with the last of a word in its lowest lane.
func ordered(out row) row {
	for i, w := range out {
		out[i] = w>>48 | w>>16&0xffff0000 | w<<16&0xffff00000000 | w<<48
	}
	return out
}

func sumBoth(n, mirror *Net, kinds []uint32) int64 { return n.sum(kinds) + mirror.sum(kinds) }

// block is how many words are added up at once.
const block = 8

// sum returns the weighted sum of all units.
//
// The page's build replaces this function by an equivalent one (internal/build/simd), which relies on the
// current positions of its arguments and of the fields of a Net.
//
//go:noinline
func (n *Net) sum(kinds []uint32) (sum int64) {
	rows := n.rows[:len(kinds)]
	count := 0
	for _, set := range kinds {
		count += bits.OnesCount32(set)
	}
	start := uint64(zero-biasLift-lift*count) * each
	for at := 0; at < words; at += block {
		b := (*[block]uint64)(n.bias[at:])
		a0, a1, a2, a3 := b[0]+start, b[1]+start, b[2]+start, b[3]+start
		a4, a5, a6, a7 := b[4]+start, b[5]+start, b[6]+start, b[7]+start
		for k, set := range kinds {
			of := &rows[k]
			for ; set != 0; set &= set - 1 {
				r := (*[block]uint64)(of[bits.TrailingZeros32(set)&(Squares-1)][at:])
				a0, a1, a2, a3 = a0+r[0], a1+r[1], a2+r[2], a3+r[3]
				a4, a5, a6, a7 = a4+r[4], a5+r[5], a6+r[6], a7+r[7]
			}
		}
		a0, a1, a2, a3 = held(a0), held(a1), held(a2), held(a3)
		a4, a5, a6, a7 = held(a4), held(a5), held(a6), held(a7)
		o := (*[block]uint64)(n.out[at:])
		// The highest lane of a product is the sum of four: no lane below it ever overflows.
		sum += int64(a0*o[0]>>48 + a1*o[1]>>48 + a2*o[2]>>48 + a3*o[3]>>48 +
			a4*o[4]>>48 + a5*o[5]>>48 + a6*o[6]>>48 + a7*o[7]>>48)
		sum -= outLift * int64((a0+a1+a2+a3+a4+a5+a6+a7)*each>>48)
	}
	return sum
}

// held clamps four sums between 0 and One.
func held(a uint64) uint64 {
	positive := a >> 15 & each
	a &= positive<<15 - positive
	over := (a>>7&(0xff*each) + 0xff*each) >> 8 & each
	return (a | (over<<7 - over)) & (One * each)
}
