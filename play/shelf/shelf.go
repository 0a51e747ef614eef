package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"tidepool/play/match"
	"tidepool/rules"
)

// A Shelf stores games and settings in a store. It is not safe for concurrent use; several shelves may use one place.
type Shelf struct {
	store     *fallback
	games     []rules.Game
	problems  problems
	summaries summaries
	// claims are on games, by their ids.
	claims map[string]Claim
	// first is the first counter tried for new ids.
	first  int
	listed listed
	// blank are the games without turns found by the last listing.
	blank []Summary
	// late are the names of settings that were transferred after newer ones were stored, found by the last listing.
	late     []string
	settings settings
}

// Open returns a shelf of the given games in a store. It reads nothing yet.
func Open(store Store, games []rules.Game) *Shelf {
	s := &Shelf{store: &fallback{store: store, games: games}, games: games}
	s.settings.store = store
	s.summaries.store, s.summaries.games = s.store, games
	if f, ok := store.(numbered); ok {
		s.first = f.firstCounter()
	}
	return s
}

// A Game is a match with its place on a shelf. A new one has only Match set, and gets its ID when first saved.
type Game struct {
	ID      string
	Match   *match.Match
	Changed time.Time
	// Shared means that turns are decided elsewhere, the same for all programs that have the game open: they
	// write one file, and never replace a record by an earlier one.
	Shared bool

	// saved is the file as this program last read or wrote it.
	saved string
	// begun means that this program created the file.
	begun bool
}

// Save stores a game as of the time now, synced to disk. Call it for every turn before the player sees the turn. The
// error wraps [ErrMemoryOnly] when games begin to be kept in memory only; the shelf stores them as soon as it can.
//
// If another program has saved the same game since, or has it open, this one is saved under a new ID, so that
// neither loses a turn, unless it is shared. Tags set meanwhile ([Shelf.Label]) are taken over into the match.
func (s *Shelf) Save(g *Game, now time.Time) error {
	if g.ID == "" {
		g.Match.SetBegan(now)
	}
	follow(s, g)
	data := encode(g.Match, now)
	if g.ID == "" || !g.Shared && !s.mayWrite(g) {
		return s.add(g, data, now)
	}
	name := g.ID + gameExt
	err := s.store.Swap(name, []byte(g.saved), data)
	for n := 0; n < swapTries && errors.Is(err, ErrChanged); n++ {
		ahead, ok := s.catchUp(g)
		if ahead {
			return nil
		}
		if !ok {
			break
		}
		data = encode(g.Match, now)
		err = s.store.Swap(name, []byte(g.saved), data)
	}
	if isUnfit(err) && s.setAside(name, err) == nil {
		err = s.store.Swap(name, []byte(g.saved), data)
	}
	if isUnfit(err) || errors.Is(err, ErrChanged) {
		delete(s.store.kept, name) // it continues under another name
		return s.add(g, data, now)
	}
	return s.stored(g, data, now, err)
}

// catchUp takes over what another program has written of a game since this one saved it, and reports whether the
// other is ahead. ok is false if the two have parted.
func (s *Shelf) catchUp(g *Game) (ahead, ok bool) {
	data, err := s.store.Read(g.ID + gameExt)
	if err != nil || string(data) == g.saved || g.relabelled(data, s.games) {
		return false, true // if it has changed back or cannot be read now, the next comparison decides
	}
	return s.written(g, data)
}

// written takes a file that another program has written of a shared game, and reports whether it is ahead of
// this one. If it is, it gets the notes and variations of this one. Otherwise this one is to replace it, with the tags,
// notes and variations set there. ok is false if that is impossible: it is a different game, or not shared, or one
// record has no room for all.
func (s *Shelf) written(g *Game, data []byte) (ahead, ok bool) {
	var before, now Game
	if !g.Shared || decodeGame(&now, data, s.games) != nil || now.Match.At(0) != g.Match.At(0) {
		return false, false
	}
	theirs, ours := now.Match.Turns(), g.Match.Turns()
	begins := len(theirs) >= len(ours)
	for i := 0; begins && i < len(ours); i++ {
		begins = theirs[i].Word == ours[i].Word
	}
	known := decodeGame(&before, []byte(g.saved), s.games) == nil
	if begins && (len(theirs) > len(ours) || now.Match.Outcome().Over() && !g.Match.Outcome().Over()) {
		// It stays, however often this one is saved.
		if known && now.Match.Merge(&g.Match.Tree, &before.Match.Tree) == nil {
			_ = s.store.Swap(g.ID+gameExt, data, encode(now.Match, now.Changed)) // tried again when this one is saved
		}
		return true, true
	}
	if known {
		set := changedTags(before.Match.Tags(), now.Match.Tags())
		_ = setTags(g.Match, slices.DeleteFunc(set, func(t match.Tag) bool { // a full record goes without
			return g.Match.Tag(t.Name) != before.Match.Tag(t.Name)
		}))
		if g.Match.Merge(&now.Match.Tree, &before.Match.Tree) != nil {
			return false, false
		}
	}
	g.saved = string(data)
	return false, true
}

