//go:build !js

package cli

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"

	"tidepool/ai"
	"tidepool/internal/work"
	"tidepool/rules"
)

// A Network hands out units of work to other processes, or does the units that they hand out.
type Network interface {
	work.Pool
	// Serve does units in several threads until ctx is done. For each job, of returns the function that does
	// its units.
	Serve(ctx context.Context, threads int, of func(kind, spec string) (work.Do, error)) error
	Close()
}

// An Open opens a network: it connects to the server at url, or listens at host.
type Open func(ctx context.Context, url, host string, tell func(error)) (Network, error)

// workers returns, for each command that can hand out its work, a function that makes its worker.
func workers() map[string]func(*call) (work.Do, error) {
	return map[string]func(*call) (work.Do, error){"match": contestWorker, "puzzles": puzzleWorker, "solve": solveWorker}
}

type network struct{ url, host *string }

// network adds the flags for handing work out to others.
func (c *call) network() network {
	return network{
		c.flags.String("nats", "", "hand the work out to the workers of the NATS server or cluster at this `URL`"),
		c.flags.String("host", "", "be that server, at this `host:port`; use it only in a private network, as anyone who reaches it can work"),
	}
}

func (n network) wanted() bool { return *n.url != "" || *n.host != "" }

// pool returns the pool that does the work, or nil if it is done on this machine.
func (c *call) pool(n network) (work.Pool, func(), error) {
	switch {
	case !n.wanted():
		return nil, func() {}, nil
	case *n.url != "" && *n.host != "":
		return nil, nil, usagef("-nats or -host, not both")
	}
	q, err := c.connect(context.Background(), *n.url, *n.host)
	if err != nil {
		return nil, nil, err
	}
	return q, q.Close, nil
}

// connect opens a network. If this program has none built in, the table server runs the whole command.
func (c *call) connect(ctx context.Context, url, host string) (Network, error) {
	if c.open != nil {
		return c.open(ctx, url, host, c.tell)
	}
	return nil, cmp.Or(c.handOver(append([]string{c.name}, c.args...)...), error(exitError{}))
}

func (c *call) tell(err error) { fmt.Fprintln(c.stderr, err) }

// spec returns the command line for a worker: the flags that were set, except those in but, and the
// arguments.
func (c *call) spec(game rules.Game, others []string, but ...string) string {
	words := append([]string{game.Info().ID}, others...)
	c.flags.Visit(func(f *flag.Flag) {
		if !slices.Contains(append(but, "nats", "host"), f.Name) {
			words = append(words, "-"+f.Name+"="+f.Value.String())
		}
	})
	return strings.Join(words, "\x00")
}

// worker returns a function that does units of a job. The command line comes from another machine: it is
// parsed as strictly as a local one, and its only effect is the returned result.
func worker(kind, spec string) (work.Do, error) {
	of := workers()[kind]
	if of == nil {
		return nil, fmt.Errorf("unknown kind of work %q", kind)
	}
	return of(newCall(command{name: kind}, strings.Split(spec, "\x00"), io.Discard, io.Discard))
}

// serveWork does work that others hand out.
func serveWork(c *call) error {
	url := c.flags.String("nats", "", "`URL` of the NATS server or cluster, or of a program with -host, such as nats://10.0.0.1:4222")
	threads := c.flags.Int("threads", runtime.GOMAXPROCS(0), "do `N` units of work at once")
	others, err := c.parse()
	switch err = none(others, err); {
	case err != nil:
		return err
	case *url == "":
		return usagef("for whom? Say -nats URL")
	case *threads < 1 || *threads > ai.MaxThreads:
		return usagef("-threads must be 1 to %d", ai.MaxThreads)
	}
	ctx, release := interruptible()
	defer release()
	q, err := c.connect(ctx, *url, "")
	if err == nil {
		defer q.Close()
		fmt.Fprintln(c.stdout, "Ready for work (Ctrl+C ends it)")
		err = q.Serve(ctx, *threads, worker)
	}
	if errors.Is(err, context.Canceled) {
		return nil
	}
	return err
}
