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
