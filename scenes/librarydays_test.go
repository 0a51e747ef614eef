package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/play/shelf"
	"tidepool/scenes"
)

// At midnight the games of today become those of yesterday, also while the library is open.
func TestLibraryAtMidnight(t *testing.T) {
	at := time.Date(2026, 11, 23, 23, 50, 0, 0, time.Local)
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Now = func() time.Time { at = at.Add(time.Second); return at }
	})
	ids := p.shelve(keptGame{game: "kalah", result: "near"})
	p.visits("#/library")
	for _, want := range [][2]string{{"Today", "just now"}, {"Yesterday", "20 min ago"}, {"This week", "2 days ago"}} {
		facts := p.node("games.open." + ids[0] + ".facts")
		if head := p.says("games.part." + ids[0]); facts == nil || head != want[0] || !strings.Contains(strings.Join(facts.Lines, " "), want[1]) {
			t.Errorf("on %s: %q, want %q", at.Format("2 January 15:04"), head, want)
		}
		if want[0] == "Today" {
			at = at.Add(20 * time.Minute)
		} else {
			at = at.Add(24 * time.Hour)
		}
		p.tick()
	}
}
