package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A counting store records its calls.
type counting struct {
	shelf.Memory
	writes []string
	reads  int
}

func (c *counting) wrote(name string, err error) error {
	if err == nil {
		c.writes = append(c.writes, name)
	}
	return err
}

func (c *counting) Swap(name string, old, data []byte) error {
	return c.wrote(name, c.Memory.Swap(name, old, data))
}

func (c *counting) Create(name string, data []byte) error {
	return c.wrote(name, c.Memory.Create(name, data))
}

func (c *counting) Read(name string) ([]byte, error) { c.reads++; return c.Memory.Read(name) }

func (c *counting) Stat(name string) (shelf.Mark, error) { c.reads++; return c.Memory.Stat(name) }

func (c *counting) List() ([]string, error) { c.reads++; return c.Memory.List() }

// settings counts writes of settings.
func (c *counting) settings() int {
	return strings.Count(strings.Join(c.writes, " "), "settings.json")
}

// Starting a game writes only the game during the press. The settings follow in the next tick, once, so that
// the program opens in the game even if killed a moment later.
func TestStartWritesTheGameAlone(t *testing.T) {
	store := new(counting)
	p := newPlayer(t, store)
	p.press("menu.game.konane")
	p.press("newgame.people.starts", "newgame.starts.lots", "newgame.done")
	store.writes = nil
	p.app.Do(ui.Command{Verb: ui.CommandPress, ID: "newgame.people"})
	if len(store.writes) > 1 || len(store.writes) == 1 && !strings.HasSuffix(store.writes[0], ".game") {
		t.Errorf("the press has written %v", store.writes)
	}
	p.tick()
	p.tick()
	if q := newPlayer(t, store); q.scene() != "board" {
		t.Errorf("started again in %s", q.scene())
	}
	for range 600 {
		p.tick()
	}
	if n := store.settings(); n != 1 || len(store.writes) != 2 {
		t.Errorf("at rest there are %v", store.writes)
	}
}

// A turn is stored in the tap that plays it.
func TestTurnIsStoredAtOnce(t *testing.T) {
	store := new(counting)
	p := newPlayer(t, store)
	p.begin("konane")
	store.writes = nil
	p.press("spot.d4")
	if len(store.writes) == 0 || !strings.HasSuffix(store.writes[0], ".game") {
		t.Errorf("the tap has written %v", store.writes)
	}
}

// However a slider is moved, it writes once; a change just before the program is left is kept.
func TestSettingsAreWrittenAtRestAndAtTheEnd(t *testing.T) {
	store := new(counting)
	p := newPlayer(t, store)
	p.press("menu.settings")
	store.writes = nil
	for _, look := range []string{"night", "day", "contrast", "night"} {
		p.press("settings.theme." + look)
	}
	if len(store.writes) != 0 {
		t.Errorf("the presses have written %v", store.writes)
	}
	for range 200 {
		p.tick()
	}
	if store.settings() != 1 {
		t.Errorf("at rest there are %v", store.writes)
	}
	p.press("settings.text.more")
	p.on.Leave()
	if q := newPlayer(t, store); store.settings() != 2 || q.env.Prefs.Settings.Text != 125 || q.env.Prefs.Settings.Theme != settings.ThemeNight {
		t.Errorf("after %d writes the settings are %+v", store.settings(), q.env.Prefs.Settings)
	}
	p.on.Leave()
	if store.settings() != 2 {
		t.Error("left again, the same is written again")
	}
}

// A failure to store settings is reported once, when it is known.
func TestUnsavedSettingsAreTold(t *testing.T) {
	store := new(refusing)
	p := newPlayer(t, store)
	p.press("menu.settings")
	store.why = shelf.ErrNotFile
	p.press("settings.theme.night")
	if p.scene() != "settings" {
		t.Fatalf("told in the press: %s", p.scene())
	}
	for range 200 {
		p.tick()
	}
	if n := p.node("notice.text"); n == nil || !strings.HasPrefix(n.Label, strings.SplitN(p.env.App.Words.T(key.SettingsUnsaved, "why", "~"), "~", 2)[0]) {
		t.Fatalf("scene %s: %v", p.scene(), n)
	}
	p.press("notice.ok")
	p.press("settings.theme.day")
	for range 200 {
		p.tick()
	}
	if p.scene() != "settings" {
		t.Errorf("told again: %s", p.scene())
	}
}

// Two windows that change different settings keep both.
func TestTwoWindowsKeepSettings(t *testing.T) {
	store := new(shelf.Memory)
	p, q := newPlayer(t, store), newPlayer(t, store)
	p.press("menu.settings")
	q.press("menu.settings")
	p.press("settings.theme.night")
	p.on.Leave()
	q.press("settings.motion.fast")
	q.on.Leave()
	if s := newPlayer(t, store).env.Prefs.Settings; s.Theme != settings.ThemeNight || s.Motion != settings.MotionFast {
		t.Errorf("settings %+v", s)
	}
}

// Layouts read no files, even after a game, when there is a new one to list.
func TestLayoutReadsNothing(t *testing.T) {
	store := new(counting)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	id := p.opened()
	quiet := func(where string) {
		t.Helper()
		if p.scene() != where {
			t.Fatalf("scene %s, want %s", p.scene(), where)
		}
		store.reads = 0
		for range 3 {
			p.app.Changed()
			p.tick()
		}
		if store.reads != 0 {
			t.Errorf("%s: laid out three times, it has read %d times", where, store.reads)
		}
	}
	store.reads = 0
	p.press("board.menu")
	if store.reads > 2 { // the game to resume, in a tick of its own
		t.Errorf("opening the menu reads %d times", store.reads)
	}
	quiet("menu")
	if p.node("menu.continue") == nil {
		t.Error("the game is not offered")
	}
	p.press("menu.games")
	p.tick()
	quiet("games")
	if p.node("games.open."+id) == nil {
		t.Error("the game is not listed")
	}
	p.takeAway(id)
	p.press("games.trash")
	quiet("trash")
	p.press("back")
	p.press("back")
	p.press("menu.game.konane")
	quiet("newgame")
}

// A game saved by another window is listed soon after the list is opened.
func TestListShowsOtherWindowsGames(t *testing.T) {
	store := new(shelf.Memory)
	p, q := newPlayer(t, store), newPlayer(t, store)
	q.begin("kalah")
	q.press("spot.A")
	q.rest()
	p.press("menu.games")
	p.tick()
	p.tick()
	if p.node("games.open."+q.opened()) == nil {
		t.Errorf("listed are %s", p.ids())
	}
}
