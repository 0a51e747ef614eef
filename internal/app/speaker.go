package app

import (
	"tidepool/scenes"
	"tidepool/sound"
)

// newSpeaker returns what makes the sounds. Where there is no device the
// mixer keeps silent by itself.
func newSpeaker(mute bool) scenes.Speaker {
	if mute {
		return scenes.Silent{}
	}
	return sound.NewSpeaker(sound.NewMixer())
}
