package settings_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tidepool/play/match"
	"tidepool/play/puzzle/diary"
	"tidepool/play/rating"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// A weather is how a store reacts to requests.
type weather int

const (
	works      weather = iota
	fails              // it does nothing
	failsAfter         // it writes, but reports failure
	blind              // it reads nothing
)

// A moody store fails now and then.
type moody struct {
	shelf.Store
	weather *weather
}

var errMoody = errors.New("no")

func (m moody) write(do func() error) error {
	if *m.weather == fails {
		return errMoody
	}
	if err := do(); err != nil || *m.weather != failsAfter {
		return err
	}
	return errMoody
}

func (m moody) Swap(name string, old, data []byte) error {
	return m.write(func() error { return m.Store.Swap(name, old, data) })
}

func (m moody) Create(name string, data []byte) error {
	return m.write(func() error { return m.Store.Create(name, data) })
}

func (m moody) Read(name string) ([]byte, error) {
	if *m.weather == fails || *m.weather == blind {
		return nil, errMoody
	}
	return m.Store.Read(name)
}

// A sheet is the model of settings: single values, of which the last counts, and numbers that only grow.
type sheet struct {
	values map[string]string
	grown  map[string]int
}

func sheetOf(s settings.Settings) sheet {
	x := sheet{map[string]string{"volume": fmt.Sprint(s.Volume), "name": s.Names[0], "konane": s.Options["konane"], "kalah": s.Options["kalah"]}, map[string]int{}}
	for i := range 100 {
		id := fmt.Sprint("t", i)
		if _, ok := s.Puzzles.Try(id); ok {
			x.grown[id] = 1
		}
	}
	_, list := s.Ratings["onitama"].Fold(rating.Even(8))
	for _, g := range list {
		x.grown[g.ID] = 1
	}
	for game, p := range s.Lessons {
		x.grown["lesson "+game] = p.Done
	}
	return x
}

// A window is a running program with settings and a game.
type window struct {
	shelf *shelf.Shelf
	queue *settings.Queue
	game  *shelf.Game
	now   settings.Settings
	base  sheet // when it last stored or read them
}

// A world is a store, the windows on it, and what they have stored.
type world struct {
	t       *rapid.T
	disk    *shelf.Memory
	weather weather
	windows []*window
	stored  sheet
	n       int // makes each value different
	clock   time.Time
}

func (w *world) open() {
	x := &window{shelf: shelf.Open(moody{w.disk, &w.weather}, games.All()), now: settings.Default()}
	valid := func(data []byte) error { _, _, err := settings.Parse(data); return err }
	if data := x.shelf.LoadSettings(shelf.SettingsCheck{Valid: valid}); data != nil {
		x.now, _, _ = settings.Parse(data)
	}
	x.base = sheetOf(x.now)
	x.queue = settings.NewQueue(x.now, func(change func([]byte) []byte) error {
		err := x.shelf.UpdateSettings(change)
		if err == nil {
			w.took(x)
		}
		return err
	})
	m, err := match.New(match.Setup{Game: games.All()[0]})
	if err != nil {
		w.t.Fatal(err)
	}
	x.game = &shelf.Game{Match: m}
	w.windows = append(w.windows, x)
}

// took notes that a window has stored its settings.
func (w *world) took(x *window) {
	now := sheetOf(x.now)
	for name, v := range now.values {
		if v != x.base.values[name] {
			w.stored.values[name] = v
		}
	}
	for name, n := range now.grown {
		w.stored.grown[name] = max(n, w.stored.grown[name])
	}
	x.base = now
}

func (w *world) change(x *window) {
	w.n++
	s := &x.now
	switch rapid.IntRange(0, 6).Draw(w.t, "what") {
	case 0:
		s.Volume = w.n % 7
	case 1:
		s.Names[0] = fmt.Sprint("n", w.n)
	case 2, 3:
		game := rapid.SampledFrom([]string{"konane", "kalah"}).Draw(w.t, "game")
		options := map[string]string{game: fmt.Sprint("o", w.n)}
		for other, o := range s.Options {
			if other != game {
				options[other] = o
			}
		}
		s.Options = options
	case 4:
		s.Puzzles = s.Puzzles.Tried(diary.Try{Game: "konane", ID: fmt.Sprint("t", w.n), When: int64(w.n)})
	case 5:
		s.Rated = s.Rated.With("onitama", s.Ratings["onitama"].Add(rating.Entry{ID: fmt.Sprint("g", w.n), When: int64(w.n), Level: 2}, rating.Even(8)))
	case 6:
		s.Learning = s.Learning.Followed("kalah", rapid.IntRange(1, 9).Draw(w.t, "step"))
	}
	x.queue.Put(*s)
}

