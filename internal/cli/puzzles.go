//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/thinking"
	"tidepool/internal/work"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/make"
	"tidepool/play/puzzle/prove"
	"tidepool/rules/games"
)

// mostPuzzles is the largest number of puzzles for one command.
const mostPuzzles = 1000

type puzzleFlags struct {
	seed                   uint64
	count, threads         int
	out, keep              string
	resume, report, verify bool
}

func puzzles(c *call) error {
	over := c.network()
	others, f, err := c.puzzleFlags()
	if err != nil {
		return err
	}
	switch {
	case f.verify && over.wanted():
		return usagef("-verify works only on this machine")
	case f.verify:
		return c.verifyPuzzles(others, f.threads)
	}
	m, err := f.maker(others[0])
	if err != nil {
		return err
	}
	pool, end, err := c.pool(over)
	if err != nil {
		return err
	}
	defer end()
	if pool == nil {
		pool = work.Local{Threads: f.threads, New: m.Worker}
	}
	return c.makePuzzles(m, f, pool)
}

// puzzleFlags parses the command line, which may come from another machine.
func (c *call) puzzleFlags() ([]string, puzzleFlags, error) {
	var f puzzleFlags
	c.flags.Uint64Var(&f.seed, "seed", 1, "`number` that determines which games are played")
	c.flags.IntVar(&f.count, "n", 200, "make `N` puzzles")
	c.flags.IntVar(&f.threads, "threads", runtime.GOMAXPROCS(0), "play `N` games at once; the puzzles are the same")
	c.flags.StringVar(&f.out, "o", "", "write the puzzles to this `file`, with a journal and the levels' results next to it; without -o, puzzles are printed and there is no journal")
	c.flags.StringVar(&f.keep, "keep", "", "keep the provable puzzles of this `file` of the game, and make the rest")
	c.flags.BoolVar(&f.resume, "resume", false, "continue from the journal next to the file")
	c.flags.BoolVar(&f.report, "report", false, "report on standard error what was examined, rejected and found")
	c.flags.BoolVar(&f.verify, "verify", false, "prove the puzzles of the given files instead of making new ones")
	others, err := c.parse()
	switch {
	case err != nil:
	case len(others) == 0 && f.verify:
		err = usagef("which files?")
	case len(others) == 0:
		err = usagef("which game? One of %s", gameIDs())
	case f.threads < 1 || f.threads > ai.MaxThreads:
		err = usagef("-threads must be 1 to %d", ai.MaxThreads)
	case f.verify:
	case len(others) > 1:
		err = usagef("unexpected %q", others[1])
	case f.count < 1 || f.count > mostPuzzles:
		err = usagef("-n must be 1 to %d", mostPuzzles)
	case f.resume && f.out == "":
		err = usagef("-resume goes with -o")
	}
	return others, f, err
}

// maker returns a maker of puzzles of a game.
func (f *puzzleFlags) maker(id string) (*make.Maker, error) {
	game, err := gameOf(id)
	if err != nil {
		return nil, err
	}
	plan, err := make.PlanOf(id)
	return &make.Maker{Game: game, Plan: plan, Seed: f.seed, Count: f.count}, err
}

// puzzleWorker returns a function that makes puzzles for another machine.
func puzzleWorker(c *call) (work.Do, error) {
	others, f, err := c.puzzleFlags()
	if err == nil && f.verify {
		err = usagef("puzzles are not verified on other machines")
	}
	if err != nil {
		return nil, err
	}
	m, err := f.maker(others[0])
	if err != nil {
		return nil, err
	}
	return m.Worker()
}

func (c *call) makePuzzles(m *make.Maker, f puzzleFlags, workers work.Pool) (err error) {
	game := m.Game.Rules()
	id := game.Info().ID
	m.Progress = c.puzzleProgress(f.count)
	if m.Keep, err = keptPuzzles(id, f.keep); err != nil {
		return err
	}
	var done []make.Result
	if f.out != "" {
		if info, err := os.Stat(f.out); err == nil && !info.Mode().IsRegular() {
			return fmt.Errorf("%s: %w", f.out, errNotFile)
		}
		file, before, err := openJournal(f.out+".journal", id, f)
		if err != nil {
			return err
		}
		defer file.Close()
		done, m.Journal = before, file
	}
	ctx, release := interruptible()
	defer release()
	context.AfterFunc(ctx, release) // a second interrupt ends the program at once
	pool, err := m.Begin(done)
	if err == nil {
		job := work.Job{Kind: c.name, Spec: c.spec(game, nil, "n", "threads", "o", "keep", "resume", "report"),
			First: pool.Games, Units: m.Units(), Unit: m.Unit}
		err = workers.Run(ctx, job, func(text string) (bool, error) { return true, m.Take(pool, text) })
	}
	switch {
	case errors.Is(err, context.Canceled):
		return errInterrupted
	case err != nil:
		return err
	}
	set, chosen, err := m.Set(pool)
	if err != nil {
		return err
	}
	if f.report {
		make.Report(c.stderr, id, pool, chosen)
	}
	if f.out != "" {
		err = writePuzzles(f.out, set, chosen)
	} else {
		_, err = c.stdout.Write(puzzle.Write(set))
	}
	if err == nil && len(set) < f.count {
		err = fmt.Errorf("only %d of %d puzzles were found in %d games", len(set), f.count, pool.Games)
	}
	return err
}

