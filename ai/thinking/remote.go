package thinking

import (
	"errors"
	"sync"
	"time"

	"tidepool/ai"
)

const (
	// startLimit is how long a program may take to load and start.
	startLimit = 30 * time.Second
	// grace is how long it may take to stop when told to or when time is up.
	grace = 10 * time.Second
	// maxStarts is how often a dialer is tried that has never been ready.
	maxStarts = 2
	// maxDeaths is how many programs may die during one job.
	maxDeaths = 2
	// smallTable is the size of the table after a program has died: most likely it lacked memory.
	smallTable = 16 << 20
	// helperStart is how long a helper's program may take to start, helperRest how long it stays without work.
	helperStart = 8 * time.Second
	helperRest  = 30 * time.Second
	// maxUpdates limits the updates not yet returned; beyond it the oldest progress is dropped.
	maxUpdates = 512
)

var (
	errNowhere  = errors.New("thinking: the engine cannot be started")
	errSlow     = errors.New("thinking: the engine does not start")
	errSilent   = errors.New("thinking: the engine does not answer")
	errDropped  = errors.New("thinking: another job came first")
	errNonsense = errors.New("thinking: the engine sends invalid messages")
)

// A Remote is a Thinker that makes another program think. The program is started when first needed and again if it
// dies, and then repeats its job. There is no timer: a silent program is noticed when someone asks for updates.
type Remote struct {
	now func() time.Duration

	mu      sync.Mutex
	dialers []Dialer    // those not given up, best first
	starts  int         // starts of the first dialer's program without one being ready
	conn    *connection // to the program, once there is one

	settings ai.Settings
	small    bool // a program has died
	waiting  *job
	doing    *job
	serial   uint64 // of the last job sent
	updates  []ai.Update
	resting  bool
	closed   bool

	// helps marks one whose work others do if it fails. Nobody waits long for it, and its program ends after
	// being idle for a while.
	helps bool
	idle  time.Duration
}

var _ ai.Thinker = (*Remote)(nil)

// A connection connects to one program. The Remote listens only to the current one.
type connection struct {
	remote    *Remote
	transport Transport
	opened    time.Duration
	ready     bool
	set       ai.Settings // the last settings sent
}

type job struct {
	ai.Job
	begun   bool // it was sent before
	deaths  int  // how many programs have died during it
	stopped bool
	// again means that it was interrupted and will be repeated, so its end now does not count.
	again bool
	due   time.Duration // when it must have ended; 0 for no limit
}

// NewRemote returns a thinker that uses the first dialer that can start a program. now returns the time since
// any fixed moment.
func NewRemote(now func() time.Duration, dialers ...Dialer) *Remote {
	return &Remote{now: now, dialers: dialers}
}

// NewHelper is [NewRemote] for a thinker whose work others can do: it fails sooner, and ends a program that
// has been idle for a while.
func NewHelper(now func() time.Duration, dialers ...Dialer) *Remote {
	r := NewRemote(now, dialers...)
	r.helps = true
	return r
}

func (r *Remote) Start(j ai.Job) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return
	}
	if r.waiting != nil && r.waiting.begun {
		r.fail(r.waiting, errDropped)
	}
	r.waiting = &job{Job: j}
	r.stop()
	r.next()
}

func (r *Remote) Stop() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.waiting != nil {
		r.waiting.Nodes = 1
	}
	r.stop()
}

func (r *Remote) stop() {
	if j := r.doing; j != nil && !j.stopped {
		j.stopped = true
		j.due = r.now() + grace
		r.conn.send(ai.Request{Stop: true})
	}
}

func (r *Remote) Set(s ai.Settings) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.settings = s
}

func (r *Remote) Update() (ai.Update, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.look()
	if len(r.updates) == 0 {
		return ai.Update{}, false
	}
	n := r.updates[0]
	r.updates = r.updates[1:]
	return n, true
}

func (r *Remote) Close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	r.waiting, r.doing = nil, nil
	r.hangUp()
}

// Rest interrupts the current job and holds further ones until called with false; then the job starts from
// its beginning.
func (r *Remote) Rest(rest bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.resting == rest || r.closed {
		return
	}
	r.resting = rest
	j := r.doing
	if rest && r.helps && j == nil && r.waiting == nil {
		r.hangUp() // no one asks while the page is hidden
	}
	if rest && j != nil && !j.stopped {
		r.stop()
		j.again = true
		r.waiting = &job{Job: j.Job, begun: true, deaths: j.deaths}
	}
	if !rest {
		if r.conn != nil {
			r.conn.opened = r.now()
		}
		if j != nil && j.due > 0 {
			j.due = r.now() + grace
		}
		r.next()
	}
}

