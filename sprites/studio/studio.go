package studio

import (
	"runtime"
	"sync"
	"time"

	"tidepool/sprites"
	"tidepool/sprites/art/catalogue"
	"tidepool/sprites/vector"
)

// Options configure a studio. The zero value stores nothing and waits for nothing.
type Options struct {
	// Keep stores finished pictures; nil for none.
	Keep *Store
	// Patience is how long a frame may wait for missing pictures.
	Patience time.Duration
	// Stir is called when a picture is done, on any goroutine. It may be nil.
	Stir func()
}

// A Studio makes pictures. It implements [sprites.Studio].
type Studio struct {
	options Options
	find    func() *catalogue.Catalogue

	mu      sync.Mutex
	news    *sync.Cond
	now     []order // in order
	ahead   []order
	doing   map[name]bool // true if a frame waits for it
	done    []sprites.Made
	running int
	most    int
	waited  time.Duration // waiting time since all pictures were there
}

type order struct {
	drawing vector.Drawing
	width   int
}

func (o order) name() name { return name{o.drawing.Key, o.width} }

type name struct {
	key   string
	width int
}

// New returns a studio.
func New(o Options) *Studio {
	s := &Studio{options: o, find: sync.OnceValue(catalogue.New), doing: make(map[name]bool), most: max(1, runtime.NumCPU())}
	s.news = sync.NewCond(&s.mu)
	return s
}

func (s *Studio) Order(d vector.Drawing, width int, ahead bool) bool {
	known, ok := s.find().Find(d.Key)
	if !ok || known.W != d.W || known.H != d.H {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o := order{known, width}
	if waits, ok := s.doing[o.name()]; ok {
		s.doing[o.name()] = waits || !ahead
		if !ahead {
			s.hasten(o.name())
		}
		return true
	}
	s.doing[o.name()] = !ahead
	if ahead {
		s.ahead = append(s.ahead, o)
	} else {
		s.now = append(s.now, o)
	}
	if s.running < s.most {
		s.running++
		go s.work()
	}
	return true
}

func (s *Studio) hasten(n name) {
	for i, o := range s.ahead {
		if o.name() == n {
			s.ahead = append(s.ahead[:i], s.ahead[i+1:]...)
			s.now = append(s.now, o)
			return
		}
	}
}

// next takes the next order; not ok ends the worker.
func (s *Studio) next() (o order, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, list := range []*[]order{&s.now, &s.ahead} {
		if len(*list) > 0 {
			o = (*list)[0]
			*list = (*list)[1:]
			return o, true
		}
	}
	s.running--
	return o, false
}

func (s *Studio) work() {
	for o, ok := s.next(); ok; o, ok = s.next() {
		m, found := s.options.Keep.load(o.name())
		if !found {
			m = draw(o)
		}
		s.mu.Lock()
		s.done = append(s.done, m)
		s.mu.Unlock()
		s.news.Broadcast()
		if s.options.Stir != nil {
			s.options.Stir()
		}
		if !found {
			s.options.Keep.save(&m)
		}
	}
}

// draw draws a picture. If drawing fails, it has no pixels.
func draw(o order) (m sprites.Made) {
	m = sprites.Made{Key: o.drawing.Key, Width: o.width}
	defer func() {
		if recover() != nil { // the code that shows it will draw it
			m.Pix = nil
		}
	}()
	pic := o.drawing.Raster(float64(o.width))
	m.Size, m.Pix = pic.Rect.Size(), pic.Pix
	return m
}

// Made implements [sprites.Studio]: it returns whole pictures of any size.
func (s *Studio) Made(int) (m sprites.Made, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.done) == 0 {
		return m, false
	}
	m = s.done[0]
	s.done = s.done[1:]
	delete(s.doing, name{m.Key, m.Width})
	if !s.awaited() {
		s.waited = 0
	}
	return m, true
}

func (s *Studio) awaited() bool {
	for _, waits := range s.doing {
		if waits {
			return true
		}
	}
	return false
}

func (s *Studio) Wait() bool {
	start := time.Now()
	s.mu.Lock()
	defer s.mu.Unlock()
	left := s.options.Patience - s.waited
	if len(s.done) > 0 || left <= 0 {
		return len(s.done) > 0
	}
	timer := time.AfterFunc(left, s.news.Broadcast)
	defer timer.Stop()
	for len(s.done) == 0 && time.Since(start) < left {
		s.news.Wait()
	}
	s.waited += time.Since(start)
	return len(s.done) > 0
}
