package neural

// dot is what all units are worth; start is in each before any weight.
func (n *Net) dot(kinds []uint32, start uint64) int64 {
	rows := n.rows[:len(kinds)]
	// Without zero a lane is a number with a sign.
	return product(&rows[0], &kinds[0], len(kinds), start^zero*each, One*each, outLift*each, &n.bias, &n.out)
}

// product is in the processor's own language, which works on eight units at once. All amd64 have
// what it uses.
//
//go:noescape
func product(rows *[Squares]row, kinds *uint32, count int, start, most, lift uint64, bias, out *row) int64
