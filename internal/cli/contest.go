//go:build !js

package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"time"

	"tidepool/ai"
	"tidepool/internal/cli/arena"
	"tidepool/internal/work"
)

type contestFlags struct {
	game        ai.Game
	specs       [2]string
	options     *string
	games       int
	moveTime    int // milliseconds
	nodes       uint64
	plies       int
	seed        uint64
	records     string
	concurrency int
	low, high   float64
	sprt        bool
	ladder      bool
	patience    time.Duration
}

const (
	// longestMove is a day, in milliseconds.
	longestMove = 86_400_000
	// mostElo is the largest difference that a match can be tested for.
	mostElo = 2000
)

var errInterrupted = errors.New("interrupted")

func contest(c *call) error {
	over := c.network()
	f, err := c.contestFlags()
	if err != nil {
		return err
	}
	pool, end, err := c.pool(over)
	if err != nil {
		return err
	}
	defer end()
	if f.ladder {
		return c.ladder(f, pool)
	}
	return c.single(f, pool)
}

// contestFlags parses the command line, which may come from another machine.
func (c *call) contestFlags() (f contestFlags, err error) {
	f.options = c.gameOptions()
	const spec = "player: level=N, or cmd=COMMAND for one that speaks the Universal Game Interface; before it, if wanted, nodes=N, movetime=MS or Option=Value and commas"
	c.flags.StringVar(&f.specs[0], "a", "", "first `SPEC` of a "+spec)
	c.flags.StringVar(&f.specs[1], "b", "", "`SPEC` of the other player")
	c.flags.IntVar(&f.games, "games", 100, "play `N` games; must be even")
	c.flags.IntVar(&f.moveTime, "movetime", 0, "think at most `MS` milliseconds per turn")
	c.flags.Uint64Var(&f.nodes, "nodes", 0, "think at most `N` nodes per turn; results then do not depend on the machine")
	c.flags.IntVar(&f.plies, "openings", 4, "begin with this `many` random turns; each opening is played twice with sides swapped")
	c.flags.Uint64Var(&f.seed, "seed", 1, "`number` that determines the openings and the levels' errors")
	c.flags.StringVar(&f.records, "records", "", "write the games to this `file`")
	c.flags.IntVar(&f.concurrency, "concurrency", runtime.NumCPU(), "play this `many` games at once")
	c.flags.Float64Var(&f.low, "elo0", 0, "`Elo` of the test's first hypothesis")
	c.flags.Float64Var(&f.high, "elo1", 20, "`Elo` of the test's second hypothesis")
	c.flags.DurationVar(&f.patience, "patience", 0, "an engine that takes longer than this `time`, such as 20s, to answer forfeits the game; 0 means 10s more than -movetime, 5m if only nodes are limited, and 30s when no thinking is needed")
	c.flags.BoolVar(&f.sprt, "sprt", false, "stop when the sequential test (SPRT) has decided")
	c.flags.BoolVar(&f.ladder, "ladder", false, "instead of -a and -b, let each level play the one below")
	var others []string
	f.game, others, err = c.parseGame()
	if err = none(others, err); err == nil {
		err = f.check()
	}
	if err == nil && c.given("movetime", "nodes") {
		err = usagef("-movetime or -nodes, not both")
	}
	return f, err
}

func (c *call) single(f contestFlags, pool work.Pool) error {
	r, err := c.contest(f, pool)
	if err != nil && !errors.Is(err, errInterrupted) {
		return err
	}
	tally := &r.tally
	fmt.Fprintf(c.stdout, "%s: a = %s, b = %s\n", f.game.Rules().Info().ID, clean(f.specs[0]), clean(f.specs[1]))
	fmt.Fprintf(c.stdout, "%d games: %v\n%s\n", tally.Games(), tally, f.test().Describe(tally))
	r.printForfeits(c.stdout)
	if err == nil && tally.Games() > 0 && tally.Forfeits[0]+tally.Forfeits[1] == tally.Games() {
		err = errors.New("no game was played to its end")
	}
	return err
}

