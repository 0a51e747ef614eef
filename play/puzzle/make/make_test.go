package make

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tidepool/ai/engines"
	"tidepool/internal/work"
	"tidepool/play/puzzle"
)

// tiny returns a maker for a few games.
func tiny(t *testing.T, id string) *Maker {
	t.Helper()
	game, ok := engines.ByID(id)
	plan, err := PlanOf(id)
	if !ok || err != nil {
		t.Fatal(id, err)
	}
	plan.Games = 100 // a twenty-fifth of which are played
	return &Maker{Game: game, Plan: plan, Seed: 4, Count: 4}
}

// journalled runs a maker with a journal and a number of threads, and returns journal and set.
func journalled(t *testing.T, m *Maker, threads int, ctx context.Context, before []byte) (journal, file []byte, err error) {
	t.Helper()
	b := bytes.NewBuffer(before)
	id, done := m.Game.Rules().Info().ID, []Result(nil)
	if len(before) == 0 {
		if err := BeginJournal(b, id, m.Seed); err != nil {
			t.Fatal(err)
		}
	} else {
		var good int64
		if done, good, err = ReadJournal(bytes.NewReader(before), id, m.Seed); err != nil {
			t.Fatal(err)
		}
		b.Truncate(int(good))
	}
	m.Journal = b
	pool, err := m.Begin(done)
	if err != nil {
		t.Fatal(err)
	}
	job := work.Job{First: pool.Games, Units: m.Units(), Unit: m.Unit}
	err = work.Local{Threads: threads, New: m.Worker}.Run(ctx, job, func(text string) (bool, error) { return true, m.Take(pool, text) })
	if err != nil {
		return b.Bytes(), nil, err
	}
	set, _, err := m.Set(pool)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), puzzle.Write(set), nil
}

// The same seed makes the same puzzles with one thread, with two, and after an interruption.
func TestReproducible(t *testing.T) {
	for _, id := range []string{"kalah", "onitama"} {
		t.Run(id, func(t *testing.T) {
			journal, file, err := journalled(t, tiny(t, id), 1, t.Context(), nil)
			if err != nil || len(journal) == 0 {
				t.Fatal(err)
			}
			if id == "kalah" && !strings.Contains(string(file), "|") {
				t.Fatalf("no puzzles in %d games: %s", 4, journal)
			}
			j2, f2, err := journalled(t, tiny(t, id), 2, t.Context(), nil)
			if err != nil || !bytes.Equal(j2, journal) || !bytes.Equal(f2, file) {
				t.Errorf("two threads: %v\n%s\nwant\n%s", err, j2, journal)
			}
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			stopped := tiny(t, id)
			stopped.Progress = func(p *Pool) {
				if p.Games == 2 {
					cancel()
				}
			}
			half, _, err := journalled(t, stopped, 1, ctx, nil)
			if !errors.Is(err, context.Canceled) || len(half) >= len(journal) {
				t.Fatalf("interrupted: %v, journal %d of %d bytes", err, len(half), len(journal))
			}
			j3, f3, err := journalled(t, tiny(t, id), 1, t.Context(), append(half, "puzzle\tseeds\t1"...))
			if err != nil || !bytes.Equal(j3, journal) || !bytes.Equal(f3, file) {
				t.Errorf("continued: %v\n%s\nwant\n%s", err, j3, journal)
			}
		})
	}
}

// summed appends checksums to the lines of games.
func summed(text string) string {
	var b, of strings.Builder
	for line := range strings.Lines(text) {
		switch words, ended := strings.CutSuffix(line, "\n"); {
		case strings.HasPrefix(line, "game\t") && ended:
			of.WriteString(words)
			fmt.Fprintf(&b, "%s\t%s\n", words, checksum(of.String()))
			of.Reset()
			continue
		case strings.HasPrefix(line, "puzzle\t"), strings.HasPrefix(line, "kept\t"):
			of.WriteString(line)
		}
		b.WriteString(line)
	}
	return b.String()
}

