//go:build !js

package cli

import (
	"cmp"
	"os"

	"tidepool/ai/memory"
	"tidepool/ai/thinking"
	"tidepool/internal/cli/ugi"
)

func engine(c *call) error {
	options := c.gameOptions()
	game, others, err := c.parseGame()
	if err := none(others, err); err != nil {
		return err
	}
	if _, err := game.Rules().Start(*options); err != nil {
		return usageError{err}
	}
	return ugi.Serve(os.Stdin, c.stdout, game.Rules(), *options, ugi.Machine{Now: thinking.Clock(), Memory: tableMemory()})
}

// unknownMemory is the memory assumed in bytes if the machine does not report it.
const unknownMemory = 4 << 30

// tableMemory returns seven eighths of the memory available to this program, in bytes; the rest is for other
// data.
func tableMemory() int { return cmp.Or(memory.Total(), unknownMemory) / 8 * 7 }
