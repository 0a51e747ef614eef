package session

import (
	"slices"

	"tidepool/ai"
)

// A Broker shares the engine among all users. Each user calls Want in every frame and gets what is known so
// far; requests that are no longer wanted are cancelled. The most urgent request comes first, and one that it
// interrupts is restarted later. Several thinkers share the turns of a position; requests of purposes that
// come in large numbers are answered concurrently. Final answers are kept by position and purpose and may
// serve other requests. A nil Broker never answers.
type Broker struct {
	pool   *ai.Pool
	wanted []Request // since the last Tick, and not answered yet
	// running are the requests in progress, all for the same purpose.
	running []running
	id      uint64 // of the latest request

	answers  cache
	failures []failure
	serial   int
}

type running struct {
	request  Request
	id       uint64
	hurried  bool // an immediate result was requested
	progress Answer
}

// A failure is a request that the engine could not answer. It is not retried while it is still wanted.
type failure struct {
	request Request
	answer  Answer
	wanted  bool // since the last Tick
}

// NewBroker returns a broker for a thinker, which may be nil, and its helpers.
func NewBroker(t ai.Thinker, helpers ...ai.Thinker) *Broker {
	if t == nil {
		return nil
	}
	return &Broker{pool: ai.NewPool(t, helpers...)}
}

// Width returns how many requests can be answered concurrently.
func (b *Broker) Width() int {
	if b == nil {
		return 1
	}
	return b.pool.Width()
}

// Want states that a request is wanted in this frame, and returns what is known.
func (b *Broker) Want(r Request) Answer {
	if b == nil {
		return Answer{}
	}
	for i := range b.failures {
		if f := &b.failures[i]; f.request == r {
			f.wanted = true
			return f.answer
		}
	}
	if a, ok := b.answers.find(r); ok {
		return a
	}
	if !slices.Contains(b.wanted, r) {
		b.wanted = append(b.wanted, r)
	}
	if i := b.find(r); i >= 0 {
		return b.running[i].progress
	}
	return Answer{}
}

// find returns the index of a request among those in progress, or -1.
func (b *Broker) find(r Request) int {
	return slices.IndexFunc(b.running, func(s running) bool { return s.request == r })
}

// Hurry asks for the immediate result of a request in progress.
func (b *Broker) Hurry(r Request) {
	if b == nil {
		return
	}
	if i := b.find(r); i >= 0 && !b.running[i].hurried {
		b.running[i].hurried = true
		b.pool.Stop(b.running[i].id)
	}
}

// Tick ends a frame, after all calls of Want. It reports whether anything new is known.
func (b *Broker) Tick() (changed bool) {
	if b == nil {
		return false
	}
	if changed = b.listen(); changed {
		b.wanted = slices.DeleteFunc(b.wanted, b.answered)
	}
	b.choose()
	changed = b.listen() || changed // some thinkers answer at once
	b.wanted = b.wanted[:0]
	b.failures = slices.DeleteFunc(b.failures, func(f failure) bool { return !f.wanted })
	for i := range b.failures {
		b.failures[i].wanted = false
	}
	return changed
}

// choose lets the engine work on the most urgent wanted requests only.
func (b *Broker) choose() {
	urgent := purposes
	for i := range b.wanted {
		urgent = min(urgent, b.wanted[i].Purpose)
	}
	for i := len(b.running) - 1; i >= 0; i-- {
		if r := &b.running[i]; r.request.Purpose != urgent || !slices.Contains(b.wanted, r.request) {
			b.pool.Cancel(r.id)
			b.running = slices.Delete(b.running, i, i+1)
		}
	}
	room := 1
	if urgent.many() {
		room = b.pool.Width()
	}
	for i := 0; i < len(b.wanted) && len(b.running) < room; i++ {
		if r := b.wanted[i]; r.Purpose == urgent && b.find(r) < 0 {
			b.start(r)
		}
	}
}

// answered reports whether a request was answered since it was made.
func (b *Broker) answered(r Request) bool {
	_, ok := b.answers.find(r)
	return ok || slices.ContainsFunc(b.failures, func(f failure) bool { return f.request == r })
}

func (b *Broker) start(r Request) {
	b.id++
	b.running = append(b.running, running{request: r, id: b.id})
	if r.Purpose.many() {
		b.pool.Beside(r.job(b.id))
	} else {
		b.pool.Start(r.job(b.id))
	}
}

func (b *Broker) listen() (changed bool) {
	for {
		n, ok := b.pool.Update()
		if !ok {
			return changed
		}
		i := slices.IndexFunc(b.running, func(r running) bool { return r.id == n.ID })
		if i < 0 {
			continue // of a cancelled job
		}
		changed = true
		b.serial++
		r := b.running[i]
		a := Answer{Info: n.Info, Final: n.Final || n.Problem != "", Problem: n.Problem, Time: n.Time, Serial: b.serial}
		switch {
		case a.Problem != "":
			b.failures = append(b.failures, failure{r.request, a, true})
		case a.Final:
			b.answers.put(kept{r.request, a, r.hurried})
		default:
			b.running[i].progress = a
			continue
		}
		b.running = slices.Delete(b.running, i, i+1)
	}
}
