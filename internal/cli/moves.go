//go:build !js

package cli

import "fmt"

func moves(c *call) error {
	s, others, err := c.parseSetup()
	if err := none(others, err); err != nil {
		return err
	}
	for _, t := range s.position.Turns() {
		fmt.Fprintln(c.stdout, t.Word)
	}
	return nil
}
