package sound

import (
	"math"
	"runtime"
	"syscall/js"
	"time"
)

const (
	// lead is the time from a beginning's being made to its being heard, in seconds.
	lead = 0.1
	// collectAfter is after how many pieces what the browser was given back is collected.
	collectAfter = 600
	// grid is in how many parts of a second pieces begin: whole samples, with no error as a float.
	grid = 128
)

// flowing is an ambience as pieces of a second that follow one another. As a piece ends, it is made
// anew and put last, which takes some thousandths of a second and no timer.
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
	played int // pieces
}

type piece struct {
	buffer, source js.Value
	length         int
}

// start makes a line of short pieces, after the frame in which a page asks for it.
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

// turn is called as the oldest piece ends.
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
	// The browser keeps its objects until garbage is collected, and a still board makes next to none.
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

// start has it follow all others, or begin soon if they have ended before.
func (p *piece) start(f *flowing) {
	if now := f.engine.now(); f.end < now {
		f.end = math.Ceil((now+lead)*grid) / grid
	}
	p.source = newSource(f.context, p.buffer, f.node, f.ended)
	p.source.Call("start", f.end)
	f.end += float64(p.length) / Rate
}

func (f *flowing) IsPlaying() bool { return !f.over }

// leave implements leaver. What it has made ahead is faded on its way out.
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
