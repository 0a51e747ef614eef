package main

import (
	"math/rand/v2"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/sound"
)

// A part is an effect as a game plays it: its pitches are those of its largest and its smallest piece.
type part struct {
	effect    sound.Effect
	low, high float64
}

// parts are the effects that a game plays, in the order of effects. They are those of some games at random.
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

// usual is a tape and a mixer of a game's sounds, nil for the program's own, at the volumes the program begins with.
func usual(kit *sound.Kit) (*sound.Tape, *sound.Mixer) {
	tape, mixer := sound.NewTape()
	s := settings.Default()
	mixer.Set(s.Sound, float64(s.Volume)/100)
	mixer.SetAmbience(0)
	mixer.Use(kit)
	return tape, mixer
}

// effect is what is heard of an effect, the n-th time.
func effect(kit *sound.Kit, e sound.Effect, pitch float64, n int) (left, right []float64) {
	tape, mixer := usual(kit)
	for range n {
		mixer.Play(e, sound.Options{})
		tape.Skip(3)
	}
	mixer.Play(e, sound.Options{Pitch: pitch})
	return tape.Read(2.5)
}

// place is what is heard of a game's ambience, once it has come.
func place(kit *sound.Kit) (left, right []float64) {
	tape, mixer := usual(kit)
	mixer.SetAmbience(float64(settings.Default().Ambience) / 100)
	tape.Skip(3)
	return tape.Read(20)
}

// together is what is heard when all that a game can sound does at once, as loud as it can be set.
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
