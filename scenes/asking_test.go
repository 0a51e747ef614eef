package scenes

import (
	"testing"

	"tidepool/match/shelf"
)

// What the engine is at goes on while something lies over the board, and when
// that goes away: it does not begin anew.
func TestThinkingGoesOnBelowSheets(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.slow = true
	p.against("konane", false)
	b := p.board()
	p.turn()
	p.until("thinking", func() bool { return thinks(b) && len(p.engine.jobs) == 1 })
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
	if len(p.engine.jobs) != 1 || p.engine.stopped != 0 {
		t.Errorf("asked %d times, stopped %d times", len(p.engine.jobs), p.engine.stopped)
	}
	p.engine.answer()
	p.answered()
	if b.match().Ply() != 2 {
		t.Errorf("ply %d", b.match().Ply())
	}
}

// The look at all turns ends when nobody reads it any more, and not while
// something lies over the sheet.
func TestExplainingEndsWithItsSheet(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("kaninariebi", false)
	p.hinted()
	p.engine.slow = true
	p.press("board.hint")
	p.tick()
	if p.scene() != "why" || p.engine.job == nil || !p.engine.job.All {
		t.Fatalf("scene %s, job %+v", p.scene(), p.engine.job)
	}
	p.env.Notice("a notice")
	for range 10 {
		p.tick()
	}
	p.press("notice.ok")
	for range 10 {
		p.tick()
	}
	if p.engine.stopped != 0 {
		t.Fatalf("stopped %d times below a notice", p.engine.stopped)
	}
	p.press("why.close")
	p.tick()
	if p.engine.stopped != 1 {
		t.Errorf("stopped %d times", p.engine.stopped)
	}
}
