package about

import (
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/ui"
)

// Services are what these pages need.
type Services struct {
	App      *ui.App
	Platform device.Platform
	Games    []rules.Game
	Version  string
	Licences *Licences
}
