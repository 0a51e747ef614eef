package scenes

import "tidepool/rules"

// Silent is a Speaker that makes no sound.
type Silent struct{}

func (Silent) Gesture()                 {}
func (Silent) Event(rules.Event, int)   {}
func (Silent) Tap()                     {}
func (Silent) Refuse()                  {}
func (Silent) Outcome(rules.Outcome)    {}
func (Silent) Ambience(string)          {}
func (Silent) Set(_ bool, _, _ float64) {}