func writePuzzles(name string, set []puzzle.Puzzle, chosen []make.Found) error {
	if err := os.WriteFile(name, puzzle.Write(set), 0o644); err != nil {
		return err
	}
	return os.WriteFile(name+".tries", []byte(make.TriesText(chosen)), 0o644)
}

func keptPuzzles(id, name string) ([]puzzle.Puzzle, error) {
	if name == "" {
		return nil, nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	set, err := puzzle.Read(games.ByID, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for _, p := range set {
		if p.Game != id {
			return nil, fmt.Errorf("%s: puzzles of %s", name, p.Game)
		}
	}
	return set, nil
}

func openJournal(name, id string, f puzzleFlags) (*os.File, []make.Result, error) {
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	done, err := beginJournal(file, id, f)
	if err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return file, done, nil
}

func beginJournal(file *os.File, id string, f puzzleFlags) ([]make.Result, error) {
	info, err := file.Stat()
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, errNotFile
	case info.Size() > 0 && !f.resume:
		return nil, errors.New("there is a journal already: continue it with -resume, or remove it")
	case info.Size() == 0:
		return nil, make.BeginJournal(file, id, f.seed)
	}
	done, good, err := make.ReadJournal(file, id, f.seed)
	if err == nil && good == 0 {
		err = errors.New("not a journal")
	}
	if err == nil {
		err = file.Truncate(good)
	}
	if err == nil {
		_, err = file.Seek(good, io.SeekStart)
	}
	return done, err
}

func (c *call) puzzleProgress(count int) func(*make.Pool) {
	now, next := thinking.Clock(), time.Duration(0)
	return func(p *make.Pool) {
		if at := now(); at >= next {
			next = at + 5*time.Second
			fmt.Fprintf(c.stderr, "%.0f s: %d games, %d positions, %d candidates, %d puzzles of which %d are wanted\n",
				at.Seconds(), p.Games, p.Looked, p.Candidates, len(p.All), count)
		}
	}
}

func (c *call) verifyPuzzles(files []string, threads int) error {
	for _, name := range files {
		text, err := readFile(name, puzzle.MaxFile)
		if err != nil {
			return err
		}
		set, err := puzzle.Read(games.ByID, text)
		if err == nil {
			err = provePuzzles(set, threads)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		fmt.Fprintf(c.stdout, "%s: %d puzzles proven\n", name, len(set))
	}
	return nil
}

// provePuzzles proves all puzzles. Its error names the first wrong one.
func provePuzzles(set []puzzle.Puzzle, threads int) error {
	prover := func() (work.Do, error) {
		judges := map[string]*prove.Judge{}
		return func(_ context.Context, unit string) (string, error) {
			n, err := strconv.Atoi(unit)
			if err != nil {
				return "", err
			}
			if err := provePuzzle(judges, set[n]); err != nil {
				return fmt.Sprintf("puzzle %s: %v", set[n].ID(), err), nil
			}
			return "", nil
		}, nil
	}
	return work.Local{Threads: threads, New: prover}.Run(context.Background(), work.Job{Units: len(set), Unit: strconv.Itoa}, func(wrong string) (bool, error) {
		if wrong != "" {
			return false, errors.New(wrong)
		}
		return true, nil
	})
}

// provePuzzle proves a puzzle with the judge of its game, which it adds to judges if missing.
func provePuzzle(judges map[string]*prove.Judge, p puzzle.Puzzle) error {
	game, ok := engines.ByID(p.Game)
	if !ok {
		return fmt.Errorf("no game %q", p.Game)
	}
	if judges[p.Game] == nil {
		j, err := prove.New(game)
		if err != nil {
			return err
		}
		judges[p.Game] = j
	}
	judges[p.Game].Forget()
	if err := p.Check(game.Rules()); err != nil {
		return err
	}
	return judges[p.Game].Check(p)
}

var errNotFile = errors.New("not a file")

// readFile reads a file of at most most bytes. It rejects pipes and devices, which might never end.
func readFile(name string, most int64) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s: %w", name, errNotFile)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, most+1))
	if err == nil && int64(len(text)) > most {
		err = fmt.Errorf("%s: larger than %d bytes", name, most)
	}
	return text, err
}