// turn plays and saves a turn of a window's game, which must not fail.
func (w *world) turn(x *window) {
	if turns := x.game.Match.Position().Turns(); len(turns) > 0 {
		x.game.Match.Play(turns[0].Word)
	}
	w.clock = w.clock.Add(time.Second)
	if err := x.shelf.Save(x.game, w.clock); err != nil && !errors.Is(err, shelf.ErrMemoryOnly) {
		w.t.Fatal(err)
	}
}

// check compares the store with the model.
func (w *world) check(when string) {
	data, err := w.disk.Read("settings.json")
	if err != nil && len(w.stored.values)+len(w.stored.grown) == 0 {
		return
	}
	s, lost, err2 := settings.Parse(data)
	if err != nil || err2 != nil || len(lost) > 0 {
		w.t.Fatalf("%s: %v, %v, lost %v", when, err, err2, lost)
	}
	there := sheetOf(s)
	for name, v := range w.stored.values {
		if there.values[name] != v {
			w.t.Fatalf("%s: %s is %q, and %q was stored", when, name, there.values[name], v)
		}
	}
	for name, n := range w.stored.grown {
		if there.grown[name] < n {
			w.t.Fatalf("%s: %s is %d, and was %d", when, name, there.grown[name], n)
		}
	}
}

// Whatever fails, and in whatever order windows open, close and are killed: stored values stay, and what a
// window has promised to store is stored when possible, without any other change.
func TestSettingsKeepTheirPromise(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := &world{t: t, disk: new(shelf.Memory), stored: sheet{map[string]string{}, map[string]int{}}, clock: time.Unix(1e9, 0)}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			do := rapid.SampledFrom([]string{"change", "change", "change", "ticks", "ticks", "turn", "weather", "open", "quit", "kill"}).Draw(t, "do")
			if len(w.windows) == 0 {
				do = "open"
			}
			at := rapid.IntRange(0, max(0, len(w.windows)-1)).Draw(t, "window")
			switch do {
			case "open":
				if len(w.windows) < 3 {
					w.open()
				}
			case "change":
				w.change(w.windows[at])
			case "ticks":
				ticks(w.windows[at].queue, false, 150)
			case "turn":
				w.turn(w.windows[at])
			case "weather":
				w.weather = weather(rapid.IntRange(0, 3).Draw(t, "weather"))
			case "quit":
				shelf.Retry(w.windows[at].shelf)
				w.windows[at].queue.Flush()
				fallthrough
			case "kill":
				w.windows = append(w.windows[:at:at], w.windows[at+1:]...)
			}
			w.check(do)
		}
		w.weather = works
		for _, x := range w.windows {
			ticks(x.queue, false, 150)
			shelf.Retry(x.shelf)
			w.check("at the end")
			now := sheetOf(x.now)
			for name := range now.grown {
				if w.stored.grown[name] == 0 {
					t.Fatalf("%s is not stored", name)
				}
			}
			if x.queue.Pending() {
				t.Fatal("something waits for ever")
			}
		}
		again := shelf.Open(w.disk, games.All())
		for _, x := range w.windows {
			if n := x.game.Match.Ply(); n > 0 && !holdsGame(again, x.game) {
				t.Fatalf("a game of %d turns is not stored", n)
			}
		}
	})
}

// holdsGame reports whether a game is stored unchanged, under any id.
func holdsGame(s *shelf.Shelf, g *shelf.Game) bool {
	for _, l := range s.List().Games {
		if same, err := s.Load(l.ID); err == nil && same.Match.FullRecord() == g.Match.FullRecord() {
			return true
		}
	}
	return false
}
