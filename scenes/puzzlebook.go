package scenes

import (
	"time"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// A puzzleBook has the puzzles that come with the program, by game: those of a
// game are fetched when they are first wanted. It writes down how it went with
// each, and what that comes to.
type puzzleBook struct {
	env  *Env
	sets map[string]*puzzleSet
	// standings are those worked out since something was written down.
	standings map[string]puzzleStanding
	// choice is what was last chosen to be trained.
	choice puzzleChoice
	// date is today's, as of the last tick: layouts of one tick are of one day.
	date puzzle.Day
}

// A puzzleSet is the puzzles of a game.
type puzzleSet struct {
	coming  <-chan []byte // nil when they have come, or cannot be had
	list    []puzzle.Puzzle
	ids     []string // of the list
	damaged bool     // what has come is no file of puzzles
}

// A puzzleStanding is how well the person solves puzzles of a game.
type puzzleStanding struct {
	now    rating.Player
	tried  []rating.Rated // the oldest first
	solved int            // of all that there are
	all    int
}

// want has the puzzles of games fetched that are not there; what could not be
// had is asked for once more.
func (b *puzzleBook) want(games ...string) {
	if b.sets == nil {
		b.sets = make(map[string]*puzzleSet)
	}
	for _, game := range games {
		s := b.sets[game]
		if s == nil || s.coming == nil && len(s.list) == 0 {
			b.sets[game] = &puzzleSet{coming: b.env.Platform.Puzzles(game)}
		}
	}
	b.tick()
}

// tick takes up what has come, and reports whether something has, or a day.
func (b *puzzleBook) tick() bool {
	come := b.turn()
	for game, s := range b.sets {
		if s.coming == nil {
			continue
		}
		select {
		case data := <-s.coming:
			s.read(b, game, data)
			come = true
		default:
		}
	}
	if come {
		b.standings = nil
	}
	return come
}

// read takes up a file of puzzles of a game.
func (s *puzzleSet) read(b *puzzleBook, game string, data []byte) {
	s.coming = nil
	list, err := puzzle.Read(b.game, data)
	if err != nil {
		s.damaged = len(data) > 0
		return
	}
	for i := range list {
		if list[i].Game == game {
			s.list = append(s.list, list[i])
			s.ids = append(s.ids, list[i].ID())
		}
	}
}

// game is the game with an id.
func (b *puzzleBook) game(id string) (rules.Game, bool) {
	g := rules.Find(b.env.Games, id)
	return g, g != nil
}

// of are the puzzles of a game, nil if they are not there.
func (b *puzzleBook) of(game string) *puzzleSet {
	if s := b.sets[game]; s != nil && len(s.list) > 0 {
		return s
	}
	return nil
}

// coming reports whether the puzzles of some games are on their way.
func (b *puzzleBook) coming(games []string) bool {
	for _, game := range games {
		if s := b.sets[game]; s != nil && s.coming != nil {
			return true
		}
	}
	return false
}

// games are the ids of those that a choice means: a game, or "" for all.
func (b *puzzleBook) games(choice string) []string {
	if choice != "" {
		return []string{choice}
	}
	var list []string
	for _, g := range b.env.Games {
		list = append(list, g.Info().ID)
	}
	return list
}

// has reports whether the puzzles of all games that a choice means are there.
func (b *puzzleBook) has(choice string) bool {
	for _, game := range b.games(choice) {
		if b.of(game) == nil {
			return false
		}
	}
	return true
}

// now is the time in Unix seconds.
func (b *puzzleBook) now() int64 { return b.env.Now().Unix() }

// today is the date where the person is.
func (b *puzzleBook) today() puzzle.Day {
	if b.date == (puzzle.Day{}) {
		b.turn()
	}
	return b.date
}

// turn looks at what day it is, and reports whether another has begun.
func (b *puzzleBook) turn() bool {
	before := b.date
	b.date = dayOf(b.env.Now().Local())
	if b.date == before {
		return false
	}
	b.standings = nil
	return before != (puzzle.Day{})
}

// lacking says why puzzles of some games are not there.
func (b *puzzleBook) lacking(games ...string) key.Text {
	for _, game := range games {
		if s := b.sets[game]; s != nil && s.damaged {
			return key.TrainDamaged
		}
	}
	return key.TrainMissing
}

func dayOf(t time.Time) puzzle.Day {
	return puzzle.Day{Year: t.Year(), Month: int(t.Month()), Day: t.Day()}
}

// diary is what the person has tried.
func (b *puzzleBook) diary() diary.Diary { return b.env.Prefs.Settings.Puzzles }

// write changes the diary, which is stored when the player rests.
func (b *puzzleBook) write(d diary.Diary) {
	b.env.Prefs.Settings.Puzzles, b.standings = d, nil
	b.env.Prefs.Queue.Put(b.env.Prefs.Settings)
}

// took writes down how it went with a puzzle.
func (b *puzzleBook) took(p *puzzle.Puzzle, r puzzleResult) {
	t := diary.Try{Game: p.Game, ID: p.ID(), Grade: p.Grade, When: b.now(), First: r == puzzleSolved}
	if r != puzzleFailed {
		t.Solved = t.When
	}
	b.write(b.diary().Tried(t))
}

// standing is how well the person solves puzzles of a game.
func (b *puzzleBook) standing(game string) puzzleStanding {
	if s, known := b.standings[game]; known {
		return s
	}
	var s puzzleStanding
	s.now, s.tried = b.diary().Rating(game, b.now())
	if set := b.of(game); set != nil {
		s.all = len(set.list)
		for _, id := range set.ids {
			if t, ok := b.diary().Try(id); ok && t.Solved > 0 {
				s.solved++
			}
		}
	}
	if b.standings == nil {
		b.standings = make(map[string]puzzleStanding)
	}
	b.standings[game] = s
	return s
}

// show opens a queue's puzzle: in the scene's place, or over it. One that cannot
// be played is told.
func (b *puzzleBook) show(q puzzleQueue, open func(ui.Scene)) {
	if p := newPuzzle(b.env, q); p != nil {
		open(p)
		return
	}
	b.env.App.Notice(b.env.App.Words.T(key.SolveBroken))
}
