//go:build linux

package wasm

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules/kaninariebi"
)

// TestSpeed compares the search in a Chromium worker with the native search: positions of each game are
// searched to the same number of nodes, alternately, TIDEPOOL_SPEED times, and the run of each with the least
// processor time counts. It runs only on request.
func TestSpeed(t *testing.T) {
	rounds, err := strconv.Atoi(os.Getenv("TIDEPOOL_SPEED"))
	if err != nil || rounds < 1 {
		t.Skip(`measures only: "make speed"`)
	}
	began, games := time.Now(), engines.All()
	list := []speedy{newNative(t, func() time.Duration { return time.Since(began) })}
	heading := fmt.Sprintf("%-16s %8s", "million nodes/s", "native")
	for _, dir := range builds() {
		list = append(list, newWorker(t, dir))
		heading += fmt.Sprintf(" %12s share", filepath.Base(dir))
	}
	fmt.Println(heading)
	for _, g := range games {
		nodes, took := race(t, list, speedJobs(t, g), rounds)
		row := fmt.Sprintf("%-16s %8.2f", g.Rules().Info().ID, float64(nodes)/took[0].Seconds()/1e6)
		for _, d := range took[1:] {
			row += fmt.Sprintf(" %12.2f %5.2f", float64(nodes)/d.Seconds()/1e6, took[0].Seconds()/d.Seconds())
		}
		fmt.Println(row)
	}
}

// TestSpeedReview measures how long a page takes to review a game with one worker and with two.
func TestSpeedReview(t *testing.T) {
	rounds, err := strconv.Atoi(os.Getenv("TIDEPOOL_SPEED"))
	if err != nil || rounds < 1 {
		t.Skip(`measures only: "make speed"`)
	}
	m, last := finishedGame(t, 20)
	best := make([]time.Duration, 2)
	for range rounds {
		for i, device := range []string{workerSpy, workerSpy + twoCores} {
			t.Run(fmt.Sprint(i+1), func(t *testing.T) {
				if took := reviewTime(t, device, m, last); best[i] == 0 || took < best[i] {
					best[i] = took
				}
			})
		}
	}
	fmt.Printf("review of %d turns: one worker %.1f s, two %.1f s, %.2f times as fast\n", m.Ply()+1,
		best[0].Seconds(), best[1].Seconds(), best[0].Seconds()/best[1].Seconds())
}

// reviewTime returns the time of a game's review on a device after its last turn was played.
func reviewTime(t *testing.T, device string, m *match.Match, last string) time.Duration {
	t.Helper()
	b, _ := watch(t, device)
	b.run(fmt.Sprintf("location.hash = %q", link.Encode(m)))
	b.awaitScene("board")
	(&listener{browser: b, match: m.Copy()}).tread(last, b.tap)
	b.awaitScene("results")
	b.tap("results.review")
	const going = `JSON.parse(tidepoolState).nodes.some((n) => n.id.startsWith("study.progress"))`
	b.await("the review to begin", going)
	began := time.Now()
	b.await("its end", "!"+going)
	return time.Since(began)
}

// finishedGame returns a random game with at least the given number of turns before its last one.
func finishedGame(t *testing.T, plies int) (m *match.Match, last string) {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		luck := rand.New(rand.NewPCG(seed, 1))
		m, err := match.New(match.Setup{Game: kaninariebi.Game{}})
		if err != nil {
			t.Fatal(err)
		}
		for {
			turns := m.Position().Turns()
			last := turns[luck.IntN(len(turns))].Word
			next := m.Copy()
			if _, err := next.Play(last); err != nil {
				t.Fatal(err)
			}
			if next.Outcome().Over() {
				if m.Ply() >= plies {
					return m, last
				}
				break
			}
			m = next
		}
	}
}

// A speedy engine does a job, and tells the processor time it has used so far: on a busy machine, other
// programs take most of the time.
type speedy interface {
	think(ai.Job) ai.Update
	spent() time.Duration
}

// race runs the same jobs on all engines alternately, several rounds, and adds up the least processor time of each.
// All must return the same result as the first.
func race(t *testing.T, list []speedy, jobs []ai.Job, rounds int) (nodes uint64, took []time.Duration) {
	took = make([]time.Duration, len(list))
	for _, job := range jobs {
		var first ai.Update
		best := make([]time.Duration, len(list))
		for round := range rounds {
			for i, e := range list {
				before := e.spent()
				u := e.think(job)
				took := e.spent() - before
				if round == 0 && i == 0 {
					first = u
				}
				if u.Nodes != first.Nodes || u.Best.String() != first.Best.String() {
					t.Errorf("%s %s: %d nodes, %v; here %d nodes, %v", job.Game, job.Start, u.Nodes, u.Best, first.Nodes, first.Best)
				}
				if round == 0 || took < best[i] {
					best[i] = took
				}
			}
		}
		nodes += first.Nodes
		for i, d := range best {
			took[i] += d
		}
	}
	return nodes, took
}

// speedJobs returns searches from the start of a game, each with an empty table.
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

// A native engine runs in this process, on one thread like a worker.
type native struct {
	ai.Thinker
	wake chan struct{}
	t    *testing.T
}

func newNative(t *testing.T, now func() time.Duration) native {
	n := native{wake: make(chan struct{}, 1), t: t}
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

func (n native) spent() time.Duration { return processTime(n.t) }

// A worker is the engine of a web build in a worker of a page in Chromium, which runs in a thread.
type worker struct {
	*browser
	thread string
}

func (w worker) spent() time.Duration { return threadTime(w.t, w.thread) }

func newWorker(t *testing.T, dir string) worker {
	b := openFor(t, 2*time.Hour)
	b.visit(serve(t, dir))
	b.awaitReady()
	page := workerThreads(t)
	b.run(`
		globalThis.said = [];
		globalThis.engine = new Worker("worker.js");
		engine.onmessage = (event) => said.push(event.data);`)
	b.await("the worker", `said[0] === "ready"`)
	for thread := range workerThreads(t) {
		if !page[thread] {
			return worker{b, thread}
		}
	}
	t.Fatal("no thread of the worker")
	return worker{}
}

func (w worker) think(j ai.Job) ai.Update {
	w.t.Helper()
	w.run(fmt.Sprintf("said.length = 0; engine.postMessage(%q)", ai.Request{Think: &j}.Encode()))
	w.await("an answer", `said.some((news) => news.includes("\nfinal\n"))`)
	u, err := ai.DecodeUpdate([]byte(eval[string](w.browser, "said.at(-1)")))
	if err != nil || u.Problem != "" {
		w.t.Fatalf("%v, %q", err, u.Problem)
	}
	return u
}
