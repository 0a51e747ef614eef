package sound

import (
	"slices"
	"time"
)

// A Tape replaces a mixer's device: its output can be read from it.
type Tape struct {
	// Played is called for each effect that is played, if not nil.
	Played func(e Effect, o Options)

	heard []*taped
	at    int // samples read so far
}

type taped struct {
	from   recording
	volume float64
	over   bool
}

// NewTape returns a tape and the mixer that plays on it, whose time advances as the tape is read.
func NewTape() (*Tape, *Mixer) {
	t := new(Tape)
	now := func() time.Time { return time.Unix(0, 0).Add(time.Duration(t.at) * time.Second / Rate) }
	m := newMixer(now, func(func()) {})
	m.out, m.awake = t, true
	return t, m
}

// Read returns what each ear hears next.
func (t *Tape) Read(seconds float64) (left, right []float64) {
	n := int(seconds * Rate)
	left, right = make([]float64, n), make([]float64, n)
	var ears [2][Rate / 100]float32
	for from := 0; from < n; from += len(ears[0]) {
		want := min(len(ears[0]), n-from)
		t.heard = slices.DeleteFunc(t.heard, func(p *taped) bool { return p.over })
		for _, p := range t.heard {
			got := p.from.next(ears[0][:want], ears[1][:want])
			for i := range got {
				left[from+i] += float64(ears[0][i]) * p.volume
				right[from+i] += float64(ears[1][i]) * p.volume
			}
			p.over = got < want
		}
	}
	t.at += n
	return left, right
}

// Skip lets time pass.
func (t *Tape) Skip(seconds float64) { t.Read(seconds) }

func (t *Tape) open()       {}
func (t *Tape) ready() bool { return true }

func (t *Tape) play(k *take, o Options, volume float64) leaver {
	if t.Played != nil {
		t.Played(k.effect, o)
	}
	v := newVoice(k.samples, o)
	return tapedLeaver{t.start(v, volume), v}
}

func (t *Tape) flow(a *stream, volume float64) leaver {
	return tapedLeaver{t.start(a, volume), a}
}

func (t *Tape) start(from recording, volume float64) *taped {
	p := &taped{from: from, volume: volume}
	t.heard = append(t.heard, p)
	return p
}

func (p *taped) IsPlaying() bool          { return !p.over }
func (p *taped) SetVolume(volume float64) { p.volume = volume }
func (p *taped) PauseAndStopReading()     { p.over = true }

type tapedLeaver struct {
	*taped
	from interface{ leave() }
}

func (l tapedLeaver) leave() { l.from.leave() }