// Changing any character of a journal is detected.
func TestChangedJournal(t *testing.T) {
	const head = "tidepool puzzle journal 2\tkalah\t3\n"
	text := summed(head + "puzzle\tseeds\t-3\t\tP\tA b\t\t0 8 32\ngame\t0\t9\t4\t3 too much\n")
	if done, _, err := ReadJournal(strings.NewReader(text), "kalah", 3); err != nil || len(done) != 1 {
		t.Fatalf("%d games, %v", len(done), err)
	}
	for i := range len(text) - 1 { // without the end of the last line the game is not finished
		for _, c := range "0179a\t \n" {
			changed := []byte(text)
			changed[i] = byte(c)
			if string(changed) == text {
				continue
			}
			if done, _, err := ReadJournal(bytes.NewReader(changed), "kalah", 3); err == nil && len(done) > 0 {
				t.Errorf("%q is read", changed)
			}
		}
	}
}

// Work and results from outside are parsed strictly.
func TestTakeRefuses(t *testing.T) {
	m := tiny(t, "kalah")
	do, err := m.Worker()
	if err != nil {
		t.Fatal(err)
	}
	for _, unit := range []string{"", "1", "1 x", "1 -1", "01 1", "x 1", "0\n", "0\nx", "0\ntidepool puzzles 1\nkalah\n"} {
		if _, err := do(t.Context(), unit); err == nil {
			t.Errorf("work %q is done", unit)
		}
	}
	pool, err := m.Begin(nil)
	if err != nil {
		t.Fatal(err)
	}
	const found = "puzzle\tseeds\t-3\t\tP\tA b\t\t0 8 32\n" // there is no position P
	first := summed("game\t0\t9\t4\n")
	for _, text := range []string{"", "game\t0\t9\t4\tx\n", summed("game\t1\t9\t4\n"), first + first, found, found + first, summed(found + "game\t0\t9\t4\n"), strings.Repeat("x", 5000)} {
		if err := m.Take(pool, text); err == nil || pool.Games != 0 {
			t.Errorf("%q is taken", text)
		}
	}
	if err := m.Take(pool, first); err != nil || pool.Games != 1 {
		t.Error(err)
	}
}

func TestReadJournalRefuses(t *testing.T) {
	const head = "tidepool puzzle journal 2\tkalah\t3\n"
	const found = "kept\tseeds\t-3\t\tP\tA b\t\t0 8 32\n"
	for text, games := range map[string]int{
		head:                                         0,
		head + "game\t0\t9\t4\t3 too much\n":         1,
		head + found + "game\t0\t9\t4\n":             1,
		head + found:                                 0,
		head + "game\t0\t9\t4\ngame\t1\t9":           1,
		"tidepool puzzle journal 2\tkalah\t4\n":      -1,
		"tidepool puzzle journal 1\tkalah\t3\n":      -1,
		head + "game\t1\t9\t4\n":                     -1,
		head + "game\t0\t09\t4\n":                    -1,
		head + "game\t0\t-9\t4\n":                    -1,
		head + "game\t0\t9\t4\tx why\n":              -1,
		head + "game\n":                              -1,
		head + "gone\t0\t9\t4\n":                     -1,
		head + "puzzle\tseeds\t-3\n":                 -1,
		head + "\n":                                  -1,
		head + strings.Repeat("x", 5000) + "\n":      -1,
		head + strings.Replace(found, "8", "", 1):    -1,
		head + strings.Replace(found, "32", "33", 1): -1,
	} {
		text = summed(text)
		done, _, err := ReadJournal(strings.NewReader(text), "kalah", 3)
		if games < 0 && err == nil || games >= 0 && (err != nil || len(done) != games) {
			t.Errorf("%q: %d games, %v", text, len(done), err)
		}
	}
}

