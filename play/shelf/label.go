package shelf

import (
	"errors"
	"fmt"
	"slices"

	"tidepool/play/match"
	"tidepool/rules"
)

// Label sets tags of a stored game, where an empty value removes one; nothing else changes, not even the time of
// the last change. If the match refuses a tag, none is set. It fails like [Shelf.Save], and the error wraps
// fs.ErrNotExist if there is no such game. A program that has the game open takes the tags over at its next save.
func (s *Shelf) Label(id string, tags []match.Tag) error {
	for n := 1; ; n++ {
		if _, waits := s.store.kept[id+gameExt]; waits {
			s.store.flush(id + gameExt) // turns in memory are not lost if another program goes on with the game
		}
		g, err := s.Load(id)
		if err != nil {
			return err
		}
		if err := setTags(g.Match, tags); err != nil {
			return err
		}
		data := encode(g.Match, g.Changed)
		if string(data) == g.saved {
			return nil
		}
		err = s.store.Swap(id+gameExt, []byte(g.saved), data)
		switch {
		case errors.Is(err, ErrChanged) && n < swapTries:
			continue
		case err != nil && !errors.Is(err, ErrMemoryOnly):
			return fmt.Errorf("%s: %w", id, err)
		}
		return s.stored(g, data, g.Changed, err)
	}
}

// relabelled takes over tags set in the file since this program saved the game, and reports whether that is its
// only change.
func (g *Game) relabelled(data []byte, games []rules.Game) bool {
	var before, after Game
	if decodeGame(&before, []byte(g.saved), games) != nil || decodeGame(&after, data, games) != nil || !before.Changed.Equal(after.Changed) {
		return false
	}
	set := changedTags(before.Match.Tags(), after.Match.Tags())
	if setTags(before.Match, set) != nil || !alike(before.Match, after.Match) || setTags(g.Match, set) != nil {
		return false
	}
	g.saved = string(data)
	return true
}

// changedTags returns the tags that turn the first list into the second, ignoring order.
func changedTags(from, to []match.Tag) (set []match.Tag) {
	for _, t := range from {
		if !slices.ContainsFunc(to, func(u match.Tag) bool { return u.Name == t.Name }) {
			set = append(set, match.Tag{Name: t.Name})
		}
	}
	for _, t := range to {
		if !slices.Contains(from, t) {
			set = append(set, t)
		}
	}
	return set
}

func setTags(m *match.Match, tags []match.Tag) error {
	try := m.Copy()
	for _, t := range tags {
		if err := try.SetTag(t.Name, t.Value); err != nil {
			return err
		}
	}
	for _, t := range tags {
		m.SetTag(t.Name, t.Value)
	}
	return nil
}

// alike reports whether two matches differ at most in the order of their tags.
func alike(a, b *match.Match) bool {
	a, b = a.Copy(), b.Copy()
	for _, m := range []*match.Match{a, b} {
		for _, t := range m.Tags() {
			m.SetTag(t.Name, "")
		}
	}
	return a.FullRecord() == b.FullRecord()
}
