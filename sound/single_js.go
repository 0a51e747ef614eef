package sound

import (
	"math"
	"syscall/js"
)

type single struct {
	volume
	engine         *engine
	source, panner js.Value
	ended          js.Func
	over           bool
}

func (s *single) start(t *take, o Options, gain float64) {
	e := s.engine
	o = o.tidy()
	// In the middle a panner gives each ear 0.7, but a voice gives it 1.
	s.volume = newVolume(e.context, o.Volume*math.Sqrt2, gain)
	s.panner = e.context.Call("createStereoPanner")
	s.panner.Get("pan").Set("value", o.Pan)
	s.panner.Call("connect", s.node)
	s.ended = js.FuncOf(func(js.Value, []js.Value) any { s.PauseAndStopReading(); return nil })
	s.source = newSource(e.context, e.buffer(t), s.panner, s.ended)
	s.source.Get("playbackRate").Set("value", o.Pitch)
	s.source.Call("start", e.now()+o.Delay.Seconds())
}

func (s *single) leave() {
	if s.over {
		return
	}
	s.glide(0, ebb/3000.0)
	try(func() { s.source.Call("stop", s.engine.now()+ebb/1000.0) })
}

func (s *single) IsPlaying() bool { return !s.over }

func (s *single) PauseAndStopReading() {
	if s.over {
		return
	}
	s.over = true
	dismiss(s.source)
	disconnect(s.panner)
	disconnect(s.node)
	s.ended.Release()
	s.engine.over()
}
