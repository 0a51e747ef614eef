package main

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"time"

	"tidepool/ai/kalah/book"
	"tidepool/ai/kalah/solver"
	"tidepool/rules/kalah"
)

const (
	resultsFolder = "ai/kalah/book/results"
	// earlyPlies is up to how many plies the page's engine knows, too.
	earlyPlies = 6
)

// A judge finds out who wins. It solves the positions after the last ply, from which the others follow.
type judge struct {
	solver *solver.Solver
	plies  int
	known  map[kalah.Position]verdict
	solved int
	told   time.Time
}

type verdict struct {
	result int
	keep   []kalah.Move
}

// makeResults writes the results of the positions after up to so many plies, more than earlyPlies.
func makeResults(v kalah.Variant, plies, megabytes, threads int) error {
	if plies <= earlyPlies {
		return fmt.Errorf("results end after %d plies or more", earlyPlies+1)
	}
	v.Ending = kalah.Empty
	j := judge{solver: solver.New(v, megabytes<<20/4*3, megabytes<<20/4), plies: plies, known: make(map[kalah.Position]verdict)}
	j.solver.Threads(threads)
	j.solver.Fill()
	parts, err := book.WriteResults(v, []int{earlyPlies + 1, plies - earlyPlies}, func(p kalah.Position, ply int) (int, []kalah.Move) {
		w := j.look(p, ply)
		return w.result, w.keep
	})
	if err != nil {
		return err
	}
	for i, folder := range []string{"early", "late"} {
		path := filepath.Join(resultsFolder, folder, book.ResultsName(v))
		if err := os.WriteFile(path, parts[i], 0o666); err != nil {
			return err
		}
		fmt.Println(path, len(parts[i]))
	}
	return nil
}

func (j *judge) look(p kalah.Position, ply int) verdict {
	v, ok := j.known[p]
	switch {
	case ok:
		return v
	case p.Outcome().Over():
		return verdict{result: max(-1, min(1, p.Store(p.Turn())-p.Store(p.Turn().Other())))}
	case ply == j.plies:
		v = j.solve(p)
	default:
		v = j.follow(p, ply)
	}
	j.known[p] = v
	return v
}

func (j *judge) follow(p kalah.Position, ply int) verdict {
	v := verdict{result: -2}
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		result := j.look(next, ply+1).result
		if next.Turn() != p.Turn() {
			result = -result
		}
		if result > v.result {
			v = verdict{result: result}
		}
		if result == v.result {
			v.keep = append(v.keep, m)
		}
	}
	return v
}

func (j *judge) solve(p kalah.Position) (v verdict) {
	v.result, v.keep, _ = j.solver.Root(p).Keeps(solver.Hint{}, solver.Limits{})
	j.solved++
	if now := time.Now(); now.Sub(j.told) > time.Minute {
		j.told = now
		log.Printf("%d positions solved", j.solved)
	}
	return v
}
