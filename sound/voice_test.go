package sound

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"testing"
	"time"
)

// played returns what a voice sends to each ear.
func played(t *testing.T, samples []float32, o Options) (left, right []float32) {
	t.Helper()
	data, err := io.ReadAll(&reader{from: newVoice(samples, o)})
	if err != nil {
		t.Fatal(err)
	}
	if len(data)%frame != 0 {
		t.Fatalf("read %d bytes", len(data))
	}
	for ; len(data) > 0; data = data[frame:] {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(data)))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(data[4:])))
	}
	return left, right
}

func near(a, b float32) bool { return math.Abs(float64(a-b)) < 1e-6 }

func TestVoicePan(t *testing.T) {
	root := float32(math.Sqrt2)
	for _, c := range []struct {
		o           Options
		left, right float32
	}{
		{Options{}, 0.5, 0.5},
		{Options{Pan: -1}, 0.5 * root, 0},
		{Options{Pan: 1}, 0, 0.5 * root},
		{Options{Pan: 9}, 0, 0.5 * root},
		{Options{Pan: math.NaN()}, 0.5, 0.5},
		{Options{Volume: 0.5}, 0.25, 0.25},
		{Options{Volume: 7}, 0.5, 0.5},
		{Options{Volume: math.NaN()}, 0.5, 0.5},
	} {
		left, right := played(t, []float32{0.5}, c.o)
		if len(left) != 1 || !near(left[0], c.left) || !near(right[0], c.right) {
			t.Errorf("%+v: left %v right %v, want %v and %v", c.o, left, right, c.left, c.right)
		}
	}
}

func TestVoicePitch(t *testing.T) {
	ramp := make([]float32, 100)
	for i := range ramp {
		ramp[i] = float32(i) / 100
	}
	for _, c := range []struct {
		pitch float64
		want  int // frames
		step  float32
	}{{0, 100, 0.01}, {1, 100, 0.01}, {2, 50, 0.02}, {0.5, 200, 0.005}, {99, 25, 0.04}, {0.001, 400, 0.0025}} {
		left, _ := played(t, ramp, Options{Pitch: c.pitch})
		if len(left) != c.want || !near(left[3], 3*c.step) {
			t.Errorf("pitch %v: %d frames, the fourth %v; want %d and %v", c.pitch, len(left), left[3], c.want, 3*c.step)
		}
	}
}

func TestVoiceDelay(t *testing.T) {
	for _, pitch := range []float64{0.5, 1, 1.7} {
		left, _ := played(t, []float32{0.5, 0.5}, Options{Delay: 10 * time.Millisecond, Pitch: pitch})
		silent := 0
		for silent < len(left) && left[silent] == 0 {
			silent++
		}
		if silent < Rate/100 || silent > Rate/100+1 {
			t.Errorf("pitch %v: silent for %d frames, want %d", pitch, silent, Rate/100)
		}
	}
}

func TestVoiceReads(t *testing.T) {
	samples := plain().record(Tap, 0, nil)
	want, err := io.ReadAll(&reader{from: newVoice(samples, Options{Pan: 0.3})})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []int{frame, frame + 3, 1000, 1 << 20} {
		v := &reader{from: newVoice(samples, Options{Pan: 0.3})}
		var got []byte
		for b := make([]byte, size); len(got) <= len(want); {
			n, err := v.Read(b)
			got = append(got, b[:n]...)
			if err == io.EOF {
				break
			}
			if err != nil || n == 0 {
				t.Fatalf("%d bytes a read: %d, %v", size, n, err)
			}
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%d bytes a read give something else", size)
		}
	}
}

func TestVoiceShortRead(t *testing.T) {
	v := &reader{from: newVoice([]float32{0.5}, Options{})}
	if n, err := v.Read(nil); n != 0 || err != nil {
		t.Errorf("reading nothing gives %d, %v", n, err)
	}
	if n, err := v.Read(make([]byte, frame-1)); n != 0 || err != io.ErrShortBuffer {
		t.Errorf("reading less than a frame gives %d, %v", n, err)
	}
}
