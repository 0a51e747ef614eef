package make

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tidepool/ai/engines"
	"tidepool/puzzle"
)

// tiny is a run of a few games.
func tiny(t *testing.T, id string, threads int) *Maker {
	t.Helper()
	game, ok := engines.ByID(id)
	plan, err := PlanOf(id)
	if !ok || err != nil {
		t.Fatal(id, err)
	}
	plan.Games = 100 // of which a twenty-fifth is played
	return &Maker{Game: game, Plan: plan, Seed: 4, Count: 4, Threads: threads}
}

// journalled runs a maker with a journal and returns what both have.
func journalled(t *testing.T, m *Maker, ctx context.Context, before []byte) (journal, file []byte, err error) {
	t.Helper()
	b := bytes.NewBuffer(before)
	j, done := ContinueJournal(b), []Harvest(nil)
	id := m.Game.Rules().Info().ID
	if len(before) == 0 {
		if j, err = NewJournal(b, id, m.Seed); err != nil {
			t.Fatal(err)
		}
	} else {
		var good int64
		if done, good, err = ReadJournal(bytes.NewReader(before), id, m.Seed); err != nil {
			t.Fatal(err)
		}
		b.Truncate(int(good))
	}
	add := m.Journal
	m.Journal = func(h Harvest) error {
		if add != nil {
			if err := add(h); err != nil {
				return err
			}
		}
		return j.Add(h)
	}
	pool, err := m.Run(ctx, done)
	if err != nil {
		return b.Bytes(), nil, err
	}
	set, _, err := m.Set(pool)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), puzzle.Write(set), nil
}

// The same seed makes the same puzzles, with one thread and with two, and when
// it was interrupted and gone on with.
func TestReproducible(t *testing.T) {
	for _, id := range []string{"kalah", "onitama"} {
		t.Run(id, func(t *testing.T) {
			journal, file, err := journalled(t, tiny(t, id, 1), t.Context(), nil)
			if err != nil || len(journal) == 0 {
				t.Fatal(err)
			}
			if id == "kalah" && !strings.Contains(string(file), "|") {
				t.Fatalf("no puzzles in %d games: %s", 4, journal)
			}
			j2, f2, err := journalled(t, tiny(t, id, 2), t.Context(), nil)
			if err != nil || !bytes.Equal(j2, journal) || !bytes.Equal(f2, file) {
				t.Errorf("two threads: %v\n%s\nwant\n%s", err, j2, journal)
			}
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			stopped := tiny(t, id, 1)
			stopped.Journal = func(h Harvest) error {
				if h.Number == 1 {
					cancel()
				}
				return nil
			}
			half, _, err := journalled(t, stopped, ctx, nil)
			if !errors.Is(err, context.Canceled) || len(half) >= len(journal) {
				t.Fatalf("interrupted: %v, journal %d of %d bytes", err, len(half), len(journal))
			}
			j3, f3, err := journalled(t, tiny(t, id, 1), t.Context(), append(half, "puzzle\tseeds\t1"...))
			if err != nil || !bytes.Equal(j3, journal) || !bytes.Equal(f3, file) {
				t.Errorf("gone on with: %v\n%s\nwant\n%s", err, j3, journal)
			}
		})
	}
}

// summed puts the checksums behind the lines of games.
func summed(text string) string {
	var b, of strings.Builder
	for line := range strings.Lines(text) {
		switch words, ended := strings.CutSuffix(line, "\n"); {
		case strings.HasPrefix(line, "game\t") && ended:
			of.WriteString(words)
			fmt.Fprintf(&b, "%s\t%s\n", words, checksum(of.String()))
			of.Reset()
			continue
		case strings.HasPrefix(line, "puzzle\t"):
			of.WriteString(line)
		}
		b.WriteString(line)
	}
	return b.String()
}

// Not one character of a journal may be another.
func TestChangedJournal(t *testing.T) {
	const head = "tidepool puzzle journal 2\tkalah\t3\n"
	text := summed(head + "puzzle\tseeds\t-3\t\tP\tA b\t\t2\t1\t8 8 8 8 8\t0 0 0 0 8\ngame\t0\t9\t4\t3 too much\n")
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

func TestReadJournalRefuses(t *testing.T) {
	const head = "tidepool puzzle journal 2\tkalah\t3\n"
	const found = "puzzle\tseeds\t-3\t\tP\tA b\t\t2\t1\t8 8 8 8 8\t0 0 0 0 8\n"
	for text, games := range map[string]int{
		head:                                      0,
		head + "game\t0\t9\t4\t3 too much\n":      1,
		head + found + "game\t0\t9\t4\n":          1,
		head + found:                              0,
		head + "game\t0\t9\t4\ngame\t1\t9":        1,
		"tidepool puzzle journal 2\tkalah\t4\n":   -1,
		"tidepool puzzle journal 1\tkalah\t3\n":   -1,
		head + "game\t1\t9\t4\n":                  -1,
		head + "game\t0\t09\t4\n":                 -1,
		head + "game\t0\t-9\t4\n":                 -1,
		head + "game\t0\t9\t4\tx why\n":           -1,
		head + "game\n":                           -1,
		head + "gone\t0\t9\t4\n":                  -1,
		head + "puzzle\tseeds\t-3\n":              -1,
		head + "\n":                               -1,
		head + strings.Repeat("x", 5000) + "\n":   -1,
		head + strings.Replace(found, "8", "", 1): -1,
	} {
		text = summed(text)
		done, _, err := ReadJournal(strings.NewReader(text), "kalah", 3)
		if games < 0 && err == nil || games >= 0 && (err != nil || len(done) != games) {
			t.Errorf("%q: %d games, %v", text, len(done), err)
		}
	}
}

// Every game has a plan, and grades that all can come up.
func TestPlans(t *testing.T) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		p, err := PlanOf(id)
		if err != nil {
			t.Error(err)
			continue
		}
		tens := 0
		for _, s := range p.Kinds {
			tens += s.Tens
		}
		if tens != 10 {
			t.Errorf("%s: kinds are %d tenths", id, tens)
		}
		for i, cut := range p.Cuts {
			if i > 0 && cut <= p.Cuts[i-1] {
				t.Errorf("%s: cuts %v: grade %d never comes up", id, p.Cuts, i+1)
			}
		}
	}
	for _, text := range []string{"", "games 3", "games x\nkinds win 10", "games 3\nkinds win", "games 3\nkinds lose 3", "games 3\nkinds win 10\ncuts 1 2", "games 3\nkinds win 10\nother 3"} {
		if _, err := parsePlan(text); err == nil {
			t.Errorf("%q is a plan", text)
		}
	}
	if _, err := PlanOf("../plan"); err == nil {
		t.Error("a plan of no game")
	}
}

func TestHardness(t *testing.T) {
	easy := Trial{First: [5]int{8, 8, 8, 8, 8}, Line: [5]int{8, 8, 8, 8, 8}}
	hard := Trial{Tempting: 30}
	if easy.Hardness(1) != 0 || hard.Hardness(20) != 50+20+20+15 {
		t.Errorf("from %d to %d", easy.Hardness(1), hard.Hardness(20))
	}
}
