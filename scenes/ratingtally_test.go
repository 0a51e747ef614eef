package scenes_test

import (
	"fmt"
	"testing"

	"tidepool/play/rating"
	"tidepool/play/shelf"
	"tidepool/scenes"
)

// The page of a rating counts won and lost games only while it has all of them.
func TestRatingTally(t *testing.T) {
	for _, games := range []int{5, rating.MaxKept + 5} {
		var l rating.Ledger
		for n := range games {
			l = l.Add(rating.Entry{ID: fmt.Sprintf("20261121-120000000-%04d", n), When: int64(1 + n), Level: 1, Score: 1}, rating.Even(8))
		}
		p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
			e.Settings.Ratings = map[string]rating.Ledger{"konane": l}
		})
		p.visits("#/konane/rating")
		p.wants(map[string]string{"rating.games": fmt.Sprint(games, " ")})
		if tally := p.node("rating.tally"); (tally != nil) != (games == l.Len()) {
			t.Errorf("%d games: %q", games, p.says("rating.tally"))
		}
	}
}
