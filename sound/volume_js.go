package sound

import "syscall/js"

// A volume is a gain node between a sound and the output.
type volume struct {
	context, node js.Value
	full          float64 // the gain for a volume of 1
}

func newVolume(context js.Value, full, at float64) volume {
	v := volume{context, context.Call("createGain"), full}
	v.node.Get("gain").Set("value", full*at)
	v.node.Call("connect", context.Get("destination"))
	return v
}

// SetVolume implements player. A sudden change would be audible as a click.
func (v volume) SetVolume(at float64) { v.glide(at, 0.02) }

// glide approaches the volume, two thirds of the way in so many seconds.
func (v volume) glide(to, seconds float64) {
	try(func() {
		v.node.Get("gain").Call("setTargetAtTime", v.full*to, v.context.Get("currentTime"), seconds)
	})
}

func newSource(context, buffer, into js.Value, ended js.Func) js.Value {
	source := context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Set("onended", ended)
	source.Call("connect", into)
	return source
}

func dismiss(source js.Value) {
	if source.Truthy() {
		source.Set("onended", nil)
		disconnect(source)
		try(func() { source.Call("stop") })
	}
}

func disconnect(node js.Value) {
	if node.Truthy() {
		try(func() { node.Call("disconnect") })
	}
}
