package main

import (
	"math/rand/v2"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/sound"
)

// A part is an effect as a game plays it: with the pitches of its largest and smallest piece.
type part struct {
	effect    sound.Effect
	low, high float64
}

// parts returns the effects that a game plays, sorted, found in some random games.
func parts(g *board.Game) []part {
	var found [sound.Effects]part
	tape, mixer := sound.NewTape()
	tape.Played = func(e sound.Effect, o sound.Options) {
		p := &found[e]
		if p.low == 0 {
			*p = part{e, o.Pitch, o.Pitch}
		}
		p.low, p.high = min(p.low, o.Pitch), max(p.high, o.Pitch)
	}
	s := sound.NewSpeaker(mixer)
	s.Kits(func(string) *sound.Kit { return &g.Sound })
	r := rand.New(rand.NewPCG(1, 1))
	for range 6 {
		pos, err := g.Rules.Start("")
		for n := 0; err == nil && n < 150; n++ {
			turns := pos.Turns()
			if len(turns) == 0 {
				break
			}
			var events []rules.Event
			pos, events, err = pos.Play(turns[r.IntN(len(turns))].Word)
			for _, e := range events {
				s.Event(g.Info(), e, sound.Begins, 0)
				tape.Skip(0.3)
				s.Event(g.Info(), e, 0, 0)
				tape.Skip(0.3)
			}
		}
	}
	var list []part
	for _, p := range found {
		if p.low > 0 {
			list = append(list, p)
		}
	}
	return list
}

// usual returns a tape and a mixer for a game's sounds at the default volumes; a nil kit means the program's
// own sounds.
func usual(kit *sound.Kit) (*sound.Tape, *sound.Mixer) {
	tape, mixer := sound.NewTape()
	s := settings.Default()
	mixer.Set(s.Sound, float64(s.Volume)/100)
	mixer.SetAmbience(0)
	mixer.Use(kit)
	return tape, mixer
}

// effect returns the samples of the n-th playing of an effect.
func effect(kit *sound.Kit, e sound.Effect, pitch float64, n int) (left, right []float64) {
	tape, mixer := usual(kit)
	for range n {
		mixer.Play(e, sound.Options{})
		tape.Skip(3)
	}
	mixer.Play(e, sound.Options{Pitch: pitch})
	return tape.Read(2.5)
}

// place returns the samples of a game's ambience at full strength.
func place(kit *sound.Kit) (left, right []float64) {
	tape, mixer := usual(kit)
	mixer.SetAmbience(float64(settings.Default().Ambience) / 100)
	tape.Skip(3)
	return tape.Read(20)
}

// together returns the samples of all effects at once, at full volume.
func together(kit *sound.Kit, list []part) (left, right []float64) {
	tape, mixer := sound.NewTape()
	mixer.Use(kit)
	tape.Skip(3)
	for _, p := range list {
		mixer.Play(p.effect, sound.Options{})
	}
	for e := sound.Tap; e < sound.Effects; e++ {
		mixer.Play(e, sound.Options{})
	}
	return tape.Read(2.5)
}
