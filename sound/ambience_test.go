package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"testing"
	"time"
)

// hear reads some seconds of an ambience, in uneven pieces like a device.
func hear(t testing.TB, a *stream, seconds float64) (left, right []float64) {
	t.Helper()
	want := int(seconds*Rate) * frame
	var all bytes.Buffer
	from, piece := &reader{from: a}, make([]byte, 1000*frame+5)
	for all.Len() < want {
		n, err := from.Read(piece)
		if n%frame != 0 {
			t.Fatalf("read %d bytes", n)
		}
		all.Write(piece[:n])
		if err == io.EOF {
			break
		}
	}
	for b := all.Bytes(); len(b) >= frame; b = b[frame:] {
		left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(b))))
		right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4:]))))
	}
	return left, right
}

func power(x []float64) (rms, peak float64) {
	for _, v := range x {
		rms += v * v
		peak = max(peak, math.Abs(v))
	}
	return math.Sqrt(rms / float64(len(x))), peak
}

// Every ambience is audible, is quiet compared with the effects, is about as loud as the others, never clips
// and differs between the ears.
func TestAmbienceLevels(t *testing.T) {
	for a := Sea; a < ambiences; a++ {
		for seed := range uint64(3) {
			left, right := hear(t, newStream(a, seed), 12)
			for _, ear := range [][]float64{left[2*Rate:], right[2*Rate:]} {
				rms, peak := power(ear)
				if rms < 0.012 || rms > 0.08 {
					t.Errorf("ambience %d, seed %d: rms %.4f", a, seed, rms)
				}
				if peak > 0.35 {
					t.Errorf("ambience %d, seed %d: peak %.2f", a, seed, peak)
				}
			}
			same := 0.0
			for i := range left {
				same += (left[i] - right[i]) * (left[i] - right[i])
			}
			if same == 0 {
				t.Errorf("ambience %d: the ears hear the same", a)
			}
		}
	}
}

// An ambience fades in and out without a jump, and then ends.
func TestAmbienceFades(t *testing.T) {
	a := newStream(Surf, 1)
	left, _ := hear(t, a, 4)
	if math.Abs(left[0]) > 1e-3 {
		t.Errorf("begins at %v", left[0])
	}
	a.leave()
	rest, _ := hear(t, a, 10)
	if d := float64(len(rest)) / Rate; math.Abs(d-fadeTime) > 0.1 {
		t.Errorf("goes on for %.2f s after leaving", d)
	}
	if last := rest[len(rest)-1]; math.Abs(last) > 1e-3 {
		t.Errorf("ends at %v", last)
	}
	if n, err := (&reader{from: a}).Read(make([]byte, 80)); n != 0 || err != io.EOF {
		t.Errorf("after its end: %d, %v", n, err)
	}
}

func TestAmbienceFollowsTheGame(t *testing.T) {
	m, d, _ := mixing()
	m.Use(&Kit{Ambience: Sea})
	if len(d.started) > 0 {
		t.Fatal("sound before a gesture")
	}
	m.Gesture()
	if len(d.started) != 1 || d.started[0].volume != m.ambientGain() {
		t.Fatalf("%d sources after a gesture", len(d.started))
	}
	m.Use(&Kit{Ambience: Sea})
	m.Gesture()
	if len(d.started) != 1 {
		t.Fatal("the same ambience begins twice")
	}
	sea := d.started[0].src.(*stream)
	m.Use(&Kit{Ambience: Fire})
	if len(d.started) != 2 || !sea.leaving.Load() {
		t.Fatal("the sea does not give way to the fire")
	}
	m.SetAmbience(0.3)
	if d.started[1].volume != m.ambientGain() {
		t.Error("the volume does not reach what is heard")
	}
	m.SetAmbience(0)
	if !d.started[1].src.(*stream).leaving.Load() {
		t.Error("without volume the ambience goes on")
	}
	m.SetAmbience(1)
	if len(d.started) != 3 {
		t.Error("the ambience does not come back")
	}
	m.Set(false, 1)
	if m.Use(&Kit{Ambience: Sea}); len(d.started) != 3 || d.sounding() > 0 {
		t.Error("an ambience is heard though the sound is off")
	}
}

func TestNoAmbienceUntilReady(t *testing.T) {
	m, d, _ := mixing()
	d.unready = true
	m.Use(&Kit{Ambience: Sea})
	m.Gesture()
	if len(d.started) > 0 {
		t.Fatal("begun on a device that is not ready")
	}
	d.unready = false
	m.Play(Tap, Options{Delay: time.Millisecond})
	if len(d.started) != 2 {
		t.Errorf("%d sources once the device is ready", len(d.started))
	}
}

func BenchmarkAmbience(b *testing.B) {
	for a := Sea; a < ambiences; a++ {
		b.Run([]string{"", "Sea", "Brook", "Garden", "Surf", "Fire"}[a], func(b *testing.B) {
			heard, left, right := newStream(a, 1), make([]float32, Rate/100), make([]float32, Rate/100)
			b.ReportAllocs()
			for b.Loop() {
				heard.next(left, right)
			}
		})
	}
}
