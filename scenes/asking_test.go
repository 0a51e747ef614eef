package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
)

// The engine's work continues while something lies over the board and after that closes; it does not start again.
func TestThinkingGoesOnBelowSheets(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Learned("konane", 1) // no finger, which asks for a turn to show
	p.engine.Slow = true
	p.against("konane", false)
	p.turn()
	p.until("thinking", func() bool { return p.thinks() && len(p.engine.Jobs) == 1 })
	for range 2 {
		p.press("board.more")
		for range 30 {
			p.tick()
		}
		p.press("more.close")
		for range 30 {
			p.tick()
		}
	}
	if len(p.engine.Jobs) != 1 || p.engine.Stopped != 0 {
		t.Errorf("asked %d times, stopped %d times", len(p.engine.Jobs), p.engine.Stopped)
	}
	p.engine.Answer()
	p.answered()
	if p.ply() != 2 {
		t.Errorf("ply %d", p.ply())
	}
}

// Evaluating all turns ends with the hint, but not because something lies over the board.
func TestExplainingEndsWithItsHint(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	p.hinted()
	p.engine.Slow = true
	p.press("board.hint")
	p.tick()
	if p.scene() != "board" || p.engine.Job == nil || !p.engine.Job.All {
		t.Fatalf("scene %s, job %+v", p.scene(), p.engine.Job)
	}
	p.env.App.Notice("a notice")
	for range 10 {
		p.tick()
	}
	p.press("notice.ok")
	for range 10 {
		p.tick()
	}
	if p.engine.Stopped != 0 {
		t.Fatalf("stopped %d times below a notice", p.engine.Stopped)
	}
	p.press("spot.a1") // closes the hint
	p.ticks(2)
	if p.engine.Stopped != 1 {
		t.Errorf("stopped %d times", p.engine.Stopped)
	}
}
