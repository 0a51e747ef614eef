package platform

import (
	"image"
	"syscall/js"

	"tidepool/sprites"
	"tidepool/sprites/art/catalogue"
	"tidepool/sprites/vector"
)

// A pageStudio lets the page's worker (wasm/page/painter.js) make or find pictures. Without a worker it makes
// none.
type pageStudio struct {
	worker js.Value
	stir   func()
	open   map[pictureName]bool // requested; true for in advance
	done   []js.Value           // messages from the worker
	taken  int                  // rows taken from the first
	failed []pictureName
	buffer []byte
}

type pictureName struct {
	key   string
	width int
}

// Studio returns the maker of pictures for app.Run.
func (b *Browser) Studio() sprites.Studio {
	s := &pageStudio{stir: b.Stir, open: make(map[pictureName]bool)}
	if painter := js.Global().Get("tidepoolPainter"); painter.Truthy() {
		s.worker = painter.Invoke(js.FuncOf(s.hear), js.FuncOf(s.fail))
	}
	return s
}

func (s *pageStudio) hear(_ js.Value, args []js.Value) any {
	m := args[0].Get("data")
	n := pictureName{m.Get("key").String(), m.Get("width").Int()}
	if _, ok := s.open[n]; ok {
		delete(s.open, n)
		s.done = append(s.done, m)
		s.stir()
	}
	return nil
}

func (s *pageStudio) fail(js.Value, []js.Value) any {
	for n := range s.open {
		s.failed = append(s.failed, n)
	}
	clear(s.open)
	s.worker = js.Undefined()
	s.stir()
	return nil
}

func (s *pageStudio) Order(d vector.Drawing, width int, ahead bool) bool {
	if !s.worker.Truthy() {
		return false
	}
	n := pictureName{d.Key, width}
	if was, ok := s.open[n]; ok && (!was || ahead) {
		return true
	}
	s.open[n] = ahead
	s.worker.Call("postMessage", []any{d.Key, width, ahead})
	return true
}

// small is the size in pixels of a picture that is taken at once.
const small = 120_000

func (s *pageStudio) Made(most int) (m sprites.Made, ok bool) {
	if len(s.failed) > 0 {
		m.Key, m.Width = s.failed[0].key, s.failed[0].width
		s.failed = s.failed[1:]
		return m, true
	}
	if len(s.done) == 0 {
		return m, false
	}
	next := s.done[0]
	m.Key, m.Width, m.Top = next.Get("key").String(), next.Get("width").Int(), s.taken
	if pix := next.Get("pix"); pix.Truthy() {
		m.Size = image.Pt(next.Get("w").Int(), next.Get("h").Int())
		rows := m.Size.Y
		if m.Size.X*rows > small {
			rows = min(max(1, most/m.Size.X), rows-s.taken)
		}
		m.Pix = s.copied(pix, 4*m.Size.X*s.taken, 4*m.Size.X*rows)
		if s.taken += rows; s.taken < m.Size.Y {
			return m, true
		}
	}
	s.done, s.taken = s.done[1:], 0
	return m, true
}

func (s *pageStudio) copied(pix js.Value, from, n int) []byte {
	if cap(s.buffer) < n {
		s.buffer = make([]byte, n)
	}
	js.CopyBytesToGo(s.buffer[:n], pix.Call("subarray", from, from+n))
	return s.buffer[:n]
}

func (s *pageStudio) Wait() bool { return false }

// Paint reports whether this program runs in a picture worker; if so it makes the requested pictures before
// it returns.
func Paint() bool {
	take := js.Global().Get("tidepoolPaint")
	if !take.Truthy() {
		return false
	}
	list, end := catalogue.New(), make(chan struct{})
	paint := js.FuncOf(func(_ js.Value, args []js.Value) any {
		d, ok := list.Find(args[0].String())
		if !ok {
			return nil
		}
		pic := d.Raster(args[1].Float())
		pix := js.Global().Get("Uint8Array").New(len(pic.Pix))
		js.CopyBytesToJS(pix, pic.Pix)
		return map[string]any{"w": pic.Rect.Dx(), "h": pic.Rect.Dy(), "pix": pix}
	})
	take.Invoke(paint, js.FuncOf(func(js.Value, []js.Value) any { close(end); return nil }))
	<-end
	return true
}
