package main

import (
	"bytes"
	"image/png"
	"math"
	"testing"

	"tidepool/scenes/board/games"
	"tidepool/sound"
)

// kinds groups effects of equal importance.
var kinds = map[string][]sound.Effect{
	"cue":     {sound.Tap, sound.Undo, sound.Hint, sound.Again},
	"gesture": {sound.Lift, sound.Slide, sound.Card, sound.Tick},
	"strike":  {sound.Place, sound.Hop, sound.Sow, sound.Illegal},
	"moment":  {sound.Capture, sound.Carry, sound.Promote, sound.Turn},
	"end":     {sound.Win, sound.Draw, sound.Flag},
}

func kindOf(e sound.Effect) string {
	for kind, list := range kinds {
		for _, other := range list {
			if e == other {
				return kind
			}
		}
	}
	return ""
}

// Loudness of every game's effects at the default volumes: effects of a kind differ by at most 3 LU, also for
// a game's smallest and largest pieces. Impacts are loud enough on a phone, and not just a tone.
func TestEffects(t *testing.T) {
	type span struct{ least, most float64 }
	spans := map[string]*span{}
	check := func(name string, e sound.Effect, m measure) {
		kind := kindOf(e)
		s := spans[kind]
		if s == nil {
			s = &span{m.loud, m.loud}
			spans[kind] = s
		}
		s.least, s.most = min(s.least, m.loud), max(s.most, m.loud)
		if s.most-s.least > 3 {
			t.Errorf("%s: %.1f LUFS, and others of its kind from %.1f to %.1f", name, m.loud, s.least, s.most)
		}
		if kind == "strike" && m.phone < -33 {
			t.Errorf("%s: %.1f LUFS on a phone", name, m.phone)
		}
		if (e == sound.Place || e == sound.Hop || e == sound.Sow || e == sound.Capture) && m.flatness < 0.15 {
			t.Errorf("%s: a flatness of %.3f", name, m.flatness)
		}
	}
	for _, g := range games.All() {
		list := parts(g)
		if len(list) < 2 {
			t.Fatalf("%s has %d effects", g.ID(), len(list))
		}
		for _, p := range list {
			for n, pitch := range []float64{p.low, 1, p.high} {
				check(g.ID()+" "+p.effect.String(), p.effect, measured(effect(&g.Sound, p.effect, pitch, n)))
			}
		}
	}
	for e := sound.Tap; e < sound.Effects; e++ {
		check(e.String(), e, measured(effect(nil, e, 1, 0)))
	}
}

// A game's ambience is quieter than its effects, and all are equally loud.
func TestAmbiences(t *testing.T) {
	for _, g := range games.All() {
		if m := steady(place(&g.Sound)); math.Abs(m.loud+41) > 1.5 || m.peak > 0.12 {
			t.Errorf("%s: %.1f LUFS, peak %.2f", g.ID(), m.loud, m.peak)
		}
	}
}

// Nothing clips, even if all effects start at once at full volume.
func TestNoClipping(t *testing.T) {
	for _, g := range games.All() {
		if m := measured(together(&g.Sound, parts(g))); m.peak > 0.85 {
			t.Errorf("%s: peak %.2f", g.ID(), m.peak)
		}
	}
}

func TestMeasures(t *testing.T) {
	tone, hiss := make([]float64, sound.Rate), make([]float64, sound.Rate)
	for i := range tone {
		tone[i] = math.Sin(2 * math.Pi * 300 * float64(i) / sound.Rate)
		hiss[i] = math.Sin(float64(i*i%7919) * 12.9898) // no two alike
	}
	if m := measured(tone, tone); m.flatness > 0.001 || math.Abs(m.loud-m.phone-12.3) > 0.5 {
		t.Errorf("of a tone of 300 Hz: %+v", m)
	}
	if m := measured(hiss, hiss); m.flatness < 0.3 || m.loud-m.phone > 0.5 {
		t.Errorf("of noise: %+v", m)
	}
}

func TestFiles(t *testing.T) {
	left := make([]float64, sound.Rate/2)
	left[100] = 0.5
	var pic, wav bytes.Buffer
	if err := writePNG(&pic, left, 0.5); err != nil {
		t.Fatal(err)
	}
	if p, err := png.Decode(&pic); err != nil || p.Bounds().Dx() != 250 {
		t.Errorf("picture: %v", err)
	}
	if err := writeWAV(&wav, left, left); err != nil || wav.Len() != 44+4*len(left) {
		t.Errorf("sound of %d bytes: %v", wav.Len(), err)
	}
}
