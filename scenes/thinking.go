package scenes

import (
	"tidepool/ai"
	"tidepool/scenes/ui"
)

// thinking asks the engine for one thing at a time and hands on its news. The
// zero value has no engine and never answers.
type thinking struct {
	thinker ai.Thinker
	id      uint64
	owner   ui.Scene
	tell    func(ai.News)
}

// ask begins a job for a scene; whatever was asked before is forgotten.
func (t *thinking) ask(owner ui.Scene, j ai.Job, tell func(ai.News)) {
	if t.thinker == nil {
		return
	}
	t.id++
	j.ID = t.id
	t.owner, t.tell = owner, tell
	t.thinker.Start(j)
}

// hurry asks for the result at once.
func (t *thinking) hurry() {
	if t.tell != nil {
		t.thinker.Stop()
	}
}

// forget drops the job under way: nobody wants its result any more.
func (t *thinking) forget() {
	t.hurry()
	t.owner, t.tell = nil, nil
}

// poll hands on what there is to tell, between two ticks.
func (t *thinking) poll() {
	if t.thinker == nil {
		return
	}
	for {
		n, ok := t.thinker.Update()
		if !ok {
			return
		}
		if n.ID != t.id || t.tell == nil {
			continue // of a job that was forgotten
		}
		tell := t.tell
		if n.Final {
			t.owner, t.tell = nil, nil
		}
		tell(n)
	}
}
