package sound

import (
	"math"
	"slices"
	"testing"
)

// rms returns the root mean square of samples.
func rms(samples []float32) float64 {
	sum := 0.0
	for _, x := range samples {
		sum += float64(x) * float64(x)
	}
	return math.Sqrt(sum / float64(len(samples)))
}

func peak(samples []float32) float64 {
	highest := 0.0
	for _, x := range samples {
		highest = max(highest, math.Abs(float64(x)))
	}
	return highest
}

// loudest returns the level of the loudest 50 ms, which approximates the perceived loudness of a short sound.
func loudest(samples []float32) float64 {
	const window = Rate / 20
	highest := 0.0
	for i := 0; i+window <= len(samples); i += window / 4 {
		highest = max(highest, rms(samples[i:i+window]))
	}
	return highest
}

func TestEffectsAreSound(t *testing.T) {
	for e := range Effect(Effects) {
		for seed := range uint64(5) {
			s := plain().record(e, seed, nil)
			seconds := float64(len(s)) / Rate
			if seconds < 0.08 || seconds > 2.5 {
				t.Errorf("%v %d lasts %.2f s", e, seed, seconds)
			}
			if i := slices.IndexFunc(s, func(x float32) bool { return math.IsNaN(float64(x)) || math.IsInf(float64(x), 0) }); i >= 0 {
				t.Fatalf("%v %d: sample %d is %v", e, seed, i, s[i])
			}
			if p := peak(s); p < 0.1 || p > 0.5 {
				t.Errorf("%v %d: peak %.3f", e, seed, p)
			}
			if l := loudest(s); l < 0.02 || l > 0.2 {
				t.Errorf("%v %d: level %.3f", e, seed, l)
			}
		}
	}
}

// A jump between samples is heard as a click if nothing masks it: at the beginning and at the end.
func TestEffectsDoNotClick(t *testing.T) {
	for e := range Effect(Effects) {
		for seed := range uint64(variations) {
			s := plain().record(e, seed, nil)
			if first := math.Abs(float64(s[0])); first > 0.001 {
				t.Errorf("%v %d begins at %v", e, seed, first)
			}
			if last := math.Abs(float64(s[len(s)-1])); last > 1e-6 {
				t.Errorf("%v %d ends at %v", e, seed, last)
			}
			if l := rms(s[len(s)-Rate/200:]); l > 0.002 {
				t.Errorf("%v %d: level %.4f in its last 5 ms", e, seed, l)
			}
			// What finish fades out must be faint already.
			before := s[len(s)-2*Rate/50 : len(s)-Rate/50]
			if l := rms(before); l > 0.02 {
				t.Errorf("%v %d: level %.4f when its end fades", e, seed, l)
			}
		}
	}
}

func TestEffectsStandAtTheMiddle(t *testing.T) {
	for e := range Effect(Effects) {
		s := plain().record(e, 1, nil)
		sum := 0.0
		for _, x := range s {
			sum += float64(x)
		}
		if mean := math.Abs(sum / float64(len(s))); mean > 0.001 {
			t.Errorf("%v: mean %.5f", e, mean)
		}
	}
}

func TestSeeds(t *testing.T) {
	for e := range Effect(Effects) {
		a := plain().record(e, 7, nil)
		if !slices.Equal(a, plain().record(e, 7, nil)) {
			t.Errorf("%v: the same seed gives different samples", e)
		}
		if b := plain().record(e, 8, nil); slices.Equal(a, b) {
			t.Errorf("%v: seeds 7 and 8 give the same samples", e)
		}
	}
}

// likeness returns the correlation of two sounds over the length of the shorter.
func likeness(a, b []float32) float64 {
	n := min(len(a), len(b))
	var ab, aa, bb float64
	for i := range n {
		x, y := float64(a[i]), float64(b[i])
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	return math.Abs(ab) / math.Sqrt(aa*bb)
}

func TestEffectsDiffer(t *testing.T) {
	for a := range Effect(Effects) {
		for b := a + 1; b < Effects; b++ {
			if l := likeness(plain().record(a, 0, nil), plain().record(b, 0, nil)); l > 0.7 {
				t.Errorf("%v and %v are alike: %.2f", a, b, l)
			}
		}
	}
}

func TestEffectNames(t *testing.T) {
	seen := make(map[string]bool)
	for e := range Effect(Effects) {
		name := e.String()
		if name == "" || seen[name] {
			t.Errorf("effect %d is named %q, which is empty or taken", e, name)
		}
		seen[name] = true
	}
	if got := Effect(200).String(); got != "effect(200)" {
		t.Errorf("an effect that does not exist is named %q", got)
	}
}

// pitch returns the strongest frequency of a sound, to 4 Hz.
func pitch(samples []float32) float64 {
	best, at := 0.0, 0.0
	for f := 60.0; f < 4000; f += 4 {
		var re, im float64
		for i, x := range samples {
			a := 2 * math.Pi * f * float64(i) / Rate
			re += float64(x) * math.Cos(a)
			im += float64(x) * math.Sin(a)
		}
		if p := re*re + im*im; p > best {
			best, at = p, f
		}
	}
	return at
}

// The scale on which seeds fall matches the wood.
func TestSowIsTuned(t *testing.T) {
	k := &Kit{Piece: Marble, Tone: 3100, Edge: 4600, Ring: 0.5, Ground: Wood, Deep: 524, Thud: 0.3}
	if f := pitch(k.record(Sow, 3, nil)[:Rate/10]); math.Abs(f-524) > 12 {
		t.Errorf("a seed sounds at %.0f Hz", f)
	}
}

func BenchmarkRecord(b *testing.B) {
	for e := range Effect(Effects) {
		b.Run(e.String(), func(b *testing.B) {
			for i := range b.N {
				plain().record(e, uint64(i), nil)
			}
		})
	}
}
