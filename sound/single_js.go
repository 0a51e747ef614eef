package sound

import "syscall/js"

// A single is an effect that has been started: a buffer that is played once.
type single struct {
	volume
	engine *engine
	source js.Value
	ended  js.Func
	over   bool
}

func (s *single) start(v *voice, gain float64) {
	e := s.engine
	s.volume = newVolume(e.context, gain)
	buffer := e.context.Call("createBuffer", 2, max(v.remaining(), 1), Rate)
	e.copier.fill(buffer, v)
	s.ended = js.FuncOf(func(js.Value, []js.Value) any { s.PauseAndStopReading(); return nil })
	s.source = s.newSource(buffer, s.ended)
	s.source.Call("start")
}

func (s *single) IsPlaying() bool { return !s.over }

func (s *single) PauseAndStopReading() {
	if s.over {
		return
	}
	s.over = true
	dismiss(s.source)
	s.volume.end()
	s.ended.Release()
	s.engine.over()
}
