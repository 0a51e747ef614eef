package sound

import (
	"math"
	"testing"
	"time"
)

// A desk is an output that records what it was asked to do.
type desk struct {
	opened  int
	unready bool
	started []*strip
}

type strip struct {
	src     recording
	volume  float64
	playing bool
}

func (d *desk) open()       { d.opened++ }
func (d *desk) ready() bool { return !d.unready }
func (d *desk) play(k *take, o Options, volume float64) leaver {
	return d.start(newVoice(k.samples, o), volume)
}
func (d *desk) flow(a *stream, volume float64) leaver { return d.start(a, volume) }
func (d *desk) start(src recording, volume float64) *strip {
	s := &strip{src, volume, true}
	d.started = append(d.started, s)
	return s
}

func (s *strip) IsPlaying() bool      { return s.playing }
func (s *strip) SetVolume(v float64)  { s.volume = v }
func (s *strip) PauseAndStopReading() { s.playing = false }
func (s *strip) leave()               { s.src.(interface{ leave() }).leave() }
func (d *desk) sounding() (n int) {
	for _, s := range d.started {
		if s.playing {
			n++
		}
	}
	return n
}

// mixing returns a mixer on a desk, and a function that advances its clock.
func mixing() (*Mixer, *desk, func(time.Duration)) {
	d := new(desk)
	at := time.Unix(1_000_000, 0)
	m := newMixer(func() time.Time { return at }, func(func()) {})
	m.out = d
	return m, d, func(by time.Duration) { at = at.Add(by) }
}

func TestSilentUntilGesture(t *testing.T) {
	m, d, _ := mixing()
	m.Play(Tap, Options{})
	m.Set(true, 0.5)
	if d.opened > 0 || len(d.started) > 0 {
		t.Fatal("a device was opened before a gesture")
	}
	m.Gesture()
	m.Play(Tap, Options{})
	if d.opened == 0 || len(d.started) != 1 {
		t.Fatalf("after a gesture: opened %d times, %d voices", d.opened, len(d.started))
	}
}

func TestSilentWhenMuted(t *testing.T) {
	for _, c := range []struct {
		on     bool
		volume float64
	}{{false, 1}, {true, 0}, {true, -3}, {true, math.NaN()}} {
		m, d, _ := mixing()
		m.Set(c.on, c.volume)
		m.Gesture()
		m.Play(Win, Options{})
		if d.opened > 0 || len(d.started) > 0 {
			t.Errorf("on %v, volume %v: a device was opened", c.on, c.volume)
		}
		if m.takes.made[Win][0] != nil {
			t.Errorf("on %v, volume %v: samples were made for nobody", c.on, c.volume)
		}
	}
}

func TestSilentWithoutDevice(t *testing.T) {
	m := newMixer(time.Now, nil)
	m.Gesture()
	m.Play(Tap, Options{})
	m.Set(false, 0)
	m.Set(true, 1)
	m.Play(Tap, Options{})
}

func TestSilentUntilReady(t *testing.T) {
	m, d, _ := mixing()
	d.unready = true
	m.Gesture()
	m.Play(Tap, Options{})
	if len(d.started) > 0 {
		t.Fatal("a voice waits for the device and would be late")
	}
	d.unready = false
	m.Play(Tap, Options{})
	if len(d.started) != 1 {
		t.Fatal("no voice once the device is ready")
	}
}

func TestSetWhilePlaying(t *testing.T) {
	m, d, _ := mixing()
	m.Gesture()
	m.Play(Win, Options{})
	m.Set(true, 0.5)
	if v := d.started[0].volume; v != 0.25 {
		t.Errorf("half the volume is a gain of %v, want 0.25", v)
	}
	m.Set(false, 0.5)
	if d.sounding() != 0 {
		t.Error("turned off, it goes on playing")
	}
}

func TestVoicesAreLimited(t *testing.T) {
	m, d, wait := mixing()
	m.Gesture()
	for range voices + 3 {
		m.Play(Sow, Options{})
		wait(time.Second / 10)
	}
	if n := d.sounding(); n != voices {
		t.Errorf("%d voices sound, want %d", n, voices)
	}
	for i, s := range d.started {
		if s.playing != (i >= 3) {
			t.Errorf("voice %d: playing is %v; the oldest should have been dropped", i, s.playing)
		}
	}
	for _, s := range d.started {
		s.playing = false
	}
	m.Play(Sow, Options{})
	if len(m.playing) != 1 {
		t.Errorf("%d voices kept, want only the one that plays", len(m.playing))
	}
}

func TestEchoIsDropped(t *testing.T) {
	m, d, wait := mixing()
	m.Gesture()
	m.Play(Carry, Options{})
	m.Play(Carry, Options{})
	m.Play(Place, Options{Delay: time.Second})
	m.Play(Place, Options{})
	if len(d.started) != 3 {
		t.Fatalf("%d voices, want one carry and two places a second apart", len(d.started))
	}
	wait(echo)
	m.Play(Carry, Options{})
	if len(d.started) != 4 {
		t.Error("a carry a while later was dropped too")
	}
}

func TestTakesAreMadeOnce(t *testing.T) {
	m, d, wait := mixing()
	m.Gesture()
	seen := map[*float32]bool{}
	for range 20 * variations {
		m.Play(Tap, Options{})
		wait(time.Second)
		seen[&d.started[len(d.started)-1].src.(*voice).samples[0]] = true
	}
	if len(seen) != variations {
		t.Errorf("%d takes, want %d", len(seen), variations)
	}
}

// A game's sounds are made before they are needed, between frames, but not before the player can hear them.
func TestTakesAreMadeAhead(t *testing.T) {
	var todo []func()
	m := newMixer(time.Now, func(f func()) { todo = append(todo, f) })
	m.out = new(desk)
	k := plain()
	m.Use(k)
	if len(todo) > 0 {
		t.Fatal("takes are made for nobody")
	}
	m.Gesture()
	for len(todo) > 0 {
		f := todo[0]
		todo = todo[1:]
		f()
	}
	for e := range Effect(Effects) {
		if m.takes.made[e][0] == nil {
			t.Errorf("%v was not made ahead", e)
		}
	}
	before := m.takes.made[Place][0]
	m.Use(nil)
	m.Use(k)
	if m.takes.made[Place][0] != before {
		t.Error("takes are thrown away on the way back to the same game")
	}
	m.Use(plain())
	if m.takes.made[Place][0] != nil || m.takes.made[Tap][0] == nil {
		t.Error("another game sounds like the one before, or the program's own sounds are made anew")
	}
}

func TestNoSuchEffect(t *testing.T) {
	m, d, _ := mixing()
	m.Gesture()
	m.Play(Effect(Effects), Options{})
	if len(d.started) > 0 {
		t.Error("an effect that does not exist was played")
	}
}
