//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"slices"
	"sync"
	"time"

	"tidepool/internal/cli/ugi"
)

const (
	// quitTime is how long an engine may take to end after quit; pipeTime is how long its child processes may
	// then hold its pipes.
	quitTime = time.Second
	pipeTime = time.Second
	// maxStderr is the largest number of bytes shown from an engine's standard error.
	maxStderr = 64 << 10
)

// A process is a running external engine with the processes that it started. The command may be a script
// around the engine.
type process struct {
	spec    *playerSpec
	running *processSet // it removes itself when it is closed
	client  *ugi.Client
	group   *group
	to      io.WriteCloser
	failed  bool
	// done is closed when the process has ended; state then says how.
	done  chan struct{}
	state string
}

func startProcess(s *playerSpec) (*process, io.Reader, error) {
	p := &process{spec: s, done: make(chan struct{})}
	cmd := exec.Command(s.command[0], s.command[1:]...)
	from, its, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	cmd.Stdout = its
	// A child process of the engine may hold its pipe open forever, so don't wait long for it.
	cmd.Stderr = &limitedWriter{&cleaner{to: os.Stderr}, maxStderr}
	cmd.WaitDelay = pipeTime
	to, err := cmd.StdinPipe()
	if err == nil {
		p.group, err = startGroup(cmd)
	}
	its.Close()
	if err != nil {
		from.Close()
		return nil, nil, err
	}
	p.to = to
	heard, out := io.Pipe()
	copied := make(chan struct{})
	go func() {
		_, _ = io.Copy(out, from)
		out.Close()
		close(copied)
	}()
	go func() {
		_ = cmd.Wait()
		p.group.kill()
		select {
		case <-copied:
		case <-time.After(pipeTime):
		}
		out.Close()
		p.state = cmd.ProcessState.String()
		close(p.done)
		from.Close() // may block until the other end closes on some systems
	}()
	return p, heard, nil
}

func (p *process) greet(from io.Reader) error {
	clients := make(chan *ugi.Client, 1)
	err := p.within("ugi", func() error {
		client, err := ugi.NewClient(from, p.to)
		if err != nil {
			return err
		}
		for _, o := range p.spec.options {
			if err := client.Set(o[0], o[1]); err != nil {
				return err
			}
		}
		clients <- client
		return nil
	})
	if err == nil {
		p.client = <-clients
	}
	return err
}

func (p *process) Ask(what string, exchange func(*ugi.Client) error) error {
	return p.within(what, func() error { return exchange(p.client) })
}

func (p *process) within(line string, exchange func() error) error {
	answered := make(chan error, 1)
	go func() { answered <- exchange() }()
	allowed := p.spec.allowed(line)
	var err error
	select {
	case err = <-answered:
		var pipe *fs.PathError
		if errors.Is(err, ugi.ErrEnded) || errors.As(err, &pipe) {
			err = p.ending()
		}
	case <-time.After(allowed):
		err = fmt.Errorf("no answer to %s within %v", line, allowed)
	}
	p.failed = p.failed || err != nil
	return err
}

func (p *process) ending() error {
	select {
	case <-p.done:
		return fmt.Errorf("%w: %s", ugi.ErrEnded, p.state)
	case <-time.After(quitTime + pipeTime):
		return errors.New("the engine has closed its input or output")
	}
}

// Close implements [arena.Connection]. It asks an engine that has not failed to quit first.
func (p *process) Close() {
	defer p.running.remove(p)
	if !p.failed {
		go func() {
			_ = p.client.Quit()
			p.to.Close()
		}()
		select {
		case <-p.done:
		case <-time.After(quitTime):
		}
	}
	p.kill()
	select {
	case <-p.done:
	case <-time.After(pipeTime + quitTime): // the system cannot end it
	}
}

func (p *process) kill() {
	select {
	case <-p.done: // its process ID may already be reused
	default:
		p.group.kill()
	}
}

type limitedWriter struct {
	to   io.Writer
	left int
}

func (m *limitedWriter) Write(b []byte) (int, error) {
	n := min(m.left, len(b))
	if n > 0 {
		_, _ = m.to.Write(b[:n])
		m.left -= n
	}
	return len(b), nil
}

type processSet struct {
	mu     sync.Mutex
	list   map[*process]bool
	closed bool
}

func (r *processSet) start(s *playerSpec) (*process, error) {
	p, from, err := r.add(s)
	if err != nil {
		return nil, err
	}
	if err := p.greet(from); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

func (r *processSet) add(s *playerSpec) (*process, io.Reader, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return nil, nil, errInterrupted
	}
	p, from, err := startProcess(s)
	if err != nil {
		return nil, nil, err
	}
	p.running = r
	if r.list == nil {
		r.list = make(map[*process]bool)
	}
	r.list[p] = true
	return p, from, nil
}

func (r *processSet) remove(p *process) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.list, p)
}

func (r *processSet) close() []*process {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	return slices.Collect(maps.Keys(r.list))
}

// closeAll closes all processes. No game may be in progress.
func (r *processSet) closeAll() {
	var ending sync.WaitGroup
	for _, p := range r.close() {
		ending.Go(p.Close)
	}
	ending.Wait()
}

func (r *processSet) killAll() {
	for _, p := range r.close() {
		p.kill()
	}
}
