package make

import (
	"context"
	"fmt"
	"sync"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

type Maker struct {
	Game ai.Game
	Plan Plan
	Seed uint64
	// Keep are puzzles of an earlier file, which come before all others.
	Keep []puzzle.Puzzle
	// Count is how many puzzles to make.
	Count int
	// Threads is how many games are played at once.
	Threads int
	// Journal is written after each game; it may be nil.
	Journal func(Harvest) error
	// Progress is told after each game; it may be nil.
	Progress func(*Pool)
}

// Run proves the puzzles to keep and then plays the plan's games, after those done according to a journal.
func (m *Maker) Run(ctx context.Context, done []Harvest) (*Pool, error) {
	pool := newPool(m.Game.Rules(), m.Plan, m.Count)
	done = done[:min(len(done), m.works())]
	for _, h := range done {
		if err := pool.add(h); err != nil {
			return nil, err
		}
	}
	ctx, cancel := context.WithCancel(ctx)
	results := make(chan result)
	var workers sync.WaitGroup
	defer func() {
		cancel()
		go func() { workers.Wait(); close(results) }()
		go func() {
			for range results { // those still at work can end
			}
		}()
	}()
	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for n := len(done); n < m.works(); n++ {
			select {
			case numbers <- n:
			case <-ctx.Done():
				return
			}
		}
	}()
	for range max(1, m.Threads) {
		workers.Go(func() { m.work(ctx, numbers, results) })
	}
	return pool, m.collect(ctx, pool, len(done), results)
}

// works is how many pieces of work there are: puzzles to keep, then games.
func (m *Maker) works() int { return len(m.Keep) + m.games() }

// games is how many games the plan has for the puzzles wanted besides those to keep.
func (m *Maker) games() int {
	missing := max(0, m.Count-len(m.Keep))
	return (m.Plan.Games*missing + 99) / 100
}

type result struct {
	harvest Harvest
	err     error
}

func (m *Maker) work(ctx context.Context, numbers <-chan int, results chan<- result) {
	w, err := newWorker(m.Game, m.Plan, m.Seed)
	if err != nil {
		results <- result{err: err}
		return
	}
	for n := range numbers {
		h, err := m.one(ctx, w, n)
		if err != nil {
			err = fmt.Errorf("work %d: %w", n, err)
		}
		results <- result{h, err}
	}
}

func (m *Maker) one(ctx context.Context, w *worker, n int) (Harvest, error) {
	if n < len(m.Keep) {
		return w.keep(m.Keep[n], n)
	}
	h, err := w.work(ctx, n-len(m.Keep))
	h.Number = n
	return h, err
}

// collect takes the results in the order of their numbers.
func (m *Maker) collect(ctx context.Context, pool *Pool, next int, results <-chan result) error {
	early := make(map[int]Harvest)
	for next < m.works() {
		var r result
		select {
		case r = <-results:
		case <-ctx.Done():
			return ctx.Err()
		}
		if r.err != nil {
			return r.err
		}
		early[r.harvest.Number] = r.harvest
		for h, ok := early[next]; ok; h, ok = early[next] {
			delete(early, next)
			next++
			if m.Journal != nil {
				if err := m.Journal(h); err != nil {
					return err
				}
			}
			if err := pool.add(h); err != nil {
				return err
			}
			if m.Progress != nil {
				m.Progress(pool)
			}
		}
	}
	return nil
}

// Set chooses the puzzles, in the order of a file.
func (m *Maker) Set(pool *Pool) ([]puzzle.Puzzle, []Found, error) {
	chosen := pool.choose()
	set := make([]puzzle.Puzzle, len(chosen))
	for i, f := range chosen {
		set[i] = f.Puzzle
	}
	set, err := puzzle.Arrange(m.byID, set)
	return set, chosen, err
}

func (m *Maker) byID(id string) (rules.Game, bool) {
	g := m.Game.Rules()
	return g, g.Info().ID == id
}
