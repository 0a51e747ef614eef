package shelf

import "errors"

// ErrHeld tells that another program has a game open.
var ErrHeld = errors.New("open in another program")

// A Claim is a program's wish to be the only one that has something open. It ends with the program,
// however that ends.
type Claim interface {
	State() Holding
	// Release gives up the claim. It may be called more than once.
	Release()
}

type Holding int

const (
	// Asked is a claim that has not been answered yet: browsers take a moment.
	Asked Holding = iota
	// Mine is a claim that has been granted, or one in a place that cannot tell.
	Mine
	// Theirs is a claim that another program has made before.
	Theirs
)

// granted is a claim where nobody else could make one.
type granted struct{}

func (granted) State() Holding { return Mine }
func (granted) Release()       {}

// Hold claims a game for this program until it is released, so that another program that opens it
// plays on in its own copy. Holding it again asks again if the claim was refused.
func (s *Shelf) Hold(id string) {
	if c, ok := s.claims[id]; ok && c.State() != Theirs {
		return
	}
	if s.claims == nil {
		s.claims = make(map[string]Claim)
	}
	s.claims[id] = s.store.Hold(id + gameExt)
}

// Release lets other programs hold a game.
func (s *Shelf) Release(id string) {
	if c, ok := s.claims[id]; ok {
		delete(s.claims, id)
		c.Release()
	}
}

func (s *Shelf) Close() {
	for id := range s.claims {
		s.Release(id)
	}
}

// Elsewhere reports whether another program was found to hold a game that this one has claimed.
func (s *Shelf) Elsewhere(id string) bool {
	c, ok := s.claims[id]
	return ok && c.State() == Theirs
}

// mayWrite reports whether a game's file is this program's to write. Until a claim is answered it
// is not, unless the game began here.
func (s *Shelf) mayWrite(g *Game) bool {
	c, ok := s.claims[g.ID]
	if !ok {
		return true // comparing has to do
	}
	if c.State() == Theirs {
		s.Hold(g.ID) // the other program may have left
		c = s.claims[g.ID]
	}
	return c.State() == Mine || c.State() == Asked && g.begun
}
