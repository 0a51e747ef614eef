package shelf

import (
	"reflect"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tidepool/play/match"
)

// A silent store must not be used.
type silent struct {
	Store
	t     rapid.TB
	still bool
}

func (s *silent) List() ([]string, error) { s.asked(); return s.Store.List() }

func (s *silent) Read(name string) ([]byte, error) { s.asked(); return s.Store.Read(name) }

func (s *silent) Stat(name string) (Mark, error) { s.asked(); return s.Store.Stat(name) }

func (s *silent) asked() {
	if s.still {
		s.t.Errorf("what is known was read")
	}
}

// Whatever a program does, Known returns what List would find, without reading.
func TestKnownIsWhatIsThere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		store := &silent{Store: new(Memory), t: t}
		s := Open(store, toyGames)
		s.Known()
		now := noon
		var games []*Game
		pick := func() *Game { return games[rapid.IntRange(0, len(games)-1).Draw(t, "game")] }
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			now = now.Add(time.Duration(rapid.IntRange(0, 2).Draw(t, "pause")) * time.Second)
			before := s.Known().Games
			old := append([]Summary(nil), before...)
			switch do := rapid.SampledFrom([]string{"new", "save", "remove", "restore", "damage"}).Draw(t, "do"); {
			case do == "new" || len(games) == 0:
				m, err := match.New(match.Setup{Game: toyGames[0], Players: [2]string{"Ann", ""}})
				if err != nil {
					t.Fatal(err)
				}
				games = append(games, &Game{Match: m})
				s.Save(games[len(games)-1], now)
			case do == "save":
				g := pick()
				if turns := g.Match.Position().Turns(); len(turns) > 0 {
					g.Match.Play(turns[0].Word)
				}
				s.Save(g, now)
			case do == "remove":
				s.Remove(pick().ID, now)
			case do == "restore":
				s.Restore(pick().ID)
			case do == "damage":
				id := pick().ID
				if overwrite(store.Store, id+gameExt, []byte("no game")) == nil {
					s.Load(id)
				}
			}
			store.still = true
			got := s.Known()
			store.still = false
			want := Open(store.Store, toyGames).List()
			if len(got.Games) != len(want.Games) || len(want.Games) > 0 && !reflect.DeepEqual(got.Games, want.Games) {
				t.Fatalf("known are\n%v, there are\n%v", got.Games, want.Games)
			}
			if len(old) > 0 && !reflect.DeepEqual(before, old) {
				t.Fatal("a listing that was given away has changed")
			}
		}
	})
}
