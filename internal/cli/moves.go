//go:build !js

package cli

import "fmt"

func moves(c *call) error {
	s, others, err := c.parseSetup()
	if err != nil {
		return err
	}
	if len(others) > 0 {
		return usagef("unexpected %q", others[0])
	}
	for _, t := range s.position.Turns() {
		fmt.Fprintln(c.stdout, t.Word)
	}
	return nil
}
