package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Pages that come back by Forward, and those that have stayed open, say everything in a language chosen meanwhile.
func TestForwardInAnotherLanguage(t *testing.T) {
	for _, test := range []struct {
		at, says string
		most     int // pages to leave
		do       func(p *player)
	}{
		{"puzzles", "puzzle.after", 2, func(p *player) {
			p.press("puzzles.train", "puzzle.show")
			p.until("the end of the solution", func() bool { return p.node("puzzle.after") != nil })
		}},
		{"kaninariebi/setup", "setup.says", 2, func(p *player) { p.press("setup.tool.put.0", "spot.b1") }},
		{"kaninariebi/analysis", "study.says", 2, func(p *player) { p.press("spot.c3") }},
		{"kaninariebi/setup", "setuptext.wrong", 0, func(p *player) {
			p.press("setup.text")
			p.typeInto("setuptext.line", "5/5/5/5/5 b")
			p.press("setuptext.use")
		}},
	} {
		chosen := func(language string, before bool, depart int) string {
			p := newPlayer(t, new(shelf.Memory))
			p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
			choose := func() { p.set(func(s *settings.Settings) { s.Language = language }); p.tick() }
			if before {
				choose()
			}
			p.app.Resize(1280, 3000)
			p.visits("#/" + test.at)
			test.do(p)
			for range depart {
				p.do(ui.Command{Verb: ui.CommandBack})
			}
			choose()
			for range depart {
				p.do(ui.Command{Verb: ui.CommandForward})
			}
			return p.says(test.says)
		}
		english, want := chosen("en", true, 0), chosen("hu", true, 0)
		if english == want || want == "" {
			t.Fatalf("%s: %q in English, %q in Hungarian", test.at, english, want)
		}
		for depart := range test.most + 1 {
			if got := chosen("hu", false, depart); got != want {
				t.Errorf("%s, %d pages left: %q, want %q", test.at, depart, got, want)
			}
		}
	}
}
