package ai

import "slices"

// A Pool lets several thinkers do jobs concurrently, or share one. The first leads: it alone does what cannot
// be shared. If another fails, its job is repeated without it, and it is not used again; if the leader fails,
// the job has failed. Methods must be called from one goroutine, and do not block.
type Pool struct {
	thinkers []Thinker
	lost     []bool
	jobs     []*poolJob
	serial   uint64
	updates  []Update
}

// A poolJob is done by one or more thinkers; by none while it waits.
type poolJob struct {
	Job
	shares []*share
	// told is the depth last reported for a shared job.
	told int
}

// NewPool returns a pool; with only a leader it behaves like the leader.
func NewPool(leader Thinker, others ...Thinker) *Pool {
	thinkers := append([]Thinker{leader}, others...)
	return &Pool{thinkers: thinkers, lost: make([]bool, len(thinkers))}
}

// Width returns how many jobs can be done concurrently.
func (p *Pool) Width() int {
	n := 0
	for _, lost := range p.lost {
		if !lost {
			n++
		}
	}
	return n
}

// Start starts a job that has the machine to itself, and is shared if it requests all turns.
func (p *Pool) Start(j Job) {
	t := &poolJob{Job: j, told: -1}
	p.jobs = append(p.jobs, t)
	free := p.free()
	if n := len(free); j.All && j.Part.Whole() && n > 1 {
		t.Beside = true
		for i, thinker := range free {
			p.begin(t, thinker, Part{i, n})
		}
		return
	}
	p.begin(t, 0, j.Part)
}

// Beside starts a job for one thinker, as soon as one is free.
func (p *Pool) Beside(j Job) {
	t := &poolJob{Job: j, told: -1}
	t.Job.Beside = len(p.thinkers) > 1
	p.jobs = append(p.jobs, t)
	p.resume()
}

// Stop requests the immediate result of a job.
func (p *Pool) Stop(id uint64) {
	for _, t := range p.jobs {
		if t.ID != id {
			continue
		}
		if len(t.shares) == 0 {
			t.Nodes = 1
		}
		p.stop(t)
	}
}

// Cancel ends a job without further updates.
func (p *Pool) Cancel(id uint64) {
	p.jobs = slices.DeleteFunc(p.jobs, func(t *poolJob) bool {
		if t.ID != id {
			return false
		}
		p.stop(t)
		return true
	})
	p.resume()
}

// Update returns the oldest update not returned yet, or false. Each job that is not cancelled ends with a Final one.
func (p *Pool) Update() (Update, bool) {
	for i, t := range p.thinkers {
		for n, ok := t.Update(); ok; n, ok = t.Update() {
			p.take(i, n)
		}
	}
	if len(p.updates) == 0 {
		return Update{}, false
	}
	n := p.updates[0]
	p.updates = p.updates[1:]
	return n, true
}

func (p *Pool) Close() {
	p.jobs = nil
	for _, t := range p.thinkers {
		t.Close()
	}
}

// free returns the idle thinkers, the leader first.
func (p *Pool) free() []int {
	var list []int
	for i, lost := range p.lost {
		if !lost && !slices.ContainsFunc(p.jobs, func(t *poolJob) bool { return t.keeps(i) }) {
			list = append(list, i)
		}
	}
	return list
}

func (t *poolJob) keeps(thinker int) bool {
	return slices.ContainsFunc(t.shares, func(s *share) bool { return s.thinker == thinker && !s.final })
}

func (p *Pool) begin(t *poolJob, thinker int, part Part) {
	p.serial++
	t.shares = append(t.shares, &share{thinker: thinker, id: p.serial})
	j := t.Job
	j.ID, j.Part = p.serial, part
	p.thinkers[thinker].Start(j)
}

func (p *Pool) stop(t *poolJob) {
	for _, s := range t.shares {
		if !s.final {
			p.thinkers[s.thinker].Stop()
		}
	}
}

func (p *Pool) resume() {
	for _, t := range p.jobs {
		if len(t.shares) > 0 {
			continue
		}
		free := p.free()
		if len(free) == 0 {
			return
		}
		p.begin(t, free[0], t.Part)
	}
}

func (p *Pool) take(thinker int, n Update) {
	for _, t := range p.jobs {
		for _, s := range t.shares {
			if s.thinker != thinker || s.id != n.ID {
				continue
			}
			if n.Problem != "" {
				p.failed(t, s, n)
			} else {
				p.heard(t, s, n)
			}
			p.resume()
			return
		}
	}
}

// failed ends a job that the leader could not do; if another has failed, one thinker repeats it.
func (p *Pool) failed(t *poolJob, s *share, n Update) {
	s.final = true
	p.stop(t)
	if s.thinker == 0 {
		n.ID = t.ID
		p.end(t, n)
		return
	}
	p.lost[s.thinker] = true
	t.shares, t.told = nil, -1
}

func (p *Pool) heard(t *poolJob, s *share, n Update) {
	s.final = n.Final
	if len(t.shares) > 1 {
		s.note(n, t.Time)
		var news bool
		if n, news = t.merge(); !news {
			return
		}
	}
	n.ID = t.ID
	if n.Final {
		p.end(t, n)
		return
	}
	p.updates = append(p.updates, n)
}

func (p *Pool) end(t *poolJob, n Update) {
	p.updates = append(p.updates, n)
	p.jobs = slices.DeleteFunc(p.jobs, func(u *poolJob) bool { return u == t })
}
