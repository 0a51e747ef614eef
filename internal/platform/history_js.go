package platform

import (
	"strings"
	"syscall/js"

	"tidepool/scenes/ui"
)

// A history is the browser's history, with entries numbered in their states. The address of an entry names its page.
type history struct {
	trail
	entries js.Value
	begun   bool
	route   string // the address of the current page
	marked  string // the fragment of the current entry, as last set
	open    string // the addresses of the pages, as last recorded
	// visiting means that an address has come from outside whose page is not shown yet.
	visiting bool
}

func isLink(hash string) bool {
	return hash == "#wall" || len(hash) >= 3 && strings.Contains("#g= #p= #d= #t=", hash[:3])
}

func hash() string { return js.Global().Get("location").Get("hash").String() }

// listen makes Back and Forward act in the program.
func (h *history) listen(act func(ui.Command)) {
	h.entries = js.Global().Get("history")
	js.Global().Call("addEventListener", "popstate", js.FuncOf(func(_ js.Value, args []js.Value) any {
		switch state := args[0].Get("state"); {
		case !h.begun || isLink(hash()):
		case state.Type() == js.TypeNumber:
			sent := h.awaiting
			h.marked = hash()
			if h.do(h.arrived(state.Int()), act); sent {
				h.name()
			}
		case hash() == h.marked: // the same address was opened again, without an entry of its own
			h.mark("replaceState", h.at)
		}
		return nil
	}))
}

// typed reports whether a fragment that names a page has come from outside, as an entry of its own.
func (h *history) typed(fragment string) bool {
	return h.begun && strings.HasPrefix(fragment, ui.RoutePrefix) && fragment == hash() && h.entries.Get("state").IsNull()
}

// follow keeps the history in step with the scenes, and records the addresses of their pages.
func (h *history) follow(s *ui.State) {
	if h.visiting {
		return // whoever loads the page again now wants that address
	}
	h.route = s.Route()
	if open := strings.Join(s.Routes, "\n"); !h.begun || open != h.open {
		h.open = open
		js.Global().Call("tidepoolOpened", open)
	}
	if !h.begun {
		h.begun = true
		h.opened(h.entry(), s.Depth)
		h.mark("replaceState", h.at)
	}
	h.do(h.shown(s.Depth), nil)
	h.name()
}

// name gives the current entry the address of the current page.
func (h *history) name() {
	if !h.underWay() && h.fragment() != h.marked {
		h.mark("replaceState", h.at)
	}
}

func (h *history) fragment() string {
	if h.route == "" {
		return ""
	}
	return ui.RoutePrefix + h.route
}

func (h *history) entry() int {
	if state := h.entries.Get("state"); state.Type() == js.TypeNumber {
		return max(0, state.Int())
	}
	return 0
}

// foreign records that a link, or the address of a page, has added an entry.
func (h *history) foreign(fragment string) {
	at, page := strings.CutPrefix(fragment, ui.RoutePrefix)
	switch {
	case page:
		h.route, h.visiting = at, true
		h.visited()
	case h.begun:
		h.at++
	default:
		h.linked = true
	}
	h.mark("replaceState", h.at)
}

func (h *history) mark(how string, entry int) {
	defer func() { // browsers refuse more than some changes in half a minute; a later one names the page
		if err := recover(); err != nil {
			if _, refused := err.(js.Error); !refused {
				panic(err)
			}
		}
	}()
	page, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	fragment := h.fragment()
	h.entries.Call(how, entry, "", page+fragment)
	h.marked = fragment
}

func (h *history) do(s step, act func(ui.Command)) {
	for n := range s.add {
		h.mark("pushState", h.at-s.add+1+n)
	}
	if s.travel != 0 {
		h.entries.Call("go", s.travel)
	}
	for range s.back {
		act(ui.Command{Verb: ui.CommandBack, Done: func() { h.performed(-1) }})
	}
	for range s.forward {
		act(ui.Command{Verb: ui.CommandForward, Done: func() { h.performed(1) }})
	}
}
