package scenes

import (
	"tidepool/rules"
	"tidepool/sound"
)

// Silent is a Speaker that makes no sound.
type Silent struct{}

func (Silent) Gesture()                           {}
func (Silent) Event(rules.Info, rules.Event, int) {}
func (Silent) Tap()                               {}
func (Silent) Refuse()                            {}
func (Silent) Outcome(rules.Outcome)              {}
func (Silent) Clock(int)                          {}
func (Silent) Ambience(sound.Ambience)            {}
func (Silent) Set(_ bool, _, _ float64)           {}
