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

// A Book holds the puzzles that come with the program, by game. A game's puzzles are fetched when first
// wanted. It records the person's results with puzzles, and their ratings.
type Book struct {
	App      *ui.App
	Platform device.Platform
	Prefs    *settings.Keeper
	Games    []rules.Game
	Now      func() time.Time

	sets map[string]*Set
	// standings is a cache, reset by Write.
	standings map[string]Standing
	// texts are the own puzzles of which own has the IDs.
	texts, own []string
	// date is today, as of the last tick, so that all layouts of a tick see the same day.
	date puzzle.Day
}

// A Set is the puzzles of a game.
type Set struct {
	coming  <-chan []byte // nil once they have come or failed
	List    []puzzle.Puzzle
	IDs     []string // of List
	damaged bool     // what came is no file of puzzles
}

// A Standing is how well the person solves puzzles of a game.
type Standing struct {
	Now    rating.Player
	Tried  []rating.Rated // the oldest first
	Solved int            // of All
	All    int
}

// Want fetches the puzzles of games that are missing, also those that failed before.
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

// Tick handles fetched puzzles, and reports whether any came or a new day began.
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

// Find returns the game with an id.
func (b *Book) Find(id string) (rules.Game, bool) {
	g := rules.Find(b.Games, id)
	return g, g != nil
}

// Set returns the puzzles of a game, nil if they are missing.
func (b *Book) Set(game string) *Set {
	if s := b.sets[game]; s != nil && len(s.List) > 0 {
		return s
	}
	return nil
}

// Coming reports whether the puzzles of some games are being fetched.
func (b *Book) Coming(games []string) bool {
	return slices.ContainsFunc(games, func(game string) bool { return b.sets[game] != nil && b.sets[game].coming != nil })
}

// IDs returns the ids of the games that a choice means: one, or for "" all that have puzzles.
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

// Unix returns the time in Unix seconds.
func (b *Book) Unix() int64 { return b.Now().Unix() }

// Today returns the local date.
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

// Lacking returns the reason why puzzles of some games are missing.
func (b *Book) Lacking(games ...string) key.Text {
	if slices.ContainsFunc(games, func(game string) bool { return b.sets[game] != nil && b.sets[game].damaged }) {
		return key.TrainDamaged
	}
	return key.TrainMissing
}

func dayOf(t time.Time) puzzle.Day {
	return puzzle.Day{Year: t.Year(), Month: int(t.Month()), Day: t.Day()}
}

// Diary returns what the person has tried.
func (b *Book) Diary() diary.Diary { return b.Prefs.Settings.Puzzles }

// Write replaces the diary, which is stored when the player rests.
func (b *Book) Write(d diary.Diary) {
	b.Prefs.Settings.Puzzles, b.standings = d, nil
	b.Prefs.Queue.Put(b.Prefs.Settings)
}

// Keep adds puzzles made from the person's own games, each position once; a proven one replaces an unproven one.
func (b *Book) Keep(list []puzzle.Puzzle) {
	d, kept := b.Diary(), make(map[string]string) // texts of mistakes, by ID; "" for a proven one
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

// Mistakes returns the person's own mistakes, the latest first, and the puzzles they missed, as far as they have not solved
// them since; if there are none, all their own mistakes.
func (b *Book) Mistakes() []*puzzle.Puzzle {
	var open, own []*puzzle.Puzzle
	d := b.Diary()
	for _, text := range slices.Backward(d.Own()) {
		list := b.read(text)
		for i := range list {
			p := &list[i]
			if own = append(own, p); !d.Solved(p.ID()) || d.Missed(p.ID()) {
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

// Waiting returns how many puzzles Mistakes lists that are not solved yet, without the games' puzzles.
func (b *Book) Waiting() int {
	d := b.Diary()
	if own := d.Own(); !slices.Equal(own, b.texts) {
		b.texts, b.own = own, nil
		for _, text := range own {
			for _, p := range b.read(text) {
				b.own = append(b.own, p.ID())
			}
		}
	}
	waits := make(map[string]bool)
	for _, id := range d.AllMissed() {
		waits[id] = true
	}
	for _, id := range b.own {
		if !d.Solved(id) {
			waits[id] = true
		}
	}
	return len(waits)
}

// Took records the result with a puzzle.
func (b *Book) Took(p *puzzle.Puzzle, r Result) {
	t := diary.Try{Game: p.Game, ID: p.ID(), Grade: p.Grade, When: b.Unix(), First: r == Solved}
	if r != Failed {
		t.Solved = t.When
	}
	if _, tried := b.Diary().Try(t.ID); !tried && b.Diary().Missed(t.ID) {
		if r != Failed { // missed in a rush, so it is not rated
			b.Write(b.Diary().SolvedLate(t.ID))
		}
		return
	}
	b.Write(b.Diary().Tried(t))
	if r == Failed {
		b.Miss(p)
	}
}

// Miss records a missed puzzle without rating it.
func (b *Book) Miss(p *puzzle.Puzzle) { b.Write(b.Diary().WithMissed(p.ID(), b.Unix())) }

// Standing returns how well the person solves puzzles of a game.
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