// look notices that a program has been silent for too long.
func (r *Remote) look() {
	switch l := r.conn; {
	case l == nil || r.resting:
	case !l.ready && r.now()-l.opened > r.startLimit():
		r.died(errSlow)
	case r.doing != nil && r.doing.due > 0 && r.now() > r.doing.due:
		r.died(errSilent)
	case r.helps && r.doing == nil && r.waiting == nil && r.now()-r.idle > helperRest:
		r.hangUp()
	}
}

func (r *Remote) startLimit() time.Duration {
	if r.helps {
		return helperStart
	}
	return startLimit
}

func (r *Remote) maxStarts() int {
	if r.helps {
		return 1
	}
	return maxStarts
}

// next sends the waiting job if that is possible now.
func (r *Remote) next() {
	j := r.waiting
	if j == nil || r.doing != nil || r.resting || r.closed {
		return
	}
	if r.conn == nil && !r.dial() {
		r.waiting = nil
		r.fail(j, errNowhere)
		return
	}
	if !r.conn.ready {
		return
	}
	r.waiting, r.doing = nil, j
	r.serial++
	j.begun = true
	if j.Time > 0 {
		j.due = r.now() + j.Time + grace
	}
	if s := r.fitting(); s != r.conn.set {
		r.conn.set = s
		r.conn.send(ai.Request{Set: &s})
	}
	sent := j.Job
	sent.ID = r.serial
	r.conn.send(ai.Request{Think: &sent})
}

// fitting returns the settings, with a table no larger than there is room for.
func (r *Remote) fitting() ai.Settings {
	s := r.settings
	if r.small && (s.TableBytes == 0 || s.TableBytes > smallTable) {
		s.TableBytes = smallTable
	}
	return s
}

// dial starts a program with the best dialer that can.
func (r *Remote) dial() bool {
	for len(r.dialers) > 0 {
		l := &connection{remote: r, opened: r.now()}
		t, err := r.dialers[0](l)
		if err == nil {
			l.transport = t
			r.conn = l
			return true
		}
		r.giveUp()
	}
	return false
}

func (r *Remote) giveUp() { r.dialers, r.starts = r.dialers[1:], 0 }

func (r *Remote) hangUp() {
	if r.conn != nil {
		r.conn.transport.Close()
		r.conn = nil
	}
}

func (r *Remote) died(why error) {
	ready := r.conn.ready
	r.hangUp()
	if ready {
		r.small = true
	} else if r.starts++; r.starts == r.maxStarts() {
		r.giveUp()
	}
	if j := r.doing; j != nil {
		r.doing = nil
		r.revive(j, why)
	}
	r.next()
}

// revive repeats a job whose program has died.
func (r *Remote) revive(j *job, why error) {
	if j.again {
		return // it is waiting already
	}
	j.deaths++
	if r.waiting != nil || j.deaths == maxDeaths {
		r.fail(j, why)
		return
	}
	if j.stopped {
		j.Nodes = 1
	}
	r.waiting = &job{Job: j.Job, begun: true, deaths: j.deaths}
}

func (r *Remote) fail(j *job, why error) {
	r.tell(ai.Update{ID: j.ID, Final: true, Problem: why.Error()})
}

func (r *Remote) tell(n ai.Update) {
	if len(r.updates) == maxUpdates {
		r.updates = r.updates[1:]
	}
	r.updates = append(r.updates, n)
}

func (r *Remote) heard(text []byte) {
	n, err := ai.DecodeUpdate(text)
	j := r.doing
	switch {
	case err != nil:
		r.died(errNonsense)
		return
	case j == nil, n.ID != r.serial && n.ID != 0:
		return // a late update of a job that was given up
	}
	if !j.again {
		n.ID = j.ID // an update without an ID says that a request was not understood
		r.tell(n)
	}
	if n.Final {
		r.doing, r.idle = nil, r.now()
		r.next()
	}
}

func (l *connection) send(o ai.Request) { l.transport.Send(o.Encode()) }

func (l *connection) Ready() {
	l.remote.listen(l, func() {
		l.ready = true
		l.remote.starts = 0
		l.remote.next()
	})
}

func (l *connection) Text(update []byte) { l.remote.listen(l, func() { l.remote.heard(update) }) }

func (l *connection) Died(why error) { l.remote.listen(l, func() { l.remote.died(why) }) }

// listen runs do for a connection if it is the current one.
func (r *Remote) listen(l *connection, do func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.conn == l {
		do()
	}
}
