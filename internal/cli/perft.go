//go:build !js

package cli

import "fmt"

// perft prints "D N" for each depth from 1. With -divide it prints "WORD N" for each first turn at the
// largest depth.
func perft(c *call) error {
	depth := c.flags.Int("depth", 0, "count sequences of up to this `many` turns; at least 1")
	divide := c.flags.Bool("divide", false, "also print the deepest count turn by turn")
	s, others, err := c.parseSetup()
	switch err = none(others, err); {
	case err != nil:
		return err
	case *depth < 1:
		return usagef("-depth must be at least 1")
	}
	for d := 1; d < *depth; d++ {
		fmt.Fprintln(c.stdout, d, s.position.Perft(d))
	}
	if !*divide {
		fmt.Fprintln(c.stdout, *depth, s.position.Perft(*depth))
		return nil
	}
	var total uint64
	shares := s.position.Divide(*depth)
	for _, share := range shares {
		total += share.Count
	}
	fmt.Fprintln(c.stdout, *depth, total)
	for _, share := range shares {
		fmt.Fprintln(c.stdout, share.Word, share.Count)
	}
	return nil
}
