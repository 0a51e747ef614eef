package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// On the study page the engine's lines can be stepped through by buttons and keys, and kept among the turns;
// any other action leaves them.
func TestStudyEngine(t *testing.T) {
	for _, g := range games.All() {
		id := g.Info().ID
		p := studied(t, new(shelf.Memory), id, 3)
		p.press("study.engine")
		p.press("engine")
		p.ticks(4)
		if p.node("engine.line.1") == nil {
			t.Fatalf("%s: no lines; there is %s", id, p.ids())
		}
		p.press("engine.line.1")
		p.rest()
		p.ticks(3)
		if p.node("engine.walk") == nil || p.node("study.says").Label == "" {
			t.Errorf("%s: no line is stepped through", id)
		}
		p.key(ebiten.KeyArrowLeft)
		p.rest()
		if p.node("engine.walk") != nil {
			t.Errorf("%s: the key does not lead out of the line", id)
		}
		p.press("engine.line.1")
		p.rest()
		p.key(ebiten.KeyEscape)
		p.rest()
		if p.scene() != "study" || p.node("engine.walk") != nil || p.studyAt() != 3 {
			t.Errorf("%s: Escape leads to %s, turn %d", id, p.scene(), p.studyAt())
		}
		p.press("engine.line.1")
		p.rest()
		p.press("engine.keep")
		p.ticks(3)
		p.press("study.turns")
		if p.studyAt() != 3 || !strings.Contains(p.ids(), "turn.4") && !strings.Contains(p.ids(), "turn.3.") {
			t.Errorf("%s: at turn %d, the turns are %s", id, p.studyAt(), p.ids())
		}
		p.press("study.engine", "engine.line.1")
		p.rest()
		p.press("review.first")
		p.rest()
		if p.studyAt() != 0 || p.node("engine.walk") != nil {
			t.Errorf("%s: turn %d", id, p.studyAt())
		}
		p.ticks(3)
		if p.node("engine.line.1") == nil {
			t.Errorf("%s: there are no lines at the start", id)
		}
	}
}

// The notes of a turn open by their button and by a key, and appear among the turns.
func TestStudyNotes(t *testing.T) {
	p := studied(t, new(shelf.Memory), "konane", 3)
	p.key(ebiten.KeyN)
	p.tick()
	if p.scene() != "notes" {
		t.Fatalf("the key leads to %s", p.scene())
	}
	p.press("notes.mark.2")
	p.do(ui.Command{Verb: ui.CommandType, ID: "notes.line.1", Text: "Too hasty"})
	p.press("notes.done")
	p.press("study.turns")
	if n := p.node("turn.3"); !strings.HasSuffix(n.Label, "?") {
		t.Errorf("the turn is %q", n.Label)
	}
	p.press("study.notes")
	if p.scene() != "notes" || p.node("notes.line.1").Edit.Text != "Too hasty" {
		t.Errorf("scene %s", p.scene())
	}
}
