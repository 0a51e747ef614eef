//go:build !js

package cli

import (
	"cmp"
	"os"
	"time"

	"tidepool/ai/memory"
	"tidepool/internal/cli/ugi"
)

func engine(c *call) error {
	options := c.gameOptions()
	game, others, err := c.parseGame()
	if err := none(others, err); err != nil {
		return err
	}
	if _, err := game.Start(*options); err != nil {
		return usageError{err}
	}
	return ugi.Serve(os.Stdin, c.stdout, game, *options, ugi.Machine{Now: stopwatch(), Memory: tableMemory()})
}

// unknownMemory is what is taken for the memory of a machine that does not tell, in bytes.
const unknownMemory = 4 << 30

// tableMemory is seven eighths of what this program could have at most, in bytes: it needs some beside.
func tableMemory() int { return cmp.Or(memory.Total(), unknownMemory) / 8 * 7 }

func stopwatch() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
