package scenes_test

import (
	"slices"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// Tap, Undo, Hint and Again implement [device.Speaker].
func (e *ear) Tap()   { e.cues = append(e.cues, "tap") }
func (e *ear) Undo()  { e.cues = append(e.cues, "undo") }
func (e *ear) Hint()  { e.cues = append(e.cues, "hint") }
func (e *ear) Again() { e.cues = append(e.cues, "again") }

// Event implements [device.Speaker].
func (e *ear) Event(_ rules.Info, event rules.Event, seed int, _ float64) {
	if seed < 0 {
		e.cues = append(e.cues, "event")
	}
}

// hears checks the sounds since the last call.
func (p *player) hears(what string, want ...string) {
	p.t.Helper()
	if got := p.heard.cues; !slices.Equal(got, want) {
		p.t.Errorf("%s: heard %v, want %v", what, got, want)
	}
	p.heard.cues = nil
}

// Presses that open and close pages make a sound; others sound by their effects.
func TestCues(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.ticks(30)
	p.hears("the start")
	p.press("menu.settings")
	p.rest()
	p.hears("a page", "tap")
	p.press("settings.motion.off")
	p.rest()
	p.hears("a choice", "tap")
	p.press("back")
	p.rest()
	p.hears("a page closed", "tap")

	p.open("kalah", "houses=6,seeds=4", "", [2]int{})
	p.ticks(30)
	p.heard.cues = nil
	p.plays("C") // its last seed falls into the store
	p.hears("a turn more", "event", "again")
	p.press("board.undo")
	p.rest()
	p.hears("a turn taken back", "undo")
	p.plays("A")
	p.hears("a turn", "event")
	p.open("kalah", "houses=6,seeds=4", "", [2]int{0, 3})
	p.heard.cues = nil
	p.hinted()
	if got := p.heard.cues; !slices.Contains(got, "hint") || slices.Contains(got, "again") {
		t.Errorf("a hint: heard %v", got)
	}

	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.open("kalah", "houses=6,seeds=4", "", [2]int{})
	p.heard.cues = nil
	p.plays("C")
	p.hears("a turn more without motion", "event", "again")
}

// What is refused is told for some seconds, with motion off too.
func TestRefusalFades(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.begin("konane")
	own := "bar." + p.match().Info().Sides[p.match().Position().Turn()] + ".status"
	before := p.says(own)
	p.press("spot.a2")
	p.ticks(120)
	if n := p.node(own); !n.Warn || n.Label == before {
		t.Fatalf("after two seconds the bar says %q", n.Label)
	}
	p.ticks(10 * 60)
	if n := p.node(own); n.Warn || n.Label != before {
		t.Errorf("after twelve seconds the bar says %q, at first %q", n.Label, before)
	}
}
