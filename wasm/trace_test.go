//go:build !js

package wasm

import (
	"encoding/json"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A tracer collects the activity of the browser's threads.
type tracer struct {
	mu     sync.Mutex
	events []traceEvent
	ended  bool // later events belong to a later trace
	done   chan struct{}
}

// A traceEvent is an entry of Chromium's trace: a task, or a thread's name.
type traceEvent struct {
	Name string  `json:"name"`
	PID  int     `json:"pid"`
	TID  int     `json:"tid"`
	Tdur float64 `json:"tdur"` // thread time in microseconds
	Args struct {
		Name string `json:"name"`
	} `json:"args"`
}

// trace starts a tracer.
func (b *browser) trace() *tracer {
	b.t.Helper()
	tr := &tracer{done: make(chan struct{})}
	if err := chromedp.Listen(b.ctx, tr.hear); err != nil {
		b.t.Fatal(err)
	}
	call(b, tracing.Start, tracing.StartParams{TransferMode: "ReportEvents", TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"toplevel", "disabled-by-default-devtools.timeline", "__metadata"},
		ExcludedCategories: []string{"*"},
	}})
	return tr
}

func (tr *tracer) hear(event any) {
	tr.mu.Lock()
	defer tr.mu.Unlock()
	if tr.ended {
		return
	}
	switch e := event.(type) {
	case *tracing.EventDataCollected:
		for _, text := range e.Value {
			var t traceEvent
			if json.Unmarshal([]byte(text), &t) == nil {
				tr.events = append(tr.events, t)
			}
		}
	case *tracing.EventTracingComplete:
		tr.ended = true
		close(tr.done)
	}
}

// longest stops the tracer and returns the number of tasks of the page's main thread and the longest one in
// ms of processor time.
func (tr *tracer) longest(b *browser) (tasks int, most float64) {
	b.t.Helper()
	call(b, tracing.End, cdp.Empty{})
	<-tr.done
	tr.mu.Lock()
	defer tr.mu.Unlock()
	main := make(map[[2]int]bool)
	for _, e := range tr.events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			main[[2]int{e.PID, e.TID}] = true
		}
	}
	for _, e := range tr.events {
		if e.Name == "RunTask" && main[[2]int{e.PID, e.TID}] {
			tasks++
			most = max(most, e.Tdur/1000)
		}
	}
	return tasks, most
}
