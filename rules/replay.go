package rules

// A Replay plays turns from a position one after another. It keeps no events, and is faster than [Position.Play].
type Replay interface {
	// Play plays a turn, or returns the reason why the word is refused.
	Play(word string) error
	// Outcome is that of the position reached.
	Outcome() Outcome
	// Before returns how often the position reached occurred before.
	Before() int
	// Restart returns to the first position.
	Restart()
}

type replay[P Rules[P, M], M any] struct {
	line    []P // never empty
	outcome Outcome
}

func (r *replay[P, M]) now() P { return r.line[len(r.line)-1] }

func (r *replay[P, M]) Play(word string) error {
	if r.outcome.Over() {
		return GameOver
	}
	p := r.now()
	m, err := p.Read(word)
	if err != nil {
		return err
	}
	p = p.Apply(m)
	r.line, r.outcome = append(r.line, p), p.Outcome()
	return nil
}

func (r *replay[P, M]) Outcome() Outcome { return r.outcome }

func (r *replay[P, M]) Before() int {
	now, n := r.now(), 0
	for _, p := range r.line[:len(r.line)-1] {
		if p == now {
			n++
		}
	}
	return n
}

func (r *replay[P, M]) Restart() {
	r.line = r.line[:1]
	r.outcome = r.line[0].Outcome()
}
