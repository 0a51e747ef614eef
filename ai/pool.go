package ai

import "slices"

// A Pool has several thinkers do jobs side by side, or share one. The first leads:
// it alone does what cannot be shared. What another has failed at is done again
// without that one, which is not asked any more; what the leader has failed at has
// failed.
//
// Its methods are for one goroutine, and none waits.
type Pool struct {
	thinkers []Thinker
	// lost are those that have failed.
	lost []bool
	// jobs are those under way or waiting for a thinker.
	jobs    []*poolJob
	serial  uint64
	updates []Update
}

// A poolJob is one that is done by one thinker or more; by none while it waits.
type poolJob struct {
	Job
	shares []*share
	// told is the depth told last of one that is shared.
	told int
}

// NewPool returns a pool, which does what the leader alone would if that is all
// it has.
func NewPool(leader Thinker, others ...Thinker) *Pool {
	thinkers := append([]Thinker{leader}, others...)
	return &Pool{thinkers: thinkers, lost: make([]bool, len(thinkers))}
}

// Width is how many jobs can be done side by side.
func (p *Pool) Width() int {
	n := 0
	for _, lost := range p.lost {
		if !lost {
			n++
		}
	}
	return n
}

// Start begins a job that has the machine to itself. If it asks for all turns
// the thinkers share them.
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

// Beside begins a job that has one of the thinkers, and none as long as they are
// all busy.
func (p *Pool) Beside(j Job) {
	t := &poolJob{Job: j, told: -1}
	t.Job.Beside = len(p.thinkers) > 1
	p.jobs = append(p.jobs, t)
	p.resume()
}

// Stop asks for the result of a job at once.
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

// Cancel ends a job of which nothing is to be told any more.
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

// Update returns the oldest update that has not been told yet; false if there is
// none. Each job that was begun and not cancelled ends with one that is Final.
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

// Close stops for good.
func (p *Pool) Close() {
	p.jobs = nil
	for _, t := range p.thinkers {
		t.Close()
	}
}

// free lists the thinkers that have nothing to do, the leader first.
func (p *Pool) free() []int {
	var list []int
	for i, lost := range p.lost {
		if !lost && !slices.ContainsFunc(p.jobs, func(t *poolJob) bool { return t.keeps(i) }) {
			list = append(list, i)
		}
	}
	return list
}

// keeps reports whether a thinker is busy with the job.
func (t *poolJob) keeps(thinker int) bool {
	return slices.ContainsFunc(t.shares, func(s *share) bool { return s.thinker == thinker && !s.final })
}

// begin has a thinker do a part of a job.
func (p *Pool) begin(t *poolJob, thinker int, part Part) {
	p.serial++
	t.shares = append(t.shares, &share{thinker: thinker, id: p.serial})
	j := t.Job
	j.ID, j.Part = p.serial, part
	p.thinkers[thinker].Start(j)
}

// stop asks all who do a job for the result.
func (p *Pool) stop(t *poolJob) {
	for _, s := range t.shares {
		if !s.final {
			p.thinkers[s.thinker].Stop()
		}
	}
}

// resume begins jobs that wait, as far as somebody is free.
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

// take takes up what a thinker says.
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

// failed ends a job that the leader could not do. One at which another has failed
// is done anew, by one thinker.
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

// heard passes on what is new of a job.
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

// end tells the last update of a job.
func (p *Pool) end(t *poolJob, n Update) {
	p.updates = append(p.updates, n)
	p.jobs = slices.DeleteFunc(p.jobs, func(u *poolJob) bool { return u == t })
}