// Retry stores what is kept in memory, if the store accepts it again. Call it from time to time, and before
// the program ends.
func Retry(s *Shelf) {
	if Waits(s) {
		s.store.flushAll()
	}
}

// Waits reports whether something is kept in memory until it can be stored.
func Waits(s *Shelf) bool { return len(s.store.kept) > 0 }

// follow gives a game the id under which its turns were stored after being kept in memory, and the tags set there.
func follow(s *Shelf, g *Game) {
	to, ok := s.store.moved[g.ID+gameExt]
	if !ok {
		return
	}
	if data, err := s.store.Read(to); err == nil && (string(data) == g.saved || g.relabelled(data, s.games)) {
		s.rename(g, strings.TrimSuffix(to, gameExt))
	}
}

// rename gives a game the id of this program's own copy.
func (s *Shelf) rename(g *Game, id string) {
	if _, held := s.claims[g.ID]; held {
		s.Release(g.ID)
		s.Hold(id)
	}
	g.ID, g.begun = id, true
}

func (s *Shelf) add(g *Game, data []byte, now time.Time) error {
	id, err := s.create(data, now)
	if id == "" {
		return err
	}
	s.rename(g, id)
	return s.stored(g, data, now, err)
}

// create stores a new game under a free id. With an id, an error means that it is in memory only.
func (s *Shelf) create(data []byte, now time.Time) (id string, err error) {
	for counter := range tries {
		id := newID(now, s.first+counter)
		if err := s.store.Create(id+gameExt, data); !errors.Is(err, fs.ErrExist) {
			return id, err
		}
	}
	return "", fmt.Errorf("no id is free at %s", stamp(now))
}

// stored records what the shelf holds now, perhaps in memory only.
func (s *Shelf) stored(g *Game, data []byte, now time.Time, err error) error {
	g.Changed = now
	g.saved = string(data)
	if summary, err := summaryOf(g.ID, data, s.games); err == nil {
		s.noteSummary(markOf(data), summary)
	}
	s.settings.restore()
	return err
}

func (s *Shelf) noteSummary(mark Mark, summary Summary) {
	s.summaries.wrote(summary.ID+gameExt, mark, &summary)
	s.listed.put(&summary)
}

// Load returns a saved game. The error wraps fs.ErrNotExist if there is none with that id. A damaged file is
// set aside.
func (s *Shelf) Load(id string) (*Game, error) {
	if !IsID(id) {
		return nil, fmt.Errorf("%.40q is not the id of a game", id)
	}
	name := id + gameExt
	data, err := s.store.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		s.listed.drop(id)
		return nil, err
	}
	g := &Game{ID: id, saved: string(data)}
	if err == nil {
		err = decodeGame(g, data, s.games)
	}
	if err != nil {
		s.report(name, err)
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if g.Match.Tag(match.ImportedTag) == "" {
		g.Match.SetBegan(Began(id)) // for games of earlier versions without a date
	}
	return g, nil
}

func decodeGame(g *Game, data []byte, games []rules.Game) error {
	f, err := decode(data)
	if err != nil {
		return err
	}
	g.Changed = f.changed
	g.Match, err = match.Read(f.record, games)
	return damage(err)
}

// damage marks an error of a record as damage, unless only a newer version knows the game.
func damage(err error) error {
	if err == nil || errors.Is(err, match.ErrUnknownGame) {
		return err
	}
	return fmt.Errorf("%w: %w", ErrDamaged, err)
}
