package about

import (
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/ui"
)

// Services are what these pages ask for.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Games    []rules.Game
	Version  string
	Licences *Licences
}
