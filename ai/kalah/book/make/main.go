// Command make writes opening books of Kalah.
//
// It takes a few minutes for 3 and 4 seeds a house, hours for 5.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"runtime"
	"sync/atomic"
	"time"

	"tidepool/ai"
	kalahengine "tidepool/ai/kalah"
	"tidepool/ai/kalah/book"
	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

type maker struct {
	book book.Book
	// solver has plenty of memory and keeps everything; quick is like that of a player new to the position.
	solver, quick *solver.Solver
	// guesser estimates the result before solving.
	guesser ai.Engine
	// enough is how many nodes a player can spend on a position.
	enough uint64
	plies  int
	until  time.Time
	seen   map[task]bool
	nodes  uint64
	// told is when progress was last reported.
	told time.Time
	path string // of the file with all books
}

// A task is a position from which the book is to continue for one side.
type task struct {
	position kalah.Position
	side     rules.Side
}

// A hope is a task and South's margin if the other side has made no mistake since.
type hope struct {
	task
	margin int
}

const unknown = -1000

const guessNodes = 3_000_000 // a few seconds

func main() {
	options := flag.String("options", "", "options of the game")
	path := flag.String("file", "ai/kalah/book/books", "the file of books to write to")
	enough := flag.Uint64("enough", 400_000, "leave out positions that take at most so many nodes to solve")
	plies := flag.Int("plies", 100, "end the book after so many turns")
	megabytes := flag.Int("memory", 4096, "MB of memory to use")
	threads := flag.Int("threads", runtime.GOMAXPROCS(0), "threads to search with")
	limit := flag.Duration("limit", time.Hour, "leave out what is not solved by then; each side has half of the time")
	results := flag.Int("results", 0, "write the results of the positions after up to so many turns instead, at least 7")
	anew := flag.Bool("anew", false, "forget the book that is there instead of going on with it")
	flag.Parse()
	start, err := kalah.New(*options)
	if err != nil {
		log.Fatal(err)
	}
	v := start.Variant()
	if *results != 0 {
		if err := makeResults(v, *results, *megabytes, *threads); err != nil {
			log.Fatal(err)
		}
		return
	}
	m := maker{
		guesser: kalahengine.Game{}.Engine(256 << 20),
		solver:  solver.New(v, *megabytes<<20/4, *megabytes<<20/4*3),
		quick:   solver.New(v, 24<<20, 24<<20),
		enough:  *enough, plies: *plies, seen: make(map[task]bool),
		path: *path,
	}
	m.solver.Threads(*threads)
	file, err := os.ReadFile(m.path)
	if err == nil && !*anew {
		m.book, err = book.In(file, v)
	}
	if err != nil {
		log.Fatal(err)
	}
	begun := time.Now()
	for i, side := range []rules.Side{rules.Near, rules.Far} {
		m.until = begun.Add(*limit * time.Duration(i+1) / 2)
		m.fill(hope{task{start, side}, unknown})
	}
	if err := m.save(); err != nil {
		log.Fatal(err)
	}
	fmt.Println(m.path, m.book.Len())
}

// fill adds what the player of one side needs, ply by ply.
func (m *maker) fill(start hope) {
	level := []hope{start}
	for ply := 0; len(level) > 0 && ply <= m.plies && time.Now().Before(m.until); ply++ {
		log.Printf("side %d, ply %d: %d positions to look at, %d in the book, %d million nodes", start.side, ply, len(level), m.book.Len(), m.nodes/1e6)
		var next []hope
		for _, t := range level {
			next = m.do(t, ply, next)
		}
		level = next
	}
}

func (m *maker) save() error {
	file, err := os.ReadFile(m.path)
	if err != nil {
		return err
	}
	return os.WriteFile(m.path, m.book.Put(file, m.solver.Variant()), 0o666)
}

// do solves a position and appends those after it.
func (m *maker) do(t hope, ply int, next []hope) []hope {
	p := t.position
	if m.seen[t.task] || p.Outcome().Over() {
		return next
	}
	m.seen[t.task] = true
	margin, best, known := m.book.Look(p)
	if !known && ply > 0 && m.easy(p) {
		return next
	}
	if !known {
		m.book.Pass(p) // an entry that is found takes its place
	}
	follow := p.AppendMoves(nil)
	if p.Turn() == t.side || ply == 0 {
		if !known {
			var ok bool
			if margin, best, ok = m.solve(p, m.hint(t)); !ok {
				return next
			}
		}
		t.margin = sign(p) * margin
		if p.Turn() == t.side {
			follow = best[:1]
			if ply < 2 {
				follow = best
			}
		}
	}
	for _, move := range follow {
		next = append(next, hope{task{p.Apply(move), t.side}, t.margin})
	}
	return next
}

func (m *maker) easy(p kalah.Position) bool {
	m.quick.Forget()
	_, _, ok := m.quick.Judge(p, solver.Hint{}, solver.Limits{Nodes: m.enough})
	m.nodes += m.quick.Nodes()
	return ok
}

func (m *maker) hint(t hope) solver.Hint {
	q := ai.Query{Position: rules.Of(t.position), Limits: ai.Limits{Nodes: guessNodes}}
	h := kalahengine.Hint(t.position, m.guesser.Think(q, new(atomic.Bool), func(ai.Info) {}))
	if t.margin != unknown {
		h.Margin = max(h.Margin, sign(t.position)*t.margin)
	}
	return h
}

func (m *maker) solve(p kalah.Position, h solver.Hint) (margin int, best []kalah.Move, ok bool) {
	m.told = time.Now()
	margin, best, ok = m.solver.Judge(p, h, solver.Limits{Expired: m.expired})
	m.nodes += m.solver.Nodes()
	if ok {
		m.book.Add(p, margin, best)
		if err := m.save(); err != nil {
			log.Print(err) // the next save may succeed
		}
	}
	return margin, best, ok
}

// expired reports whether time is up, and reports progress now and then.
func (m *maker) expired() bool {
	now := time.Now()
	if now.Sub(m.told) > time.Minute {
		m.told = now
		low, high := m.solver.Bounds()
		log.Printf("%d million nodes, the margin is within %d and %d", m.solver.Nodes()/1e6, low, high)
	}
	return now.After(m.until)
}

// sign returns 1 if South is to move, otherwise -1.
func sign(p kalah.Position) int {
	if p.Turn() == rules.Near {
		return 1
	}
	return -1
}
