//go:build !js

package cli

import "fmt"

// play prints the position after the turns and, if the game has ended, how. Repetitions and the game's length
// count.
func play(c *call) error {
	s, words, err := c.parseSetup()
	if err != nil {
		return err
	}
	m, err := s.match()
	if err != nil {
		return err
	}
	for _, word := range words {
		if _, err := m.Play(word); err != nil {
			return err
		}
	}
	fmt.Fprintln(c.stdout, m.Position())
	if o := m.Outcome(); o.Over() {
		fmt.Fprintln(c.stdout, o.Describe(m.Info().Sides))
	}
	return nil
}
