package platform

import (
	"encoding/json"
	"syscall/js"

	"tidepool/scenes/ui"
)

func (b *Browser) Show(state func() ui.State) {
	s := state()
	if playing := js.Global().Get("tidepoolPlaying"); playing.Truthy() && (s.Subject != "") != (b.state.Subject != "") {
		playing.Invoke(s.Subject != "")
	}
	b.state = s
	b.history.follow(&s)
	if p := b.mirror.Update(s); !p.Empty() {
		js.Global().Call("tidepoolMirror", encode(p))
	}
}

func encode(v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		panic("tidepool: a scene that JSON cannot hold: " + err.Error())
	}
	return string(data)
}
