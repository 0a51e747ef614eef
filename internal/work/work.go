// Package work divides a job into independent units, runs them in any order, and returns the results in the order of
// the units: the output is the same, byte for byte, regardless of which worker did which unit. Units and results are
// text that only the job understands.
//
// [Local] runs them in this process, package queue in other processes, also on other machines.
package work

import (
	"context"
	"sync"
)

// A Job is a number of units. Those before First were done earlier. Kind and Spec say what to do with each.
type Job struct {
	Kind, Spec   string
	First, Units int
	// Unit returns a unit by its number, from 0.
	Unit func(n int) string
}

// Do does one unit and returns its result, which depends only on the unit. It is not called concurrently.
type Do = func(ctx context.Context, unit string) (string, error)

// Take takes the next result; it returns false if no more are wanted.
type Take = func(result string) (more bool, err error)

// A Pool does the units of jobs.
type Pool interface {
	// Run returns when all results are taken, no more are wanted, a unit fails, or ctx is done.
	Run(ctx context.Context, j Job, take Take) error
}

// Local is a pool of goroutines.
type Local struct {
	Threads int
	// New returns the function with which one goroutine does units.
	New func() (Do, error)
}

type result struct {
	n    int
	text string
	err  error
}

// Run implements [Pool]. It waits for units in progress, except when ctx is done.
func (l Local) Run(ctx context.Context, j Job, take Take) error {
	numbers, results, quit := make(chan int), make(chan result), make(chan struct{})
	var threads sync.WaitGroup
	for range min(max(1, l.Threads), j.Units-j.First) {
		threads.Go(func() { l.work(ctx, j, numbers, results) })
	}
	go func() {
		defer close(numbers)
		for n := j.First; n < j.Units; n++ {
			select {
			case numbers <- n:
			case <-quit:
				return
			}
		}
	}()
	ended := make(chan struct{})
	err := collect(ctx, j, results, take)
	close(quit)
	go func() {
		defer close(ended)
		go func() { threads.Wait(); close(results) }()
		for range results { // of units still in progress
		}
	}()
	select {
	case <-ended:
	case <-ctx.Done():
	}
	return err
}

func (l Local) work(ctx context.Context, j Job, numbers <-chan int, results chan<- result) {
	do, err := l.New()
	if err != nil {
		results <- result{err: err}
		return
	}
	for n := range numbers {
		text, err := do(ctx, j.Unit(n))
		results <- result{n, text, err}
	}
}

func collect(ctx context.Context, j Job, results <-chan result, take Take) error {
	for order := (Order{Take: take, Next: j.First}); order.Next < j.Units; {
		select {
		case r := <-results:
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if r.err != nil {
				return r.err
			}
			if more, err := order.Add(r.n, r.text); err != nil || !more {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// An Order passes results on in the order of their units, each once.
type Order struct {
	Take Take
	// Next is the number of the first unit without a result.
	Next int

	early map[int]string
}

// Has reports whether a unit's result is there.
func (o *Order) Has(n int) bool {
	_, early := o.early[n]
	return early || n < o.Next
}

// Add adds a unit's result. A duplicate is dropped.
func (o *Order) Add(n int, text string) (more bool, err error) {
	if o.Has(n) {
		return true, nil
	}
	if o.early == nil {
		o.early = make(map[int]string)
	}
	o.early[n] = text
	for {
		text, ok := o.early[o.Next]
		if !ok {
			return true, nil
		}
		delete(o.early, o.Next)
		o.Next++
		if more, err := o.Take(text); err != nil || !more {
			return false, err
		}
	}
}
