package shelf

import "errors"

// ErrHeld means that another program has a game open.
var ErrHeld = errors.New("open in another program")

// A Claim is a program's request for exclusive use of something. It ends with the program, however the program ends.
type Claim interface {
	State() Holding
	// Release releases the claim. It may be called more than once.
	Release()
}

type Holding int

const (
	// Asked means that there is no answer yet: browsers take a moment.
	Asked Holding = iota
	// Mine means that the claim was granted, or that there are no locks.
	Mine
	// Theirs means that another program has a claim.
	Theirs
)

// granted is a claim where there are no locks.
type granted struct{}

func (granted) State() Holding { return Mine }
func (granted) Release()       {}

// Hold claims a game for this program until it is released, so that another program that opens the game plays
// on in its own copy. Calling it again asks again if the claim was refused.
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

// mayWrite reports whether this program may write a game's file. Until a claim is answered it may not, unless
// the game began here.
func (s *Shelf) mayWrite(g *Game) bool {
	c, ok := s.claims[g.ID]
	if !ok {
		return true // the comparison when saving must do
	}
	if c.State() == Theirs {
		s.Hold(g.ID) // the other program may have exited
		c = s.claims[g.ID]
	}
	return c.State() == Mine || c.State() == Asked && g.begun
}
