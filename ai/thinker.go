package ai

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"
)

// A Thinker thinks about one position at a time, in the background. No method blocks.
type Thinker interface {
	// Start starts a job. The current job is stopped; one that has not begun is dropped.
	Start(Job)
	// Stop requests the immediate result of the current job.
	Stop()
	// Set applies to the following jobs.
	Set(Settings)
	// Update returns the oldest update not returned yet, or false. Each job that began ends with a Final one.
	Update() (Update, bool)
	Close()
}

type Settings struct {
	// TableBytes is the size of the transposition table; with 0 the thinker decides.
	TableBytes int
	// Threads is at least 1.
	Threads int
}

const (
	DefaultTable = 64 << 20
	MaxTable     = 16 << 30
	MaxThreads   = 256
)

// An Update is what a thinker has found.
type Update struct {
	ID uint64
	// Final is set in the last update of a job.
	Final bool
	// Problem says why a job could not be done; it is then final.
	Problem string
	// Time is how long the job has taken so far.
	Time time.Duration
	Info
}

// A Machine is what a thinker needs from its environment.
type Machine struct {
	// Now returns the time since any fixed moment.
	Now func() time.Duration
	// Pause, if not nil, is called about every five hundred nodes, so that others can run if there is only
	// one thread.
	Pause func()
	// Wake, if not nil, is called from any goroutine when there is an update.
	Wake func()
	// Cache may be nil. With one, results may depend on its contents.
	Cache Cache
	File  File
	Games func(id string) (Game, bool)
}

// maxUpdates limits the updates not yet returned; beyond it the oldest progress is dropped.
const maxUpdates = 512

// InProcess is a Thinker in a goroutine of this program.
type InProcess struct {
	machine Machine
	begin   chan struct{} // holds a token if there is something to do

	mu       sync.Mutex
	settings Settings
	waiting  *Job
	running  *atomic.Bool // the stop flag of the current job
	updates  []Update
	closed   bool
}

var _ Thinker = (*InProcess)(nil)

// NewInProcess returns a thinker. Close ends its goroutine.
func NewInProcess(m Machine) *InProcess {
	l := &InProcess{machine: m, begin: make(chan struct{}, 1)}
	go l.work()
	return l
}

func (l *InProcess) Start(j Job) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.waiting = &j
	l.stop()
	select {
	case l.begin <- struct{}{}:
	default:
	}
}

// Stop implements [Thinker]. A job that has not begun yet ends as soon as it begins.
func (l *InProcess) Stop() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.waiting != nil {
		l.waiting.Nodes = 1
	}
	l.stop()
}

func (l *InProcess) stop() {
	if l.running != nil {
		l.running.Store(true)
	}
}

func (l *InProcess) Set(s Settings) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.settings = s
}

func (l *InProcess) Update() (Update, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.updates) == 0 {
		return Update{}, false
	}
	n := l.updates[0]
	l.updates = l.updates[1:]
	return n, true
}

func (l *InProcess) Close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.closed {
		return
	}
	l.closed = true
	l.waiting = nil
	l.stop()
	close(l.begin)
}

func (l *InProcess) tell(n Update) {
	l.mu.Lock()
	if len(l.updates) == maxUpdates {
		l.updates = l.updates[1:]
	}
	l.updates = append(l.updates, n)
	l.mu.Unlock()
	if l.machine.Wake != nil {
		l.machine.Wake()
	}
}

func (l *InProcess) work() {
	cache := engineCache{tables: l.machine.Cache}
	defer cache.release()
	for range l.begin {
		for {
			job, settings, stop := l.take()
			if job == nil {
				break
			}
			l.do(&cache, job, settings, stop)
		}
	}
}

func (l *InProcess) take() (*Job, Settings, *atomic.Bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	job := l.waiting
	l.waiting, l.running = nil, nil
	if job != nil {
		l.running = new(atomic.Bool)
	}
	return job, l.settings, l.running
}

func (l *InProcess) do(c *engineCache, j *Job, s Settings, stop *atomic.Bool) {
	start := l.machine.Now()
	update := func(i Info, final bool) Update {
		return Update{ID: j.ID, Final: final, Time: l.machine.Now() - start, Info: i}
	}
	q, err := l.prepare(c, j, s)
	if err != nil {
		l.tell(Update{ID: j.ID, Final: true, Problem: err.Error()})
		return
	}
	if j.Fresh {
		c.engine.Forget()
	}
	pause := l.machine.Pause
	if pause == nil {
		pause = func() {}
	}
	if j.Prepare {
		if e, ok := c.engine.(Preparer); ok && j.Nodes == 0 { // see Stop
			e.Prepare(q.Position, l.machine.File, func() bool { pause(); return stop.Load() })
		}
		l.tell(update(Info{}, true))
		return
	}
	q.Limits.Expired = func() bool {
		pause()
		return j.Time > 0 && l.machine.Now()-start >= j.Time
	}
	result := c.engine.Think(q, stop, func(i Info) { l.tell(update(i, false)) })
	l.tell(update(result, true))
}

func (l *InProcess) prepare(c *engineCache, j *Job, s Settings) (Query, error) {
	game, ok := l.machine.Games(j.Game)
	if !ok {
		return Query{}, fmt.Errorf("ai: no game %q", j.Game)
	}
	q, err := j.Query(game)
	if j.Beside {
		s.Threads = 1
	}
	if err == nil {
		c.acquire(j.Game, game, s)
	}
	return q, err
}

type engineCache struct {
	engine   Engine
	game     string
	settings Settings
	tables   Cache
}

func (c *engineCache) acquire(id string, g Game, s Settings) {
	if s.TableBytes == 0 {
		s.TableBytes = DefaultTable
	}
	if c.engine == nil || c.game != id || c.settings.TableBytes != s.TableBytes {
		c.release() // release the old tables first
		c.engine = g.Engine(s.TableBytes)
		if k, ok := c.engine.(TableKeeper); ok {
			k.Keep(c.tables)
		}
	}
	c.engine.SetThreads(s.Threads)
	c.game, c.settings = id, s
}

func (c *engineCache) release() {
	if c.engine != nil {
		c.engine.Close()
	}
	c.engine = nil
}
