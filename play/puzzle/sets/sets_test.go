package sets

import (
	"bytes"
	"compress/gzip"
	"testing"

	"tidepool/play/puzzle"
	"tidepool/rules/games"
)

// TestSets checks all files: each game has one, all its puzzles are valid and distinct, and hardly any has
// the motif of the one before.
func TestSets(t *testing.T) {
	const most = 120_000 // bytes of all files, compressed
	total := 0
	for _, g := range games.All() {
		id := g.Info().ID
		set, err := puzzle.Read(games.ByID, File(id))
		if err != nil || len(set) == 0 || !puzzle.Offered(id) {
			t.Errorf("%s: %d puzzles, offered: %t, %v", Name(id), len(set), puzzle.Offered(id), err)
			continue
		}
		like, last, repeated := map[string]string{}, "", 0
		for i := range set {
			p := &set[i]
			if err := p.Check(g); err != nil || p.Game != id {
				t.Errorf("%s: %s %s: %v", Name(id), p.ID(), p.Position, err)
				continue
			}
			text, err := puzzle.Canonical(g, p)
			if err != nil {
				t.Errorf("%s: %v", p.Position, err)
			}
			if like[text] != "" {
				t.Errorf("%s is like %s", p.Position, like[text])
			}
			like[text] = p.Position
			motif, err := puzzle.Motif(g, p)
			if err != nil {
				t.Errorf("%s: %v", p.Position, err)
			}
			if motif == last {
				repeated++
			}
			last = motif
		}
		if repeated > len(set)/50 {
			t.Errorf("%s: %d puzzles have the motif of the one before", Name(id), repeated)
		}
		total += packed(t, File(id))
	}
	if total > most {
		t.Errorf("%d bytes, more than %d", total, most)
	}
	t.Logf("%d bytes compressed", total)
	if File("chess") != nil || File("../go") != nil {
		t.Error("a file for an unknown game")
	}
}

func packed(t *testing.T, data []byte) int {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}
