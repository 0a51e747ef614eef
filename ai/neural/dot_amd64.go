package neural

// dot returns the weighted sum of all units; start is the initial value of each.
func (n *Net) dot(kinds []uint32, start uint64) int64 {
	rows := n.rows[:len(kinds)]
	// Toggling the bit of zero makes each lane a signed number.
	return product(&rows[0], &kinds[0], len(kinds), start^zero*each, One*each, outLift*each, &n.bias, &n.out)
}

// product is in assembly and processes eight units at once, with instructions that every amd64 has.
//
//go:noescape
func product(rows *[Squares]row, kinds *uint32, count int, start, most, lift uint64, bias, out *row) int64
