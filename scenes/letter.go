package scenes

import (
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// resigner is the side that resigns in a game: whoever plays here.
func (p *gamePage) resigner() rules.Side {
	if own, ok := bylink.OwnSide(p.match()); ok {
		return own
	}
	return p.session().Resigner()
}