func (c *call) ladder(f contestFlags, pool work.Pool) error {
	for level := 2; level <= ai.Levels; level++ {
		f.specs = [2]string{fmt.Sprintf("level=%d", level), fmt.Sprintf("level=%d", level-1)}
		r, err := c.contest(f, pool)
		if err != nil && !errors.Is(err, errInterrupted) {
			return err
		}
		if r.tally.Games() > 0 {
			fmt.Fprintf(c.stdout, "%s level %d against %d, %d games: %v\n", f.game.Rules().Info().ID, level, level-1, r.tally.Games(), &r.tally)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (f *contestFlags) test() arena.Test { return arena.Test{Low: f.low, High: f.high} }

func (f *contestFlags) check() error {
	if _, err := f.game.Rules().Start(*f.options); err != nil {
		return usageError{err}
	}
	switch {
	case f.games < 2 || f.games%2 != 0:
		return usagef("-games must be an even number from 2")
	case f.plies < 0 || f.plies > 100:
		return usagef("-openings must be from 0 to 100")
	case f.moveTime < 0 || f.moveTime > longestMove:
		return usagef("-movetime must be from 0 to %d", longestMove)
	case f.patience < 0:
		return usagef("-patience must not be negative")
	case !(-mostElo <= f.low && f.low < f.high && f.high <= mostElo):
		return usagef("-elo0 must be less than -elo1, and both from -%d to %[1]d", mostElo)
	case f.concurrency < 1:
		return usagef("-concurrency must be at least 1")
	case f.ladder && f.specs != [2]string{}:
		return usagef("-ladder goes without -a or -b")
	case f.ladder && f.moveTime == 0 && f.nodes == 0:
		return usagef("-ladder: say how long level %d may think with -movetime or -nodes", ai.Levels)
	case f.ladder && f.records != "":
		return usagef("-ladder writes no -records")
	}
	return nil
}

// arena returns the contest and its players.
func (f *contestFlags) arena(running *processSet) (*arena.Contest, [2]playerSpec, error) {
	limits := arena.Limits{MoveTime: time.Duration(f.moveTime) * time.Millisecond, Nodes: f.nodes}
	var seats [2]playerSpec
	for i, text := range f.specs {
		var err error
		if seats[i], err = parsePlayer(f.game, text, limits); err != nil {
			return nil, seats, usagef("-%c: %w", 'a'+i, err)
		}
		seats[i].patience = f.patience
	}
	return &arena.Contest{
		Game: f.game, Options: *f.options, Names: [2]string{seats[0].name, seats[1].name}, Plies: f.plies, Seed: f.seed,
		Players: func() (players [2]arena.Player, err error) {
			for i := range players {
				if players[i], err = seats[i].player(running); err != nil {
					return players, fmt.Errorf("-%c: %w", 'a'+i, err)
				}
			}
			return players, nil
		},
	}, seats, nil
}

// contestWorker returns a function that plays pairs of games of another machine's match. It never runs an
// engine command given by the other machine.
func contestWorker(c *call) (work.Do, error) {
	f, err := c.contestFlags()
	if err != nil {
		return nil, err
	}
	run, seats, err := f.arena(nil)
	if err != nil {
		return nil, err
	}
	if err := onlyLevels(seats); err != nil {
		return nil, err
	}
	return run.Table()
}

func onlyLevels(seats [2]playerSpec) error {
	if seats[0].level == 0 || seats[1].level == 0 {
		return usagef("cmd=COMMAND runs only on this machine: with -nats or -host both players must be levels")
	}
	return nil
}

// contest plays a match and writes its records. If interrupted, it returns the results so far. If pool is
// nil, it plays on this machine.
func (c *call) contest(f contestFlags, pool work.Pool) (*results, error) {
	running, test := new(processSet), f.test()
	run, seats, err := f.arena(running)
	if err != nil {
		return nil, err
	}
	if pool == nil {
		pool = work.Local{Threads: f.concurrency, New: run.Table}
	} else if err := onlyLevels(seats); err != nil {
		return nil, err
	}
	r := &results{records: io.Discard, notes: c.stderr}
	if f.records != "" {
		file, err := os.Create(f.records)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		r.records = file
	}
	ctx, release := interruptible()
	defer release()
	spec := c.spec(f.game.Rules(), []string{"-a=" + f.specs[0], "-b=" + f.specs[1]}, "a", "b", "ladder", "games", "sprt", "elo0", "elo1", "records", "concurrency")
	err = pool.Run(ctx, work.Job{Kind: c.name, Spec: spec, Units: f.games / 2, Unit: strconv.Itoa}, func(text string) (bool, error) {
		games, err := run.Read(text)
		if err == nil {
			err = r.add(games)
		}
		return !(f.sprt && test.Verdict(&r.tally) != 0), err
	})
	if ctx.Err() != nil {
		running.killAll()
		return r, errInterrupted
	}
	running.closeAll()
	return r, err
}
