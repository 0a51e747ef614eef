package main

import (
	"encoding/json"
	"strconv"
	"strings"
	"syscall/js"

	"tidepool/mirror"
	"tidepool/scenes"
	"tidepool/scenes/ui"
)

// canQuit tells that a page is left by closing it.
const canQuit = false

// fields tells that the page's own fields are written into.
const fields = true

// canFill asks the browser whether a page may have the whole screen: on some
// telephones it may not.
func canFill() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }

// ready tells the page that the first frame is there.
func ready() {
	if f := js.Global().Get("tidepoolReady"); f.Truthy() {
		f.Invoke()
	}
}

// wishes asks the browser what its owner prefers.
func wishes() scenes.Wishes {
	ask := func(query string) bool {
		m := js.Global().Get("matchMedia")
		return m.Truthy() && js.Global().Call("matchMedia", query).Get("matches").Bool()
	}
	return scenes.Wishes{
		Dark:     ask("(prefers-color-scheme: dark)"),
		Contrast: ask("(prefers-contrast: more)"),
		Still:    ask("(prefers-reduced-motion: reduce)"),
	}
}

// languages are those that the browser says its owner reads.
func languages() (list []string) {
	tags := js.Global().Get("navigator").Get("languages")
	for i := range min(tags.Length(), 20) {
		list = append(list, tags.Index(i).String())
	}
	return list
}

// letters come from a file beside the page. Without it they are missing, which
// is no reason to stop.
func letters() <-chan []byte { return fetched("letters.ttf") }

// licenceTexts come from a file beside the page.
func licenceTexts() <-chan []byte { return fetched("licences.txt") }

// fetched is a file that lies beside the page, nil if it cannot be had.
func fetched(name string) <-chan []byte {
	here := make(chan []byte, 1)
	take := func(_ js.Value, args []js.Value) any {
		bytes := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		here <- data
		return nil
	}
	fail := func(js.Value, []js.Value) any { here <- nil; return nil }
	body := func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject")
		}
		return args[0].Call("arrayBuffer")
	}
	js.Global().Call("fetch", name).Call("then", js.FuncOf(body)).Call("then", js.FuncOf(take)).Call("catch", js.FuncOf(fail))
	return here
}

// insets reads what a notch, the page's news and the keyboard cover, which the
// page's style sheet tells.
func insets() ui.Insets {
	style := js.Global().Call("getComputedStyle", js.Global().Get("document").Get("documentElement"))
	read := func(name string) float64 {
		v, _ := strings.CutSuffix(strings.TrimSpace(style.Call("getPropertyValue", name).String()), "px")
		n, err := strconv.ParseFloat(v, 64)
		if err != nil {
			return 0 // a browser that knows no such thing
		}
		return n
	}
	return ui.Insets{Top: read("--safe-top"), Right: read("--safe-right"), Bottom: max(read("--safe-bottom"), read("--news")),
		Left: read("--safe-left"), Keyboard: read("--keyboard")}
}

// place says where games are kept: nowhere that has a name.
func place(_ string, err error) (path string, kept bool) { return "", err == nil }

// windowMemory is what a window of the browser knows when its page is loaded
// again: others on the same shelf may have other games open.
func windowMemory() (opened func(id string), reopen func() (id string, ok bool)) {
	opened = func(id string) { js.Global().Call("tidepoolOpened", id) }
	reopen = func() (string, bool) {
		id := js.Global().Call("tidepoolReopen")
		return id.String(), id.Type() == js.TypeString
	}
	return opened, reopen
}

// A reflection shows the scene to the page, as elements (mirror.js) and to
// whoever asks tidepoolTell as a JSON text of its nodes, and takes wishes from
// tidepoolAct.
type reflection struct {
	app    *ui.App
	mirror mirror.Mirror
	state  ui.State
}

// newReflection returns one of a page that shows nothing yet.
func newReflection() *reflection {
	r := new(reflection)
	js.Global().Set("tidepoolTell", js.FuncOf(func(js.Value, []js.Value) any { return encode(r.state) }))
	js.Global().Set("tidepoolAct", js.FuncOf(func(_ js.Value, args []js.Value) any {
		r.act(ui.Command{Verb: ui.Verb(args[0].String()), ID: args[1].String(), Text: args[2].String()})
		return nil
	}))
	return r
}

// attach has the page operate the program.
func (r *reflection) attach(app *ui.App) { r.app = app }

func (r *reflection) act(a ui.Command) {
	if r.app == nil {
		return
	}
	if a.Verb == ui.CommandFocus {
		r.mirror.Focused(a.ID)
	}
	r.app.Do(a)
}

// say has the page read a text out.
func (r *reflection) say(text string) { js.Global().Call("tidepoolSay", text) }

// observe is told of each scene.
func (r *reflection) observe() func(ui.State) { return r.show }

func (r *reflection) show(s ui.State) {
	if playing := js.Global().Get("tidepoolPlaying"); playing.Truthy() && (s.Subject != "") != (r.state.Subject != "") {
		playing.Invoke(s.Subject != "")
	}
	r.state = s
	if p := r.mirror.Update(s); !p.Empty() {
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
