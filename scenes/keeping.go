package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/scenes/game"
	"tidepool/scenes/menu"
	"tidepool/scenes/notes"
	"tidepool/scenes/settings"
	"tidepool/scenes/wording"
)

// Leave stores everything unsaved, so that the program may be killed now.
func (e *Env) Leave() {
	game.RestClocks(e.App)
	notes.Keep(e.App)
	shelf.Retry(e.Shelf)
	e.told(e.Prefs.Queue.Flush())
}

// retryTicks is the interval of attempts to store again what could not be stored.
const retryTicks = 120

// A retrying tries again to store games that are only in memory.
type retrying struct{ ticks int }

func (r *retrying) tick(s *shelf.Shelf) {
	if r.ticks++; r.ticks >= retryTicks {
		r.ticks = 0
		shelf.Retry(s)
	}
}

// told tells the player that settings could not be stored; err may be nil. If games cannot be stored either,
// the player knows already.
func (e *Env) told(err error) {
	if err != nil && !shelf.Waits(e.Shelf) {
		e.App.Notice(e.App.Words.T(key.SettingsUnsaved, "why", wording.Cause(e.App.Words, err)))
	}
}

func (e *Env) setSound() {
	s := e.Prefs.Settings
	e.Sound.Set(s.Sound, float64(s.Volume)/100, float64(s.Ambience)/100)
}

func (e *Env) openSaved(id string) {
	g, err := e.Shelf.Load(id)
	if err != nil {
		e.Shelf.List()
		e.App.Notice(e.App.Words.T(key.GamesUnopened, "why", wording.Cause(e.App.Words, err)))
		return
	}
	e.Store.Remember(g.ID)
	e.showBoard(g)
}

// Resume opens what the program begins with over the menu: the pages that were open, if the page was loaded again; that
// of its address; or the game that was open when the program was last left, unless it has ended.
func (e *Env) Resume() {
	at := e.Platform.Route()
	open, again := e.Platform.Reopen()
	if again {
		e.Prefs.Settings.Open = "" // that may be open in another window
	}
	for len(open) > 0 && open[len(open)-1] != at {
		open = open[:len(open)-1]
	}
	switch {
	case len(open) > 0:
		e.reopen(open)
	case at != "":
		e.visit(at)
	default:
		e.goOn(e.Prefs.Settings.Open)
	}
}

func (e *Env) goOn(id string) {
	if id == "" {
		return
	}
	switch g, err := e.Shelf.Load(id); {
	case err != nil:
	case !g.Match.Outcome().Over():
		e.showBoard(g)
	default:
		e.Store.Remember("")
	}
}

// showBoard opens a game's page, or the study of a finished game.
func (e *Env) showBoard(g *shelf.Game) {
	if m := g.Match; m.Outcome().Over() {
		e.Open.Study(g, m.Node(m.Ply()))
	} else if match.Marked(m, match.AnalysisTag) {
		e.Open.Study(g, nil)
	} else {
		e.Open.Game(g, e.App.Push)
	}
	e.Store.Take(g)
}

// home leaves the game for the menu, and keeps notes that are open over it.
func (e *Env) home() {
	notes.Keep(e.App)
	e.leaveGame()
	e.App.Home()
}

func (e *Env) leaveGame() {
	game.RestClocks(e.App)
	e.Live.Leave()
	e.Store.Take(nil)
	e.Store.Remember("")
}

// mergeLate merges in settings that arrived after others were in use. If that fails now, it happens at the next start.
func (e *Env) mergeLate() {
	shelf.MergeLate(e.Shelf, func(base, late, stored []byte) []byte {
		from, _, err := settings.Parse(base)
		if err != nil {
			from = settings.Default()
		}
		mine, _, wrong := settings.Parse(late)
		if wrong != nil {
			return stored
		}
		theirs, _, err := settings.Parse(stored)
		if err != nil {
			theirs = from
		}
		e.Prefs.Settings = settings.Merge(from, mine, theirs)
		return e.Prefs.Settings.Marshal()
	})
}

// Start loads the settings and shows the first scenes: the menu, and over it the game that was open when the
// program was last left.
func (e *Env) Start() {
	valid := func(data []byte) error {
		_, _, err := settings.Parse(data)
		return err
	}
	var lost []string
	if data := e.Shelf.LoadSettings(shelf.SettingsCheck{Valid: valid, Ours: settings.Ours}); data != nil {
		e.Prefs.Settings, lost, _ = settings.Parse(data)
	} else if e.media.Still {
		e.Prefs.Settings.Motion = settings.MotionOff
	}
	e.Shelf.List()
	e.mergeLate()
	e.Prefs.Queue = settings.NewQueue(e.Prefs.Settings, e.Shelf.UpdateSettings)
	e.setSound()
	e.restyle()
	e.Rater.Recount()
	e.App.Push(menu.New(&menu.Services{
		App: e.App, Platform: e.Platform, Games: e.Games, Shelf: e.Shelf, Prefs: e.Prefs, Looks: e.Looks, Thumbs: e.Thumbs,
		Portraits: e.Portraits, Beaten: e.Beaten, Book: e.Puzzles, Open: e.Open,
	}))
	e.App.Enter()
	e.Resume()
	e.Shelf.Sweep(e.Now(), e.Prefs.Settings.Open)
	e.Open.NoticeProblems()
	tellLost(e, lost)
	e.App.Enter()
}
