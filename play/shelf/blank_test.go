package shelf

import (
	"errors"
	"testing"

	"tidepool/rules"
)

// A lateHolder grants a claim only after another program has used the game.
type lateHolder struct {
	*Memory
	meanwhile func()
}

func (h *lateHolder) Hold(name string) Claim {
	if f := h.meanwhile; f != nil {
		h.meanwhile = nil
		f()
	}
	return h.Memory.Hold(name)
}

// A game that another program plays and leaves while it is about to be discarded or erased stays.
func TestPlayedBeforeDeletion(t *testing.T) {
	for name, c := range map[string]struct {
		delete func(s *Shelf, id string) error
		want   error
		over   bool
	}{
		"discard": {(*Shelf).Discard, ErrHasTurns, false},
		"erase":   {Erase, ErrGoesOn, true},
	} {
		store := &lateHolder{Memory: new(Memory)}
		s, other := Open(store, toyGames), Open(store.Memory, toyGames)
		g := newGame(t)
		if c.over {
			if err := g.Match.Resign(rules.Near); err != nil {
				t.Fatal(err)
			}
		}
		save(t, s, g, 0)
		s.List()
		store.meanwhile = func() {
			g.Match.Undo() // takes a resignation back
			play(t, g, "up")
			save(t, other, g, 1)
		}
		if err := c.delete(s, g.ID); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
		checkHolds(t, other, g)
	}
}
