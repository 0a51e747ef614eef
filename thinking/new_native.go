//go:build !js

package thinking

import (
	"runtime"

	"tidepool/ai"
	"tidepool/ai/diskcache"
	"tidepool/ai/engines"
)

// New returns the engine that people play against. It leaves one core to what
// is on the screen.
func New() ai.Thinker {
	t := ai.NewInProcess(ai.Machine{Now: Clock(), Cache: diskcache.Ours(), Games: engines.ByID})
	t.Set(ai.Settings{Threads: max(1, runtime.NumCPU()-1)})
	return t
}
