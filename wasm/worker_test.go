//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"
)

// A worker is the engine alone, controlled by messages. It must answer a job for every game.
func TestWorkerAnswers(t *testing.T) {
	t.Parallel()
	b := open(t)
	url := serve(t, webBuild)
	b.visit(url)
	b.run(`
		globalThis.said = [];
		globalThis.engine = new Worker("worker.js");
		engine.onmessage = (event) => said.push(event.data);
		engine.onerror = (event) => said.push("error " + event.message);`)
	b.await("the worker", `said[0] === "ready"`)
	for i, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		order := fmt.Sprintf("think %d\ngame %s\nlevel 8\ntime 200000000\n", i+1, game)
		b.run(fmt.Sprintf("said.length = 0; engine.postMessage(%q)", order))
		b.await(game, `said.some((news) => news.includes("\nfinal\n"))`)
		news := eval[string](b, "said.at(-1)")
		if !strings.HasPrefix(news, fmt.Sprintf("news %d\n", i+1)) || strings.Contains(news, "\nproblem") || !strings.Contains(news, "\nbest ") {
			t.Errorf("%s: the worker says %q", game, news)
		}
		t.Logf("%s: %q", game, news)
	}
	b.checkClean(url)
}

// Before a game the worker reads who wins after seven and eight turns, from a file of its own.
func TestWorkerPrepares(t *testing.T) {
	t.Parallel()
	b := open(t)
	url := serve(t, webBuild)
	b.visit(url)
	b.run(`
		globalThis.said = [];
		globalThis.engine = new Worker("worker.js");
		engine.onmessage = (event) => said.push(event.data);
		engine.onerror = (event) => said.push("error " + event.message);`)
	b.await("the worker", `said[0] === "ready"`)
	ask := func(order string) string {
		b.run(fmt.Sprintf("said.length = 0; engine.postMessage(%q)", "think 1\ngame kalah\n"+order))
		b.await("the answer", `said.some((news) => news.includes("\nfinal\n"))`)
		return eval[string](b, "said.at(-1)")
	}
	// Only c keeps the draw, which a search that short does not see.
	glance := "start 0,0,7,6,2,2/7,7,5,5,0,0 4 3 n\nnodes 1\n"
	const draws = "\nbest cp 0 c"
	if news := ask(glance); strings.Contains(news, draws) || !strings.Contains(news, "\nbest ") {
		t.Errorf("before: %q", news)
	}
	news := ask("prepare\n")
	t.Logf("%q", news)
	if strings.Contains(news, "\nproblem") {
		t.Errorf("%q", news)
	}
	if news := ask(glance); !strings.Contains(news, draws) {
		t.Errorf("after: %q", news)
	}
	b.checkClean(url)
}
