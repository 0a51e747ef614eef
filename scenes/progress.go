package scenes

import (
	"maps"

	"tidepool/lessons"
	"tidepool/scenes/settings"
)

// learned stores how far a lesson has been followed; steps done before stay
// so.
func (e *Env) learned(game string, done int) {
	p := e.Settings.Lessons[game]
	if done > p.Done || !p.Offered {
		e.keepProgress(game, settings.Progress{Done: max(done, p.Done), Offered: true})
	}
}

// offered notes that a lesson need not be offered again.
func (e *Env) offered(game string) { e.learned(game, 0) }

func (e *Env) keepProgress(game string, p settings.Progress) {
	s := e.Settings
	s.Lessons = maps.Clone(s.Lessons)
	if s.Lessons == nil {
		s.Lessons = make(map[string]settings.Progress)
	}
	s.Lessons[game] = p
	e.Apply(s)
}

// newcomer reports whether nobody has played a game here yet, nor been offered
// its lesson.
func (e *Env) newcomer(game string) bool {
	if e.Settings.Lessons[game].Offered {
		return false
	}
	for _, g := range e.Shelf.Known().Games {
		if g.Game.Info().ID == game {
			return false
		}
	}
	return true
}

// course returns what teaches a game, nil if nothing does.
func (e *Env) course(game string) *lessons.Course {
	c, err := lessons.For(game)
	if err != nil {
		return nil
	}
	return c
}
