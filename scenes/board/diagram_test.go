package board_test

import (
	"slices"
	"testing"

	"tidepool/play/lessons"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// Every picture of every course can be set up, shows its turn and goes back to
// where it began.
func TestDiagrams(t *testing.T) {
	eachGame(t, func(t *testing.T, g *board.Game, _ rules.Position) {
		course, err := lessons.For(g.ID())
		if err != nil {
			t.Fatal(err)
		}
		for _, section := range course.Sections {
			for _, pic := range section.Pictures {
				pos, err := pic.Begin(g.Rules)
				if err != nil {
					t.Fatal(err)
				}
				d, err := board.NewDiagram(g, pos, pic.Word, style())
				if err != nil {
					t.Fatalf("%s: %v", section.ID, err)
				}
				watch(t, d, pos, pic.Word)
			}
		}
	})
}

func watch(t *testing.T, d *board.Diagram, pos rules.Position, word string) {
	t.Helper()
	d.Fit(sprites.Rect{W: 300, H: 260})
	shows(t, d.Board, pos, "at first")
	areas := d.Board.Areas()
	if word == "" {
		return
	}
	after, _, err := pos.Play(word)
	if err != nil {
		t.Fatal(err)
	}
	d.Replay()
	seen := false
	for n := 0; d.Playing(); n++ {
		if n > 3000 {
			t.Fatal("it never ends")
		}
		d.Tick()
		if !seen && !d.Board.Moving() {
			seen = true
			shows(t, d.Board, after, "after "+word)
		}
	}
	shows(t, d.Board, pos, "at last")
	if !slices.Equal(d.Board.Areas(), areas) {
		t.Errorf("after %s things lie elsewhere than at first", word)
	}
	d.Replay()
	d.Tick()
	if d.Replay(); d.Playing() {
		t.Error("asked again it plays on")
	}
	shows(t, d.Board, pos, "ended")
}

// A turn that the rules refuse makes no picture.
func TestDiagramOfNoTurn(t *testing.T) {
	eachGame(t, func(t *testing.T, g *board.Game, start rules.Position) {
		if _, err := board.NewDiagram(g, start, "nonsense", style()); err == nil {
			t.Error("nonsense was drawn")
		}
	})
}
