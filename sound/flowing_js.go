package sound

import (
	"math"
	"runtime"
	"syscall/js"
	"time"
)

const (
	// lead is the time between making the beginning and hearing it, in seconds.
	lead = 0.1
	// collectAfter is the number of pieces after which garbage is collected, to free the browser's objects.
	collectAfter = 600
	// grid is the fraction of a second at which pieces begin: whole samples, without rounding errors.
	grid = 128
)

// flowing is an ambience as a sequence of pieces of a second. When a piece ends, it is refilled and appended,
// which takes some milliseconds and needs no timer.
type flowing struct {
	volume
	engine *engine
	stream *stream
	line   [3]piece
	oldest int     // the piece in line that ends first
	length int     // samples of the next piece
	end    float64 // of the line, on the context's clock
	gone   float64 // when it will have faded; 0 while it stays
	ended  js.Func
	over   bool
	played int // number of pieces
}

type piece struct {
	buffer, source js.Value
	length         int
}

// start starts a line of short pieces, after the frame in which a page asks for it.
func (f *flowing) start(gain float64) {
	f.volume = newVolume(f.engine.context, 1, gain)
	f.ended = js.FuncOf(func(js.Value, []js.Value) any {
		if !try(f.turn) {
			f.PauseAndStopReading()
		}
		return nil
	})
	time.AfterFunc(0, func() {
		if !f.over && !try(f.begin) {
			f.PauseAndStopReading()
		}
	})
}

func (f *flowing) begin() {
	for i := range f.line {
		f.line[i].fill(f)
	}
	for i := range f.line {
		f.line[i].start(f)
	}
}

// turn is called when the oldest piece ends.
func (f *flowing) turn() {
	if f.gone > 0 && f.engine.now() >= f.gone {
		f.PauseAndStopReading()
		return
	}
	p := &f.line[f.oldest]
	f.oldest = (f.oldest + 1) % len(f.line)
	f.length = min(2*f.length, Rate)
	dismiss(p.source)
	p.fill(f)
	p.start(f)
	// The browser keeps its objects until garbage is collected, and an idle board makes hardly any.
	if f.played++; f.played%collectAfter == 0 {
		go runtime.GC()
	}
}

func (p *piece) fill(f *flowing) {
	if p.length != f.length {
		p.length = f.length
		p.buffer = f.context.Call("createBuffer", 2, p.length, Rate)
	}
	f.engine.copier.next(p.buffer, p.length, f.stream)
}

// start schedules the piece after all others, or soon if they have already ended.
func (p *piece) start(f *flowing) {
	if now := f.engine.now(); f.end < now {
		f.end = math.Ceil((now+lead)*grid) / grid
	}
	p.source = newSource(f.context, p.buffer, f.node, f.ended)
	p.source.Call("start", f.end)
	f.end += float64(p.length) / Rate
}

func (f *flowing) IsPlaying() bool { return !f.over }

// leave implements leaver. The pieces made in advance are faded by the output volume.
func (f *flowing) leave() {
	f.gone = f.engine.now() + fadeTime
	f.glide(0, fadeTime/5)
}

func (f *flowing) PauseAndStopReading() {
	if f.over {
		return
	}
	f.over = true
	for i := range f.line {
		dismiss(f.line[i].source)
	}
	disconnect(f.node)
	f.ended.Release()
	f.engine.over()
}
