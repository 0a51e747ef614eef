package app

import (
	"tidepool/scenes/device"
	"tidepool/sound"
)

func newSpeaker(mute bool) device.Speaker {
	if mute {
		return device.Silent{}
	}
	return sound.NewSpeaker(sound.NewMixer())
}
