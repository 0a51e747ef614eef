// Package sound makes the program's effects and plays them. There are no recordings: every effect is computed
// when it is first needed, or a moment before, from the noise of a contact, decaying sines for what is
// struck, and filtered noise for rubbing, water and paper.
//
// A Mixer plays effects, and the ambience of a place, through Ebitengine or, in a page, through the browser's
// own API; a Speaker chooses effects for what happens in a game. Both do nothing without a sound device.
//
//	s := sound.NewSpeaker(sound.NewMixer())
//	s.Kits(of) // what games sound like, by their ids
//	s.Gesture() // the player has pressed something: now a browser lets it be heard
//	s.Game("konane")
//	s.Event(game.Info(), event, Begins, 0.4)
//
// It is independent of particular games: a game's Kit says what it is played with and where, and its rules
// where its spots are. internal/loudness measures all sounds, using a Tape.
package sound

import (
	"math"
	"time"
)

const (
	// voices is the maximum number of effects playing at once; one more ends the oldest.
	voices = 10
	// echo is the time within which a repeated effect would only make the first louder.
	echo = 25 * time.Millisecond
	// pause is the time between sounds made in advance, so that a page can draw in between.
	pause = 30 * time.Millisecond
)

// A Mixer plays effects. It is silent until Gesture. Its methods must be called from one goroutine.
type Mixer struct {
	out    output // nil if there is no device
	now    func() time.Time
	awake  bool
	on     bool
	volume float64

	wanted  Ambience
	ambient float64  // volume of ambiences
	heard   Ambience // the one playing, or about to play
	flowing leaver   // nil for Quiet
	fading  player   // the previous ambience while it fades out
	begun   uint64   // number of ambiences so far

	playing []player        // oldest first
	current [Effects]leaver // the latest of each effect
	takes   *takes
	// prepared is the kit whose effects were made in advance.
	prepared *Kit
	last     [Effects]time.Time
	// burst is when the latest simultaneous effects began, and crowd their number.
	burst time.Time
	crowd int
}

type output interface {
	// open opens the device; only the first call has an effect.
	open()
	// ready reports whether a voice started now would be heard now.
	ready() bool
	// play may store its own form of a take with the take; flow's ambience continues until it leaves.
	play(t *take, o Options, volume float64) leaver
	flow(a *stream, volume float64) leaver
}

type player interface {
	IsPlaying() bool
	SetVolume(volume float64)
	PauseAndStopReading()
}

type leaver interface {
	player
	leave()
}

// NewMixer returns a mixer at full volume. Without a sound device it does nothing.
func NewMixer() *Mixer {
	m := newMixer(time.Now, func(f func()) { time.AfterFunc(pause, f) })
	if Available() {
		m.out = newEngine(m.Gesture)
		m.takes.rest = func() { time.Sleep(time.Millisecond) }
	}
	return m
}

func newMixer(now func() time.Time, later func(func())) *Mixer {
	t := newTakes(later)
	return &Mixer{now: now, on: true, volume: 1, ambient: 1, takes: t, prepared: t.kit}
}

// Gesture records that the player has pressed something. Browsers play nothing before that, and neither does Play.
func (m *Mixer) Gesture() {
	m.awake = true
	if m.audible() {
		m.out.open()
	}
	m.prepare()
	m.updateAmbience()
}

// Use sets the kit of the current game; nil means none. The previous ambience fades out.
func (m *Mixer) Use(k *Kit) {
	m.wanted = Quiet
	if k != nil {
		m.wanted = k.Ambience
		m.takes.use(k)
		m.prepare()
	}
	m.updateAmbience()
}

// prepare makes the effects of a game in advance.
func (m *Mixer) prepare() {
	if k := m.takes.kit; m.audible() && k != m.prepared {
		m.prepared = k
		m.takes.ahead(0)
	}
}

// SetAmbience sets the volume of ambiences, from 0 to 1.
func (m *Mixer) SetAmbience(volume float64) {
	if !(volume > 0) {
		volume = 0
	}
	m.ambient = min(volume, 1)
	if m.flowing != nil {
		m.flowing.SetVolume(m.ambientGain())
	}
	m.updateAmbience()
}

func (m *Mixer) updateAmbience() {
	wanted := m.wanted
	if m.ambient == 0 {
		wanted = Quiet
	}
	if wanted == m.heard || !m.audible() {
		return
	}
	if m.out.open(); !m.out.ready() {
		return
	}
	if m.flowing != nil {
		m.flowing.leave()
		if m.fading != nil {
			m.fading.PauseAndStopReading()
		}
		m.flowing, m.fading = nil, m.flowing
	}
	if m.heard = wanted; wanted == Quiet {
		return
	}
	m.begun++
	m.flowing = m.out.flow(newStream(wanted, m.begun), m.ambientGain())
}

func (m *Mixer) ambientGain() float64 { return m.gain() * math.Pow(m.ambient, 2) }

// Set turns the sound on or off and sets its volume, from 0 to 1, including what is playing.
func (m *Mixer) Set(on bool, volume float64) {
	if !(volume > 0) {
		volume = 0
	}
	m.on, m.volume = on, min(volume, 1)
	if !m.audible() {
		for _, p := range m.playing {
			p.PauseAndStopReading()
		}
		m.playing = nil
		m.silenceAmbience()
		return
	}
	if m.flowing != nil {
		m.flowing.SetVolume(m.ambientGain())
	}
	m.updateAmbience()
	for _, p := range m.playing {
		p.SetVolume(m.gain())
	}
}

func (m *Mixer) silenceAmbience() {
	if m.flowing != nil {
		m.flowing.PauseAndStopReading()
	}
	if m.fading != nil {
		m.fading.PauseAndStopReading()
	}
	m.heard, m.flowing, m.fading = Quiet, nil, nil
}

// Play starts an effect, unless it would not be heard now or has only just begun.
func (m *Mixer) Play(e Effect, o Options) {
	if !m.audible() || e >= Effects {
		return
	}
	if m.out.open(); !m.out.ready() {
		return
	}
	now := m.now()
	begins := now.Add(max(o.Delay, 0))
	if since := begins.Sub(m.last[e]); since < echo && since > -echo {
		return
	}
	m.last[e] = begins
	o = o.tidy()
	o.Volume *= m.crowding(now)
	m.makeRoom()
	m.current[e] = m.out.play(m.takes.pick(e), o, m.gain())
	m.playing = append(m.playing, m.current[e])
	m.updateAmbience()
}

// crowding returns the attenuation of an effect that begins together with others: their sum must not clip.
func (m *Mixer) crowding(now time.Time) float64 {
	if now.Sub(m.burst) >= echo {
		m.burst, m.crowd = now, 0
	}
	m.crowd++
	return 1 / math.Sqrt(1+float64(m.crowd-1)/4)
}

// Leave fades out an effect that is still playing.
func (m *Mixer) Leave(e Effect) {
	if p := m.current[e]; p != nil {
		p.leave()
		m.current[e] = nil
	}
}

func (m *Mixer) audible() bool {
	return m.out != nil && m.awake && m.on && m.volume > 0
}

// gain returns the factor for the volume; its square matches perception better.
func (m *Mixer) gain() float64 { return math.Pow(m.volume, 2) }

func (m *Mixer) makeRoom() {
	kept := m.playing[:0]
	for _, p := range m.playing {
		if p.IsPlaying() {
			kept = append(kept, p)
		}
	}
	clear(m.playing[len(kept):])
	for len(kept) >= voices {
		kept[0].PauseAndStopReading()
		kept = append(kept[:0], kept[1:]...)
	}
	m.playing = kept
}