// Every game has a plan.
func TestPlans(t *testing.T) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		p, err := PlanOf(id)
		if err != nil {
			t.Error(err)
			continue
		}
		percent := 0
		for _, s := range p.Parts {
			percent += s.Percent
		}
		if percent != 100 {
			t.Errorf("%s: the parts are %d %%", id, percent)
		}
		for _, text := range p.Starts {
			if at, err := g.Rules().Parse("", text); err != nil || at.Outcome().Over() {
				t.Errorf("%s: %s: %v", id, text, err)
			}
		}
	}
	for _, text := range []string{"", "games 3", "games x\nparts win 100", "games 3\nparts win", "games 3\nparts lose 3", "games 3\nparts win 100\nstart", "games 3\nparts win 100\nother 3"} {
		if _, err := parsePlan(text); err == nil {
			t.Errorf("%q is a plan", text)
		}
	}
	if _, err := PlanOf("../plan"); err == nil {
		t.Error("a plan for an unknown game")
	}
}

// A grade depends on the share of tries that solve a puzzle, independent of the level; every grade occurs.
func TestGrade(t *testing.T) {
	seen := make(map[int]bool)
	for n := range Tries*tryingLevels + 1 {
		trial := Trial{min(n, Tries), min(max(n-Tries, 0), Tries), max(n-2*Tries, 0)}
		seen[trial.Grade()] = true
	}
	if len(seen) != puzzle.Grades {
		t.Errorf("grades %v", seen)
	}
	for trial, want := range map[Trial]int{{32, 32, 32}: 1, {31, 32, 32}: 1, {30, 32, 32}: 2, {0, 32, 32}: 6, {32, 0, 32}: 6, {32, 31, 0}: 7, {0, 0, 29}: 9, {0, 0, 28}: 10, {}: 10} {
		if g := trial.Grade(); g != want {
			t.Errorf("%v: grade %d, want %d", trial, g, want)
		}
	}
}

// Kept puzzles come first, false ones are dropped, and the wanted number is made.
func TestKeep(t *testing.T) {
	m := tiny(t, "kalah")
	_, file, err := journalled(t, m, 1, t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Read(m.byID, file)
	if err != nil || len(set) < 2 {
		t.Fatal(len(set), err)
	}
	wrong := set[1]
	wrong.Line = []string{wrong.Line[0], wrong.Line[0]}
	m = tiny(t, "kalah")
	m.Seed, m.Keep = 5, []puzzle.Puzzle{set[0], wrong}
	journal, file, err := journalled(t, m, 2, t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	made, err := puzzle.Read(m.byID, file)
	if err != nil || len(made) < 2 {
		t.Fatal(len(made), err)
	}
	for id, want := range map[string]bool{set[0].ID(): true, wrong.ID(): false} {
		if found := slices.ContainsFunc(made, func(p puzzle.Puzzle) bool { return p.ID() == id }); found != want {
			t.Errorf("%s is there: %v\n%s\n%s", id, found, journal, file)
		}
	}
}

// A puzzle belongs to the first part that it fits.
func TestParts(t *testing.T) {
	plan := Plan{Parts: []Part{{numeric, 10}, {long, 40}, {"win", 50}}}
	p := Pool{plan: plan}
	for want, f := range []Found{
		{Puzzle: puzzle.Puzzle{Kind: puzzle.Win}, Turns: 3, By: "larger-sum"},
		{Puzzle: puzzle.Puzzle{Kind: puzzle.Current}, Turns: 3, By: "no-moves"},
		{Puzzle: puzzle.Puzzle{Kind: puzzle.Win}, Turns: 2},
	} {
		if part := p.part(&f); part != want {
			t.Errorf("%+v: part %d, want %d", f, part, want)
		}
	}
	if part := p.part(&Found{Puzzle: puzzle.Puzzle{Kind: puzzle.Save}}); part != -1 {
		t.Errorf("a part for an unwanted puzzle: %d", part)
	}
}
