package konane_test

import (
	"testing"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board/konane"
)

// Konane's first prompt says what Black may do: if the only square of the centre is White's, remove a stone
// next to it.
func TestAsksForWhatIsLegal(t *testing.T) {
	g := konane.Game()
	for _, test := range []struct {
		size   string
		prompt key.Text
		legal  rules.Spot // a spot that the prompt means
	}{
		{"6", key.BoardRemoval1, "c3"}, {"5", key.BoardRemoval1, "c3"}, {"4x5", key.BoardRemoval1, "c3"},
		{"7", key.BoardRemoval1, "d4"}, {"5x7", key.BoardRemovalBeside, "c3"}, {"9x11", key.BoardRemovalBeside, "e5"},
	} {
		pos, err := g.Rules.Start("size=" + test.size)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Asks(pos, nil, rules.FollowTaps(pos.Turns(), nil)); got != test.prompt {
			t.Errorf("%s: asks %v, want %v", test.size, got, test.prompt)
		}
		next, _, err := pos.Play(string(test.legal))
		if err != nil {
			t.Fatalf("%s: %v", test.size, err)
		}
		if got := g.Asks(next, nil, rules.FollowTaps(next.Turns(), nil)); got != key.BoardRemoval2 {
			t.Errorf("%s: then asks %v", test.size, got)
		}
	}
}
