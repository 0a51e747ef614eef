//go:build !js

package thinking

import (
	"runtime"

	"tidepool/ai"
	"tidepool/ai/diskcache"
	"tidepool/ai/engines"
)

// maxHelpers limits the helpers, each of which has its own tables.
const maxHelpers = 7

// New returns the engine that people play against, and helpers if there are enough cores.
func New() (leader ai.Thinker, helpers []ai.Thinker) {
	machine := ai.Machine{Now: Clock(), Cache: diskcache.Ours(), Games: engines.ByID}
	t := ai.NewInProcess(machine)
	t.Set(ai.Settings{Threads: max(1, runtime.NumCPU()-1)})
	for n := helping(runtime.NumCPU(), maxHelpers); len(helpers) < n; {
		r := NewHelper(machine.Now, InProcess(machine))
		r.Set(ai.Settings{TableBytes: helperTable(n)})
		helpers = append(helpers, r)
	}
	return t, helpers
}
