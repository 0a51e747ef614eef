//go:build !js

package thinking

import "tidepool/ai"

// New returns the engine that people play against.
func New() ai.Thinker { return ai.NewLocal(ai.Machine{Now: Clock()}) }
