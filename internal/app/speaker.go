package app

import (
	"tidepool/scenes/device"
	"tidepool/sound"
)

// newSpeaker returns what makes the sounds. Where there is no device the mixer keeps silent by itself.
func newSpeaker(mute bool) device.Speaker {
	if mute {
		return device.Silent{}
	}
	return sound.NewSpeaker(sound.NewMixer())
}
