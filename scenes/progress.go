package scenes

import (
	"tidepool/play/lessons"
	"tidepool/play/session"
)

// learned stores how far a lesson has been followed; steps done before stay
// so.
func (e *Env) learned(game string, done int) {
	if p := e.Settings.Lessons[game]; p.Offered && done <= p.Done {
		return
	}
	s := e.Settings
	s.Learning = s.Learning.Followed(game, done)
	e.Apply(s)
}

// newcomer reports whether nobody has played a game here yet, nor been offered
// its lesson.
func (e *Env) newcomer(game string) bool {
	if e.Settings.Lessons[game].Offered {
		return false
	}
	for _, g := range e.Shelf.Known().Games {
		if g.Game.Info().ID == game && !session.Brought(&g) {
			return false
		}
	}
	return true
}

// courseOf returns what teaches a game, nil if nothing does.
func courseOf(game string) *lessons.Course {
	c, err := lessons.For(game)
	if err != nil {
		return nil
	}
	return c
}
