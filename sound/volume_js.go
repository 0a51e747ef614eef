package sound

import "syscall/js"

// A volume is a gain that sources go through on their way out.
type volume struct{ context, node js.Value }

func newVolume(context js.Value, gain float64) volume {
	v := volume{context, context.Call("createGain")}
	v.node.Get("gain").Set("value", gain)
	v.node.Call("connect", context.Get("destination"))
	return v
}

// newSource returns what plays a buffer once, and calls ended after that.
func (v volume) newSource(buffer js.Value, ended js.Func) js.Value {
	source := v.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Set("onended", ended)
	source.Call("connect", v.node)
	return source
}

// SetVolume implements player. A jump would be heard as a click.
func (v volume) SetVolume(gain float64) { v.glide(gain, 0.02) }

// glide brings the gain to within a third of the way in so many seconds, and
// then on.
func (v volume) glide(gain, seconds float64) {
	try(func() {
		v.node.Get("gain").Call("setTargetAtTime", gain, v.context.Get("currentTime"), seconds)
	})
}

func (v volume) end() {
	if v.node.Truthy() {
		try(func() { v.node.Call("disconnect") })
	}
}

// dismiss ends a source, whose end nobody is told of any more.
func dismiss(source js.Value) {
	if !source.Truthy() {
		return
	}
	try(func() {
		source.Set("onended", nil)
		source.Call("disconnect")
		source.Call("stop")
	})
}
