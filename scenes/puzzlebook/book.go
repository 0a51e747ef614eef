package puzzlebook

import (
	"slices"
	"time"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
	"tidepool/rules"
	"tidepool/scenes/device"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Book has the puzzles that come with the program, by game: those of a game are fetched when they are
// first wanted. It writes down how it went with each, and what that comes to.
type Book struct {
	App      *ui.App
	Platform device.Platform
	Prefs    *settings.Keeper
	Games    []rules.Game
	Now      func() time.Time

	sets map[string]*Set
	// standings are those worked out since something was written down.
	standings map[string]Standing
	// date is today's, as of the last tick: layouts of one tick are of one day.
	date puzzle.Day
}

// A Set is the puzzles of a game.
type Set struct {
	coming  <-chan []byte // nil when they have come, or cannot be had
	List    []puzzle.Puzzle
	IDs     []string // of the list
	damaged bool     // what has come is no file of puzzles
}

// A Standing is how well the person solves puzzles of a game.
type Standing struct {
	Now    rating.Player
	Tried  []rating.Rated // the oldest first
	Solved int            // of all that there are
	All    int
}

// Want fetches the puzzles of games that are not there; what could not be had is asked for once more.
func (b *Book) Want(games ...string) {
	if b.sets == nil {
		b.sets = make(map[string]*Set)
	}
	for _, game := range games {
		s := b.sets[game]
		if s == nil || s.coming == nil && len(s.List) == 0 {
			b.sets[game] = &Set{coming: b.Platform.Puzzles(game)}
		}
	}
	b.Tick()
}

// Tick takes up what has come, and reports whether something has, or a day.
func (b *Book) Tick() bool {
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

func (s *Set) read(b *Book, game string, data []byte) {
	s.coming = nil
	list, err := puzzle.Read(b.Find, data)
	if err != nil {
		s.damaged = len(data) > 0
		return
	}
	for i := range list {
		if list[i].Game == game {
			s.List = append(s.List, list[i])
			s.IDs = append(s.IDs, list[i].ID())
		}
	}
}

// Find is the game with an id.
func (b *Book) Find(id string) (rules.Game, bool) {
	g := rules.Find(b.Games, id)
	return g, g != nil
}

// Set are the puzzles of a game, nil if they are not there.
func (b *Book) Set(game string) *Set {
	if s := b.sets[game]; s != nil && len(s.List) > 0 {
		return s
	}
	return nil
}

// Coming reports whether the puzzles of some games are on their way.
func (b *Book) Coming(games []string) bool {
	for _, game := range games {
		if s := b.sets[game]; s != nil && s.coming != nil {
			return true
		}
	}
	return false
}

// IDs are the ids of the games that a choice means: one, or "" for all that have puzzles.
func (b *Book) IDs(choice string) []string {
	if choice != "" {
		return []string{choice}
	}
	var list []string
	for _, g := range b.Games {
		if id := g.Info().ID; puzzle.Offered(id) {
			list = append(list, id)
		}
	}
	return list
}

// Has reports whether the puzzles of all games that a choice means are there.
func (b *Book) Has(choice string) bool {
	games := b.IDs(choice)
	return len(games) > 0 && !slices.ContainsFunc(games, func(game string) bool { return b.Set(game) == nil })
}

// Unix is the time in Unix seconds.
func (b *Book) Unix() int64 { return b.Now().Unix() }

// Today is the date where the person is.
func (b *Book) Today() puzzle.Day {
	if b.date == (puzzle.Day{}) {
		b.turn()
	}
	return b.date
}

func (b *Book) turn() bool {
	before := b.date
	b.date = dayOf(b.Now().Local())
	if b.date == before {
		return false
	}
	b.standings = nil
	return before != (puzzle.Day{})
}

// Lacking says why puzzles of some games are not there.
func (b *Book) Lacking(games ...string) key.Text {
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

// Diary is what the person has tried.
func (b *Book) Diary() diary.Diary { return b.Prefs.Settings.Puzzles }

// Write changes the diary, which is stored when the player rests.
func (b *Book) Write(d diary.Diary) {
	b.Prefs.Settings.Puzzles, b.standings = d, nil
	b.Prefs.Queue.Put(b.Prefs.Settings)
}

// Keep writes down puzzles made of the person's own games, each position once: one that is proven
// takes the place of one that is not.
func (b *Book) Keep(list []puzzle.Puzzle) {
	d, kept := b.Diary(), make(map[string]string) // texts of mistakes, by ID; "" for what is proven
	for _, text := range d.Own() {
		for _, p := range b.read(text) {
			if kept[p.ID()] = ""; p.Kind == puzzle.Better {
				kept[p.ID()] = text
			}
		}
	}
	changed := false
	for i := range list {
		old, there := kept[list[i].ID()]
		if there && (old == "" || list[i].Kind == puzzle.Better) {
			continue
		}
		d, changed = d.WithoutOwn(old).WithOwn(string(puzzle.Write(list[i:i+1]))), true
	}
	if changed {
		b.Write(d)
	}
}

func (b *Book) read(text string) []puzzle.Puzzle {
	list, err := puzzle.Read(b.Find, []byte(text))
	if err != nil {
		return nil
	}
	return list
}

// Mistakes are the puzzles that went wrong and have not been solved since, and the person's own
// mistakes, the last ones first; once all are solved, their own ones again.
func (b *Book) Mistakes() []*puzzle.Puzzle {
	var open, own []*puzzle.Puzzle
	d := b.Diary()
	for _, text := range slices.Backward(d.Own()) {
		list := b.read(text)
		for i := range list {
			p := &list[i]
			if own = append(own, p); !d.Solved(p.ID()) {
				open = append(open, p)
			}
		}
	}
	for _, g := range b.Games {
		set := b.Set(g.Info().ID)
		for i := 0; set != nil && i < len(set.List); i++ {
			if d.Missed(set.IDs[i]) {
				open = append(open, &set.List[i])
			}
		}
	}
	if len(open) == 0 {
		return own
	}
	return open
}

// Took writes down how it went with a puzzle.
func (b *Book) Took(p *puzzle.Puzzle, r Result) {
	t := diary.Try{Game: p.Game, ID: p.ID(), Grade: p.Grade, When: b.Unix(), First: r == Solved}
	if r != Failed {
		t.Solved = t.When
	}
	if _, tried := b.Diary().Try(t.ID); !tried && b.Diary().Missed(t.ID) {
		if r != Failed { // it was seen in a rush, so it is not rated
			b.Write(b.Diary().Mended(t.ID))
		}
		return
	}
	b.Write(b.Diary().Tried(t))
	if r == Failed {
		b.Miss(p)
	}
}

// Miss writes down that a puzzle went wrong where it does not count.
func (b *Book) Miss(p *puzzle.Puzzle) { b.Write(b.Diary().WithMissed(p.ID(), b.Unix())) }

// Standing is how well the person solves puzzles of a game.
func (b *Book) Standing(game string) Standing {
	if s, known := b.standings[game]; known {
		return s
	}
	var s Standing
	s.Now, s.Tried = b.Diary().Rating(game, b.Unix())
	if set := b.Set(game); set != nil {
		s.All = len(set.List)
		for _, id := range set.IDs {
			if t, ok := b.Diary().Try(id); ok && t.Solved > 0 {
				s.Solved++
			}
		}
	}
	if b.standings == nil {
		b.standings = make(map[string]Standing)
	}
	b.standings[game] = s
	return s
}
