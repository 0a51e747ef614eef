//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"
)

// A bareWorker is the engine alone, controlled by messages.
type bareWorker struct {
	*browser
	url string
}

func openWorker(t *testing.T, url string) *bareWorker {
	t.Helper()
	w := &bareWorker{open(t), url}
	w.visit(w.url)
	w.run(`
		globalThis.said = [];
		globalThis.engine = new Worker("worker.js");
		engine.onmessage = (event) => said.push(event.data);
		engine.onerror = (event) => said.push("error " + event.message);`)
	w.await("the worker", `said[0] === "ready"`)
	return w
}

// ask returns the last message about a job.
func (w *bareWorker) ask(id int, job string) string {
	w.t.Helper()
	w.run(fmt.Sprintf("said.length = 0; engine.postMessage(%q)", fmt.Sprintf("think %d\n%s", id, job)))
	w.await(job, `said.some((news) => news.includes("\nfinal\n"))`)
	news := eval[string](w.browser, "said.at(-1)")
	w.t.Logf("%q", news)
	if !strings.HasPrefix(news, fmt.Sprintf("news %d\n", id)) || strings.Contains(news, "\nproblem") {
		w.t.Errorf("%q is answered by %q", job, news)
	}
	return news
}

// A worker must answer a job for every game.
func TestWorkerAnswers(t *testing.T) {
	t.Parallel()
	w := openWorker(t, serve(t, webBuild))
	for i, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		if news := w.ask(i+1, fmt.Sprintf("game %s\nlevel 8\ntime 200000000\n", game)); !strings.Contains(news, "\nbest ") {
			t.Errorf("%s: the worker says %q", game, news)
		}
	}
	w.checkClean(w.url)
}

// Before a game the worker reads who wins after seven and eight turns, from a file of its own, once it comes.
func TestWorkerPrepares(t *testing.T) {
	t.Parallel()
	h := newHost(t, webBuild)
	h.portal("results.kalah.6-4.bin")
	w := openWorker(t, h.url)
	// Only c keeps the draw, which a search that short does not see.
	const glance = "game kalah\nstart 0,0,7,6,2,2/7,7,5,5,0,0 4 3 n\nnodes 1\n"
	const draws = "\nbest decided cp 0 c"
	if news := w.ask(1, glance); strings.Contains(news, draws) || !strings.Contains(news, "\nbest ") {
		t.Errorf("before: %q", news)
	}
	w.ask(2, "game kalah\nprepare\n")
	h.fault.Store(nil)
	w.ask(2, "game kalah\nprepare\n")
	if news := w.ask(3, glance); !strings.Contains(news, draws) {
		t.Errorf("after: %q", news)
	}
	w.checkClean(w.url)
}
