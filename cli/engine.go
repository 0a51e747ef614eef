//go:build !js

package cli

import (
	"os"
	"time"

	"tidepool/ai/ugi"
)

// engine speaks the Universal Game Interface on standard input and output.
func engine(c *call) error {
	options := c.gameOptions()
	game, others, err := c.parseGame()
	switch {
	case err != nil:
		return err
	case len(others) > 0:
		return usagef("unexpected %q", others[0])
	}
	if _, err := game.Start(*options); err != nil {
		return usageError{err}
	}
	return ugi.Serve(os.Stdin, c.stdout, game, *options, stopwatch())
}

// stopwatch returns a clock that begins now.
func stopwatch() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
