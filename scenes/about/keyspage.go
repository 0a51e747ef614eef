package about

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
)

type keysScene struct {
	ui.Page
	env *Services
}

func NewKeys(env *Services) *keysScene {
	return &keysScene{Page: ui.Page{ID: "keys", App: env.App}, env: env}
}

type keyDoes struct {
	Name string
	does key.Text
	// on are the names of the scenes where the key works; nil means everywhere.
	on []string
}

// KeyHelp returns all keys.
func KeyHelp() []keyDoes {
	game, taught, listed, studied := []string{"board"}, []string{"board", "lesson", "study", "puzzle"}, []string{"games"}, []string{"study"}
	solved, arranged := []string{"puzzle"}, []string{"setup"}
	return []keyDoes{
		{"", key.KeysMove, nil}, // arrows, which have no name of their own
		{"Enter, Space", key.KeysPress, nil},
		{"Esc", key.KeysBack, nil},
		{"U, R", key.KeysUndo, game},
		{"Ctrl+Z", key.KeysUndoall, slices.Concat(game, listed, studied, arranged)},
		{"H", key.KeysHint, []string{"board", "lesson", "puzzle"}},
		{"V", key.SolveKeysShow, solved},
		{"N", key.SolveKeysNext, solved},
		{"← →", key.StudyKeysStep, append(solved, studied...)},
		{"↑ ↓", key.StudyKeysOther, studied},
		{"Space", key.StudyKeysAuto, studied},
		{"N", key.StudyKeysNotes, studied},
		{"X", key.StudyKeysSide, arranged},
		{"L", key.KeysTurns, game},
		{"P", key.KeysPause, game},
		{"T", key.KeysTime, game},
		{"F1", key.KeysHelp, taught},
		{"?", key.KeysList, nil},
		{"/ :", key.KeysType, game},
		{"Page Up, Page Down, Home, End", key.KeysLook, nil},
		{"F, F11", key.KeysFull, nil},
		{"M", key.KeysSound, nil},
		{"Delete", key.KeysRemove, listed},
		{"S", key.KeysStar, listed},
		{"X", key.KeysSelect, listed},
		{"O", key.KeysMore, listed},
	}
}

func (s *keysScene) Layout(f ui.Frame) ui.Layout {
	return s.Lay(f, s.env.App.Words.T(key.CreditsKeys), func(c *ui.Column) {
		for _, k := range KeyHelp() {
			k.row(s.env, c)
		}
	}, nil)
}

// ShowKeys opens the list of keys for the current scene, unless it is open.
func ShowKeys(e *Services) {
	scene := e.App.Top().Name()
	if scene == "keys" {
		return
	}
	e.App.Push(ui.NewSheet(ui.Sheet{ID: "keys", App: e.App, Width: 560}, func(c *ui.Column) {
		c.Title("keys.title", e.App.Words.T(key.CreditsKeys), 22)
		for _, k := range KeyHelp() {
			if k.on == nil || slices.Contains(k.on, scene) {
				k.row(e, c)
			}
		}
		c.Button(ui.Node{ID: "keys.close", Label: e.App.Words.T(key.Close), Style: ui.MainButton, Press: e.App.Pop})
	}))
}

func (k keyDoes) row(env *Services, c *ui.Column) {
	id, name, does := env.App.Words.Name(k.does), k.Name, env.App.Words.T(k.does)
	if name == "" {
		name = env.App.Words.T(key.KeysArrows) + ", Tab"
	}
	x, whole, top := c.X, c.W, c.Y
	side := c.W * 0.36
	beside := side >= 140*c.Text
	if beside {
		c.W = side - 12*c.Text
	}
	c.Words(id+".name", name, 17, true, false)
	c.Y -= c.Gap * 0.6
	end := c.Y
	if beside {
		c.X, c.Y, c.W = x+side, top, whole-side
	}
	c.Words("", does, 17, false, false)
	c.X, c.Y, c.W = x, max(end, c.Y-c.Gap*0.6)+c.Gap, whole
}
