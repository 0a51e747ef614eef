package play

import (
	"slices"

	"tidepool/ai"
)

// A Broker shares one thinker among all who want to know something. They do
// not start anything: each says with Want, every frame, what it would like to
// know, and gets what is known of it so far. What nobody wants any more is
// cancelled; of several wishes the most urgent comes first, and another that
// it interrupts begins anew later. Final answers are kept by position and
// purpose and may serve other requests.
//
// A nil Broker never answers.
type Broker struct {
	thinker ai.Thinker
	wanted  []Request // since the last Tick, and not answered yet

	// running is the request under way, if busy, known to the thinker by id.
	running Request
	busy    bool
	hurried bool // its result has been asked for at once
	id      uint64
	// progress is what is known of it so far.
	progress Answer

	answers  cache
	failures []failure
	serial   int
}

// A failure is a request that the thinker could not do anything with. It is
// told as long as somebody asks, and not tried again meanwhile.
type failure struct {
	request Request
	answer  Answer
	wanted  bool // since the last Tick
}

// NewBroker returns a broker over a thinker, nil for none.
func NewBroker(t ai.Thinker) *Broker {
	if t == nil {
		return nil
	}
	return &Broker{thinker: t}
}

// Want says that a request matters in this frame, and returns what is known.
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
	if b.busy && b.running == r {
		return b.progress
	}
	return Answer{}
}

// Hurry asks for the result of a request at once, if it is under way.
func (b *Broker) Hurry(r Request) {
	if b != nil && b.busy && b.running == r && !b.hurried {
		b.hurried = true
		b.thinker.Stop()
	}
}

// Tick ends a frame, after everybody has said what they want. It reports
// whether anything has become known.
func (b *Broker) Tick() (changed bool) {
	if b == nil {
		return false
	}
	if changed = b.listen(); changed {
		b.wanted = slices.DeleteFunc(b.wanted, b.settled)
	}
	b.choose()
	changed = b.listen() || changed // some thinkers know at once
	b.wanted = b.wanted[:0]
	b.failures = slices.DeleteFunc(b.failures, func(f failure) bool { return !f.wanted })
	for i := range b.failures {
		b.failures[i].wanted = false
	}
	return changed
}

// choose has the thinker work on the most urgent of what is wanted, and on
// nothing else.
func (b *Broker) choose() {
	if b.busy && !slices.Contains(b.wanted, b.running) {
		b.cancel()
	}
	best := -1
	for i := range b.wanted {
		if best < 0 || b.wanted[i].Purpose < b.wanted[best].Purpose {
			best = i
		}
	}
	if best >= 0 && (!b.busy || b.wanted[best].Purpose < b.running.Purpose) {
		b.start(b.wanted[best])
	}
}

// settled reports whether a request has been answered since it was made.
func (b *Broker) settled(r Request) bool {
	_, ok := b.answers.find(r)
	return ok || slices.ContainsFunc(b.failures, func(f failure) bool { return f.request == r })
}

func (b *Broker) start(r Request) {
	b.id++
	b.running, b.busy, b.hurried, b.progress = r, true, false, Answer{}
	b.thinker.Start(r.job(b.id))
}

func (b *Broker) cancel() {
	b.busy, b.progress = false, Answer{}
	if !b.hurried {
		b.thinker.Stop()
	}
}

// listen takes up the thinker's news.
func (b *Broker) listen() (changed bool) {
	for {
		n, ok := b.thinker.Update()
		if !ok {
			return changed
		}
		if !b.busy || n.ID != b.id {
			continue // of a job that was cancelled
		}
		changed = true
		b.serial++
		a := Answer{Info: n.Info, Final: n.Final || n.Problem != "", Problem: n.Problem, Time: n.Time, Serial: b.serial}
		switch {
		case a.Problem != "":
			b.busy = false
			b.failures = append(b.failures, failure{b.running, a, true})
		case a.Final:
			b.busy = false
			b.answers.put(kept{b.running, a, b.hurried})
		default:
			b.progress = a
		}
	}
}
