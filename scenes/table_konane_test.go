package scenes

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/konane"
)

// What Konane asks for first is what Black may do: on a board whose only
// square in the centre is White's, a stone next to it.
func TestKonaneAsksForWhatIsLegal(t *testing.T) {
	for _, test := range []struct {
		size, prompt string
		legal        rules.Spot // one that the prompt speaks of
	}{
		{"6", "board.removal.1", "c3"}, {"5", "board.removal.1", "c3"}, {"4x5", "board.removal.1", "c3"},
		{"7", "board.removal.1", "d4"}, {"5x7", "board.removal.beside", "c3"}, {"9x11", "board.removal.beside", "e5"},
	} {
		p, err := konane.Game{}.Start("size=" + test.size)
		if err != nil {
			t.Fatal(err)
		}
		follow := rules.FollowTaps(p.Turns(), nil)
		if got := newSlab(nil, p).(prompter).Prompt(p, nil, follow); got != test.prompt {
			t.Errorf("%s: asks %s, want %s", test.size, got, test.prompt)
		}
		if _, _, err := p.Play(string(test.legal)); err != nil {
			t.Errorf("%s: %v", test.size, err)
		}
	}
}
