package main

import "tidepool/scenes"

func newSpeaker(mute bool) scenes.Speaker { return scenes.Silent{} }
