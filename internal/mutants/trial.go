package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Verdicts on a mutant.
const (
	noticed   = "noticed"
	unnoticed = "NOT NOTICED"
	late      = "TIMED OUT"
	noGo      = "does not compile"
	noTest    = "no test runs"
	failing   = "fails without it"
	broken    = "cannot be tried"
)

// A result is the verdict on a mutant, and the first test that noticed it.
type result struct{ verdict, by string }

// trials runs tests with mutants and, once per set of tests, without.
type trials struct {
	ctx   context.Context
	dir   string
	mu    sync.Mutex
	known map[string]func() bool
}

// newTrials tries all mutants, j at once; each result is sent on its channel.
func newTrials(ctx context.Context, dir string, list []mutant, sources [][]byte, j int) []chan result {
	t := &trials{ctx: ctx, dir: dir, known: map[string]func() bool{}}
	results := make([]chan result, len(list))
	for i := range results {
		results[i] = make(chan result, 1)
	}
	work := make(chan int)
	go func() {
		for i := range list {
			work <- i
		}
		close(work)
	}()
	for range j {
		go func() {
			for i := range work {
				results[i] <- t.try(list[i], sources[i])
			}
		}()
	}
	return results
}

func (t *trials) try(m mutant, source []byte) result {
	overlay, err := t.overlay(m, source)
	if err != nil {
		return result{broken, err.Error()}
	}
	r := t.test(append([]string{"-overlay", overlay}, m.test...))
	if r.verdict == noticed && !t.passes(m.test) {
		r.verdict = failing
	}
	return r
}

// passes reports whether tests pass without a mutant.
func (t *trials) passes(test []string) bool {
	args := strings.Join(test, " ")
	t.mu.Lock()
	if t.known[args] == nil {
		t.known[args] = sync.OnceValue(func() bool { return t.test(test).verdict == unnoticed })
	}
	passes := t.known[args]
	t.mu.Unlock()
	return passes()
}

// overlay writes a go build overlay that replaces a mutant's file.
func (t *trials) overlay(m mutant, source []byte) (string, error) {
	file, err := filepath.Abs(m.file)
	if err != nil {
		return "", err
	}
	changed := filepath.Join(t.dir, strconv.Itoa(m.number)+".go")
	overlay := filepath.Join(t.dir, strconv.Itoa(m.number)+".json")
	data, err := json.Marshal(map[string]any{"Replace": map[string]string{file: changed}})
	return overlay, errors.Join(err, os.WriteFile(changed, source, 0o600), os.WriteFile(overlay, data, 0o600))
}

func (t *trials) test(args []string) result {
	cmd := exec.CommandContext(t.ctx, "go", append([]string{"test", "-failfast", "-vet=off", "-timeout=10m"}, args...)...)
	out, err := cmd.CombinedOutput()
	return judge(string(out), err == nil)
}

var failed = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// judge derives the verdict from the output of go test and whether it passed.
func judge(out string, passed bool) result {
	switch {
	case strings.Contains(out, "[no tests to run]"), strings.Contains(out, "[no test files]"):
		return result{verdict: noTest}
	case passed:
		return result{verdict: unnoticed}
	case strings.Contains(out, "[build failed]"), strings.Contains(out, "[setup failed]"):
		return result{verdict: noGo}
	case strings.Contains(out, "panic: test timed out"):
		return result{verdict: late}
	case !strings.Contains(out, "\nFAIL\t"):
		return result{broken, strings.TrimSpace(out)}
	}
	r := result{verdict: noticed}
	if m := failed.FindStringSubmatch(out); m != nil {
		r.by = m[1]
	}
	return r
}
