//go:build !js

package wasm

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
)

// TestSpeed measures the search in a worker in Chromium against the same search here: positions of
// each game are searched to the same number of nodes, in turns, so many times as TIDEPOOL_SPEED
// says, and the fastest of each counts. It reports only when it is asked to.
func TestSpeed(t *testing.T) {
	rounds, err := strconv.Atoi(os.Getenv("TIDEPOOL_SPEED"))
	if err != nil || rounds < 1 {
		t.Skip(`measures only: "make speed"`)
	}
	b := openFor(t, time.Hour)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	b.run(`
		globalThis.said = [];
		globalThis.engine = new Worker("worker.js");
		engine.onmessage = (event) => said.push(event.data);`)
	b.await("the worker", `said[0] === "ready"`)
	began := time.Now()
	here := newNative(t, func() time.Duration { return time.Since(began) })
	fmt.Println("million nodes/s    native   worker    share")
	for _, g := range engines.All() {
		var native, worker time.Duration
		var nodes uint64
		for _, job := range speedJobs(t, g) {
			var best [2]time.Duration
			for round := range rounds {
				n, w := here.think(job), b.think(job)
				if n.Nodes != w.Nodes || n.Best.String() != w.Best.String() {
					t.Errorf("%s %s: %d nodes, %v; in the worker %d nodes, %v", job.Game, job.Start, n.Nodes, n.Best, w.Nodes, w.Best)
				}
				for i, took := range []time.Duration{n.Time, w.Time} {
					if round == 0 || took < best[i] {
						best[i] = took
					}
				}
				nodes += n.Nodes
			}
			native, worker = native+best[0], worker+best[1]
		}
		rate := func(d time.Duration) float64 { return float64(nodes) / float64(rounds) / d.Seconds() / 1e6 }
		fmt.Printf("%-16s %8.2f %8.2f %8.2f\n", g.Rules().Info().ID, rate(native), rate(worker), native.Seconds()/worker.Seconds())
	}
}

// speedJobs are searches from the start of a game on, each from nothing.
func speedJobs(t *testing.T, g ai.Game) (jobs []ai.Job) {
	const nodes = 500_000
	start, err := g.Rules().Start(g.Bench().Options)
	if err != nil {
		t.Fatal(err)
	}
	for plies := 0; plies <= 20; plies += 4 {
		line := enginetest.Wander(rand.New(rand.NewPCG(1, uint64(plies))), start, plies)
		jobs = append(jobs, ai.Job{
			ID: uint64(plies + 1), Game: g.Rules().Info().ID, Options: g.Bench().Options, Start: line[len(line)-1].String(),
			Nodes: nodes, Fresh: true,
		})
	}
	return jobs
}

// A native is the engine in this process, on one thread as in a worker.
type native struct {
	ai.Thinker
	wake chan struct{}
}

func newNative(t *testing.T, now func() time.Duration) native {
	n := native{wake: make(chan struct{}, 1)}
	n.Thinker = ai.NewInProcess(ai.Machine{Now: now, Games: engines.ByID, Wake: func() {
		select {
		case n.wake <- struct{}{}:
		default:
		}
	}})
	t.Cleanup(n.Close)
	n.Set(ai.Settings{Threads: 1})
	return n
}

func (n native) think(j ai.Job) (last ai.Update) {
	n.Start(j)
	for range n.wake {
		for u, ok := n.Update(); ok; u, ok = n.Update() {
			if last = u; u.Final {
				return last
			}
		}
	}
	return last
}

// think has the page's worker do a job.
func (b *browser) think(j ai.Job) ai.Update {
	b.t.Helper()
	b.run(fmt.Sprintf("said.length = 0; engine.postMessage(%q)", ai.Request{Think: &j}.Encode()))
	b.await("an answer", `said.some((news) => news.includes("\nfinal\n"))`)
	u, err := ai.DecodeUpdate([]byte(eval[string](b, "said.at(-1)")))
	if err != nil || u.Problem != "" {
		b.t.Fatalf("%v, %q", err, u.Problem)
	}
	return u
}
