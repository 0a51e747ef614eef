package scenes

import (
	"time"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Keep stores a game, and says so if it cannot, or if the game has been played
// on elsewhere and is now two.
func (e *Env) Keep(g *shelf.Game) { e.keepAt(g, e.Now()) }

// keepAt stores a game as one that was last played at some time.
func (e *Env) keepAt(g *shelf.Game, when time.Time) {
	id := g.ID
	err := e.Shelf.Save(g, when)
	if err != nil {
		e.Notice(e.Words.T(key.BoardSaving, "why", e.Why(err)))
	}
	if id == "" || g.ID == id {
		return
	}
	e.holding.parted(g)
	if session.Rated(g.Match, g.Match.Info()) { // one game counts once
		if g.Match.SetTag(session.RatedTag, "") == nil && e.Shelf.Save(g, e.Now()) == nil {
			e.Notice(e.Words.T(key.RatingParted))
		}
	}
	if e.Settings.Open == id {
		e.remember(g.ID)
	}
}

// Why puts an error of the shelf into the player's words, in the middle of a
// sentence.
func (e *Env) Why(err error) string { return e.Words.Of(key.Causes, string(shelf.CauseOf(err))) }

// Apply takes up changed settings, which are stored when the player rests.
func (e *Env) Apply(s settings.Settings) {
	e.Settings = s
	e.queue.Put(s)
	e.setSound()
	e.restyle()
}

// Leave stores what is yet to be stored: the program may be ended now.
func (e *Env) Leave() {
	restClocks(e)
	shelf.Retry(e.Shelf)
	e.told(e.queue.Flush())
}

// retryTicks is how often it is tried to store what could not be stored.
const retryTicks = 120

// A retrying stores games that were kept in memory, if they can be by now.
type retrying struct{ ticks int }

func (r *retrying) tick(s *shelf.Shelf) {
	if r.ticks++; r.ticks >= retryTicks {
		r.ticks = 0
		shelf.Retry(s)
	}
}

// restClocks has the clocks of games stand, and what is left of them stored.
func restClocks(e *Env) {
	e.app.Each(func(s ui.Scene) {
		if p, ok := s.(*gamePage); ok {
			p.session().Clock.Rest()
		}
	})
}

// told tells the player of settings that could not be stored; nil is none. Where
// games cannot be stored either, that has been told already.
func (e *Env) told(err error) {
	if err != nil && !shelf.Waits(e.Shelf) {
		e.Notice(e.Words.T(key.SettingsUnsaved, "why", e.Why(err)))
	}
}

func (e *Env) setSound() {
	s := e.Settings
	e.Sound.Set(s.Sound, float64(s.Volume)/100, float64(s.Ambience)/100)
}

// remember notes which game is open, so that the program opens on it again,
// though it be killed a moment later.
func (e *Env) remember(id string) {
	e.Platform.Opened(id)
	if e.Settings.Open != id {
		e.Settings.Open = id
		e.queue.Put(e.Settings)
		e.queue.Soon()
	}
}

// Begin starts a game in place of the present scene. first is the player (0
// or 1) who moves first, tags what the record says besides.
func (e *Env) Begin(game rules.Game, options string, players [2]Player, first int, tags ...match.Tag) error {
	for i := range players {
		players[i].Name = named(players[i], e.Words)
	}
	m, err := session.NewMatch(game, options, players, first)
	if err != nil {
		return err
	}
	for _, t := range tags {
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return err
		}
	}
	g := &shelf.Game{Match: m}
	openGame(e, g, e.app.Replace)
	e.Keep(g) // what it has to say comes over the board
	e.holding.take(g)
	e.remember(g.ID)
	return nil
}

// named is the name that a record gives a player.
func named(p Player, w *locale.Locale) string {
	if p.Level > 0 {
		return engineAtLevel(w, p.Level)
	}
	return p.Name
}

// OpenSaved opens a game of the shelf.
func (e *Env) OpenSaved(id string) {
	g, err := e.Shelf.Load(id)
	if err != nil {
		e.Shelf.List()
		e.Notice(e.Words.T(key.GamesUnopened, "why", e.Why(err)))
		return
	}
	e.remember(g.ID)
	e.showBoard(g)
}

// Resume opens the game that was open when the program was last left, in this
// window if that is known.
func (e *Env) Resume() {
	if id, ok := e.Platform.Reopen(); ok {
		e.Settings.Open = id
	}
	if id := e.Settings.Open; id != "" {
		if g, err := e.Shelf.Load(id); err == nil {
			e.showBoard(g)
		}
	}
}

// showBoard puts a game's page on top: one that has ended is gone over.
func (e *Env) showBoard(g *shelf.Game) {
	if m := g.Match; m.Outcome().Over() {
		openStudy(e, g, m.Node(m.Ply()), e.app.Push)
	} else if m.Tag(AnalysisTag) == "yes" {
		openStudy(e, g, nil, e.app.Push)
	} else {
		openGame(e, g, e.app.Push)
	}
	e.holding.take(g)
}

// home leaves the game for the menu.
func (e *Env) home() {
	restClocks(e)
	e.holding.take(nil)
	e.remember("")
	e.app.Home()
}

// mergeLate takes up settings that came when there were others already. What
// cannot be merged now is when the program starts the next time.
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
		e.Settings = settings.Merge(from, mine, theirs)
		return e.Settings.Marshal()
	})
}

// Start takes up the settings and puts the first scenes on the stack: the
// menu, and over it the game that was open when the program was last left.
func (e *Env) Start() {
	valid := func(data []byte) error {
		_, _, err := settings.Parse(data)
		return err
	}
	var lost []string
	if data := e.Shelf.LoadSettings(shelf.SettingsCheck{Valid: valid, Ours: settings.Ours}); data != nil {
		e.Settings, lost, _ = settings.Parse(data)
	} else if e.media.Still {
		e.Settings.Motion = settings.MotionOff
	}
	e.mergeLate()
	e.queue = settings.NewQueue(e.Settings, e.Shelf.UpdateSettings)
	e.setSound()
	e.restyle()
	e.Shelf.List()
	rater{e}.recount()
	e.app.Push(NewMenu(e))
	e.app.Enter()
	e.Resume()
	e.Shelf.Sweep(e.Now(), e.Settings.Open)
	noticeProblems(e)
	tellLost(e, lost)
	e.app.Enter()
}
