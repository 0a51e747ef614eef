package platform

import (
	"runtime/debug"
	"strconv"
	"strings"
	"syscall/js"

	"tidepool/internal/fetch"
	"tidepool/internal/platform/mirror"
	"tidepool/locale"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Browser is a page (wasm/page). It shows each scene as elements (mirror.js), gives scripts the scene's
// nodes as JSON if they set tidepoolTell, and takes commands from tidepoolAct.
type Browser struct {
	screen
	rest
	link     string           // received but not yet asked for
	act      func(ui.Command) // nil before Attach
	mirror   mirror.Mirror
	state    ui.State
	media    settings.MediaPreferences
	exchange *exchange
	history  history
	woken    bool
}

// WebAssembly memory never shrinks, so the peak matters.
const gcPercent = 50

// Here returns the platform that the program was built for.
func Here() *Browser {
	debug.SetGCPercent(gcPercent)
	b := &Browser{exchange: newExchange()}
	js.Global().Set("tidepoolTell", js.FuncOf(func(js.Value, []js.Value) any { return encode(b.state) }))
	js.Global().Set("tidepoolAct", js.FuncOf(func(_ js.Value, args []js.Value) any {
		b.command(ui.Command{Verb: ui.Verb(args[0].String()), ID: args[1].String(), Text: args[2].String()})
		return nil
	}))
	b.history.listen(b.command)
	b.takeLink(hash())
	js.Global().Call("addEventListener", "hashchange", js.FuncOf(func(_ js.Value, args []js.Value) any {
		// The page may have moved to another entry since, with another address.
		if _, fragment, ok := strings.Cut(args[0].Get("newURL").String(), "#"); ok {
			b.takeLink("#" + fragment)
		}
		return nil
	}))
	watch("(prefers-color-scheme: dark)", &b.media.Dark)
	watch("(prefers-contrast: more)", &b.media.Contrast)
	watch("(prefers-reduced-motion: reduce)", &b.media.Still)
	return b
}

// takeLink removes a link from the page's address, so that a reload does not open it again.
func (b *Browser) takeLink(fragment string) {
	if !isLink(fragment) && !b.history.typed(fragment) {
		return
	}
	b.link = fragment
	if hash() == fragment {
		b.history.foreign(fragment)
	}
}

// Page implements device.Platform: the page's own address.
func (*Browser) Page() string {
	page, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return page
}

func (*Browser) Route() string {
	at, is := strings.CutPrefix(hash(), ui.RoutePrefix)
	if !is {
		return ""
	}
	return at
}

func (b *Browser) Link() string {
	text := b.link
	b.link, b.history.visiting = "", false
	return text
}

func watch(query string, now *bool) {
	if !js.Global().Get("matchMedia").Truthy() {
		return
	}
	list := js.Global().Call("matchMedia", query)
	*now = list.Get("matches").Bool()
	if list.Get("addEventListener").Truthy() {
		list.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
			*now = list.Get("matches").Bool()
			return nil
		}))
	}
}

func (b *Browser) Media() settings.MediaPreferences { return b.media }

// Attach also calls leave for a hidden page, as browsers may end one without notice.
func (b *Browser) Attach(act func(ui.Command), _, leave func()) {
	b.act = act
	document := js.Global().Get("document")
	left := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Get("type").String() == "pagehide" || document.Get("hidden").Bool() {
			leave()
		}
		return nil
	})
	document.Call("addEventListener", "visibilitychange", left)
	wake := js.FuncOf(func(js.Value, []js.Value) any { b.woken = b.woken || !document.Get("hidden").Bool(); return nil })
	document.Call("addEventListener", "visibilitychange", wake)
	for _, event := range []string{"pageshow", "online"} {
		js.Global().Call("addEventListener", event, wake)
	}
	js.Global().Call("addEventListener", "pagehide", left)
}

func (b *Browser) command(c ui.Command) {
	if b.act == nil {
		return
	}
	if c.Verb == ui.CommandFocus {
		b.mirror.Focused(c.ID)
	}
	b.act(c)
}

// Insets returns the areas covered by a notch, the page's news and the keyboard, from the page's style sheet.
func (*Browser) Insets() ui.Insets {
	style := js.Global().Call("getComputedStyle", js.Global().Get("document").Get("documentElement"))
	read := func(name string) float64 {
		v, _ := strings.CutSuffix(strings.TrimSpace(style.Call("getPropertyValue", name).String()), "px")
		n, err := strconv.ParseFloat(v, 64)
		if err != nil {
			return 0 // the browser does not support it
		}
		return n
	}
	return ui.Insets{Top: read("--safe-top"), Right: read("--safe-right"), Bottom: max(read("--safe-bottom"), read("--news")),
		Left: read("--safe-left"), Keyboard: read("--keyboard")}
}

// Languages implements device.Platform with the browser's preferred languages.
func (*Browser) Languages() (list []string) {
	tags := js.Global().Get("navigator").Get("languages")
	for i := range min(tags.Length(), 20) {
		list = append(list, tags.Index(i).String())
	}
	return list
}

// CanQuit implements device.Platform: a page is left by closing it.
func (*Browser) CanQuit() bool { return false }

// CanFill implements device.Platform: some phones do not allow it.
func (*Browser) CanFill() bool {
	return js.Global().Get("document").Get("fullscreenEnabled").Truthy()
}

// CanVibrate requires touch input: desktop browsers have the function without effect.
func (*Browser) CanVibrate() bool {
	vibrate := js.Global().Get("navigator").Get("vibrate").Truthy()
	return vibrate && js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

func (*Browser) Vibrate(milliseconds ...int) {
	pattern := make([]any, len(milliseconds))
	for i, n := range milliseconds {
		pattern[i] = n
	}
	js.Global().Get("navigator").Call("vibrate", pattern)
}

// OwnFields implements device.Platform: text is typed into the mirror's fields.
func (*Browser) OwnFields() bool { return true }

// Words returns other languages; English is in the program, and the page's own words have come with it.
func (*Browser) Words(file string) <-chan []byte {
	if data := locale.Carried(file); data != nil {
		return at(data)
	}
	if data := js.Global().Call("tidepoolWords", file); data.Truthy() {
		return at(bytes(data))
	}
	return fetch.File("words." + file)
}

func (*Browser) FallbackFont() <-chan []byte { return fetch.File("letters.ttf") }

func (*Browser) Puzzles(game string) <-chan []byte { return fetch.File("puzzles." + game + ".txt") }

func (*Browser) Licences() <-chan []byte { return fetch.File("licences.txt") }

func bytes(array js.Value) []byte {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// mostOpen is longer than the addresses of all pages that are open at once.
const mostOpen = 1 << 16

// Reopen returns the pages that were open in this window before a reload; other windows may have others open.
func (*Browser) Reopen() (routes []string, ok bool) {
	v := js.Global().Call("tidepoolReopen")
	if v.Type() != js.TypeString {
		return nil, false
	}
	if text := v.String(); text != "" && len(text) <= mostOpen {
		routes = strings.Split(text, "\n")
	}
	return routes, true
}

func (*Browser) CanReload() bool { return true }

func (*Browser) Reload() { js.Global().Call("tidepoolRenew") }

func (*Browser) Ready() {
	if f := js.Global().Get("tidepoolReady"); f.Truthy() {
		f.Invoke()
	}
}

func (*Browser) Say(text string) { js.Global().Call("tidepoolSay", text) }
