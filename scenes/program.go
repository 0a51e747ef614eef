package scenes

import (
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/about"
	"tidepool/scenes/analysis"
	"tidepool/scenes/board/games"
	"tidepool/scenes/editor"
	"tidepool/scenes/evening"
	"tidepool/scenes/game"
	"tidepool/scenes/language"
	"tidepool/scenes/learn"
	"tidepool/scenes/library"
	"tidepool/scenes/live"
	"tidepool/scenes/looks"
	"tidepool/scenes/newgame"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/portrait"
	"tidepool/scenes/preferences"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/puzzles"
	"tidepool/scenes/rated"
	"tidepool/scenes/records"
	"tidepool/scenes/settings"
	"tidepool/scenes/share"
	"tidepool/scenes/starting"
	"tidepool/scenes/store"
	"tidepool/scenes/table"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
	"tidepool/scenes/wall"
)

// New returns the program with an empty stack; Start shows the first scenes.
func New(c *Config) *Env {
	e := &Env{Config: *c, Beaten: &played.Beaten{Shelf: c.Shelf}}
	e.App = ui.New(c.Words, c.Fonts, ui.Host{
		Gesture: e.gesture, Pressed: e.tapped, Tick: e.tick, StackChanged: e.stackChanged, Key: e.key,
		Observe: e.Platform.Show, Say: e.Platform.Say, Ready: e.Platform.Ready, Insets: e.Platform.Insets, Fields: e.Platform.OwnFields,
		Rest: e.Platform.Rest, Stir: e.Platform.Stir, Studio: c.Studio,
	})
	e.Broker = session.NewBroker(c.Thinker, c.Helpers...)
	e.media = e.Platform.Media()
	e.Open = &pages.Registry{Home: e.home, Saved: e.openSaved, Leave: func() { e.leaveGame(); e.App.Pop() }}
	e.Prefs = &settings.Keeper{Settings: c.Settings, Changed: func() { e.setSound(); e.restyle() }}
	e.Portraits = &portrait.Portraits{Prefs: e.Prefs}
	e.Looks = &looks.Looks{Games: c.Boards, App: e.App, Prefs: e.Prefs}
	if c.Boards == nil {
		e.Looks.Games = games.All()
	}
	e.Sound.Kits(e.Looks.Sound)
	e.Store = &store.Store{App: e.App, Shelf: e.Shelf, Prefs: e.Prefs, Now: e.Now, Home: e.home}
	e.Lists = &store.Lists{App: e.App, Shelf: e.Shelf}
	e.Outbox = &outbox.Outbox{App: e.App, Platform: e.Platform}
	e.Thumbs = &thumbs.Thumbs{Shelf: e.Shelf, Looks: e.Looks}
	e.Puzzles = &puzzlebook.Book{App: e.App, Platform: e.Platform, Prefs: e.Prefs, Games: e.Games, Now: e.Now}
	e.Language = &language.Fetcher{App: e.App, Platform: e.Platform, Prefs: e.Prefs, Restyle: e.restyle}
	e.Table = &table.Services{App: e.App, Platform: e.Platform, Sound: e.Sound, Prefs: e.Prefs, Looks: e.Looks, Open: e.Open}
	e.Rater = &rated.Rater{App: e.App, Shelf: e.Shelf, Prefs: e.Prefs, Looks: e.Looks, Games: e.Games, Now: e.Now, Open: e.Open}
	e.Live = live.New(&live.Services{
		App: e.App, Platform: e.Platform, Rand: e.Rand, Clock: c.Clock, Games: e.Games, Shelf: e.Shelf, Store: e.Store, Outbox: e.Outbox,
		Open: e.Open, Net: c.Net, Page: c.Page,
	})
	e.Starter = &starting.Starter{Services: &starting.Services{
		App: e.App, Rand: e.Rand, Shelf: e.Shelf, Prefs: e.Prefs, Looks: e.Looks, Broker: e.Broker, Store: e.Store, Rater: e.Rater,
		Live: e.Live, Open: e.Open,
	}}
	e.register()
	return e
}

// register fills the registry of pages.
func (e *Env) register() {
	a := &about.Services{App: e.App, Platform: e.Platform, Games: e.Games, Version: e.Version, Licences: new(about.Licences)}
	e.Open.Credits = func() ui.Scene { return about.NewCredits(a) }
	e.Open.Keys = func() ui.Scene { return about.NewKeys(a) }
	e.Open.KeysHere = func() { about.ShowKeys(a) }
	p := &preferences.Services{
		App: e.App, Platform: e.Platform, Prefs: e.Prefs, Looks: e.Looks, Language: e.Language, Broker: e.Broker,
		Open: e.Open, Place: e.Place, Version: e.Version, Kept: e.Kept,
	}
	l := &learn.Services{Services: e.Table, Language: e.Language, Starter: e.Starter, Portraits: e.Portraits}
	e.Open.Lesson = func(game rules.Game) { learn.OpenLesson(l, game) }
	e.Open.Rules = func(game rules.Game, matters []string) { learn.OpenRules(l, game, matters) }
	e.openGames()
	e.openLibrary()
	n := &newgame.Services{Services: e.Starter.Services, Portraits: e.Portraits, Beaten: e.Beaten, Starter: e.Starter}
	e.Open.NewGame = func(game rules.Game) ui.Scene { return newgame.New(n, game) }
	e.Open.Show = e.showBoard
	e.Open.Rated = e.Starter.PlayRated
	e.openEditor()
	e.openShare()
	e.openPuzzles()
	e.openRecords()
	e.openClub()
	e.openAnalysis()
	e.Open.Settings = func() ui.Scene { return preferences.New(p) }
	e.Open.Seating = func() ui.Scene { return preferences.NewSeating(p) }
}

func (e *Env) openGames() {
	s := &game.Services{Services: e.Table, Rand: e.Rand, Clock: e.Clock, Broker: e.Broker, Store: e.Store, Portraits: e.Portraits, Rater: e.Rater, Live: e.Live}
	e.Open.Game = func(g *shelf.Game, put func(ui.Scene)) { game.Open(s, g, put) }
	e.Open.Rejoin = func(g *shelf.Game, ask bool) { game.Rejoin(s, g, ask) }
	e.Open.TakeBack = func(g *shelf.Game) { game.TakeBack(s, g) }
	e.Open.AgreeDraw = func(g *shelf.Game) { game.AgreeDraw(s, g) }
}

func (e *Env) openEditor() {
	s := &editor.Services{Services: e.Table, Outbox: e.Outbox, Broker: e.Broker, Starter: e.Starter}
	e.Open.PlayFrom = func(game rules.Game, options string, from rules.Position) ui.Scene {
		return editor.NewPlay(s, game, options, from)
	}
	e.Open.SetUp = func(game rules.Game, options string, from rules.Position, draft string) ui.Scene {
		return editor.New(s, game, options, from, draft)
	}
}

func (e *Env) openShare() {
	s := &share.Services{
		App: e.App, Platform: e.Platform, Rand: e.Rand, Games: e.Games, Shelf: e.Shelf, Looks: e.Looks, Outbox: e.Outbox,
		Store: e.Store, Open: e.Open, Page: e.Page,
	}
	e.Links = &share.Links{Services: s}
	e.Open.OpenLink = e.Links.Follow
	e.Open.Picture = func(of pages.Shown) ui.Scene { return share.NewPicture(s, of) }
	e.Open.Share = func(of pages.Shown) ui.Scene { return share.New(s, of) }
	e.Open.Link = func(m *match.Match, here rules.Position) ui.Scene { return share.NewLink(s, m, here, nil) }
	e.Open.GameLink = func(of pages.Shown) ui.Scene { return share.NewGameLink(s, of) }
	e.Open.SavedLink = func(id string) { share.ShowSavedLink(s, id) }
	e.Open.Table = e.Live.Join
	e.Open.Arrived = func(m *match.Match) ui.Scene { return share.NewArrived(s, m) }
	e.Open.SaveRecord = func(m *match.Match) { share.SaveRecord(s, m) }
}

func (e *Env) openLibrary() {
	s := &library.Services{
		App: e.App, Platform: e.Platform, Now: e.Now, Games: e.Games, Shelf: e.Shelf, Lists: e.Lists, Outbox: e.Outbox,
		Thumbs: e.Thumbs, Portraits: e.Portraits, Open: e.Open,
	}
	e.Incoming = library.NewIncoming(s)
	e.Open.Library = func() ui.Scene { return library.New(s) }
	e.Open.Unfinished = func() ui.Scene { return library.Unfinished(s) }
	e.Open.NoticeProblems = func() { library.NoticeProblems(s) }
}

func (e *Env) openPuzzles() {
	s := &puzzles.Services{
		Services: e.Table, Rand: e.Rand, Clock: e.Clock, Games: e.Games, Thumbs: e.Thumbs, Outbox: e.Outbox, Broker: e.Broker, Book: e.Puzzles,
		Portraits: e.Portraits, Page: e.Page,
	}
	e.Open.Puzzles = func(game string) ui.Scene { return puzzles.NewHome(s, game) }
	e.Open.Puzzle = func(to link.Puzzle) { puzzles.Open(s, to) }
	e.Open.PuzzleLink = func(to link.Puzzle) { puzzles.OpenLink(s, to) }
}

func (e *Env) openRecords() {
	s := &records.Services{
		Services: e.Starter.Services, Now: e.Now, Games: e.Games, Lists: e.Lists, Outbox: e.Outbox, Portraits: e.Portraits, Book: e.Puzzles,
		Starter: e.Starter,
	}
	e.Open.Result = func(of pages.Shown, was *session.Session) { records.ShowResult(s, of, was) }
	e.Open.Statistics = func() ui.Scene { return records.NewStatistics(s) }
	e.Open.Rating = func(game string) ui.Scene { return records.NewRating(s, game) }
}

func (e *Env) openClub() {
	s := &evening.Services{Services: e.Starter.Services, Outbox: e.Outbox, Starter: e.Starter}
	wallOf := &wall.Services{App: e.App, Games: e.Games, Looks: e.Looks, Live: e.Live}
	e.Open.Wall = func() ui.Scene { return wall.New(wallOf) }
	e.Open.Club = func(game rules.Game) ui.Scene { return evening.New(s, game) }
	e.Open.Hall = func(at link.Table, game rules.Game) ui.Scene { return evening.Visit(s, at, game) }
}

func (e *Env) openAnalysis() {
	s := &analysis.Services{Services: e.Table, Broker: e.Broker, Store: e.Store, Portraits: e.Portraits, Book: e.Puzzles}
	e.Open.Study = func(g *shelf.Game, at *match.Node) { analysis.Open(s, g, at) }
	e.Open.Try = func(g *shelf.Game, ply int) { analysis.Try(s, g, ply) }
	e.Open.Analyse = func(game rules.Game, options string, from rules.Position) { analysis.OpenBoard(s, game, options, from) }
	e.Open.AnalyseGame = func(m *match.Match, at *match.Node) { analysis.OpenGame(s, m, at) }
}

// tick does what happens in every tick besides the scenes.
func (e *Env) tick() {
	e.Looks.Style()
	e.App.Each(func(s ui.Scene) {
		if p, ok := s.(ui.Poller); ok {
			p.Poll()
		}
	})
	if e.App.Gesture.Down() == "" {
		e.pressed = max(0, e.pressed-1)
	}
	e.Broker.Tick()
	if e.Platform.Media() != e.media {
		e.restyle()
	}
	e.Language.Poll()
	if e.fallback.poll(e.App.Fonts, e.Platform) {
		e.restyle()
	}
	e.Store.Watch()
	if e.Thumbs.Tick() || e.Lists.Tick() {
		e.App.Changed()
	}
	if e.Puzzles.Tick() {
		e.App.Changed()
	}
	if e.Portraits.Tick() {
		e.App.Redraw()
	}
	e.Outbox.Tick()
	e.Live.Tick()
	if text := e.Platform.Link(); text != "" {
		e.follow(text)
	} else {
		e.Links.Tick()
	}
	e.Incoming.Tick()
	e.retrying.tick(e.Shelf)
	e.told(e.Prefs.Queue.Tick(e.App.Busy()))
}

const pressTicks = 20

func (e *Env) gesture() {
	e.pressed = pressTicks
	e.Sound.Gesture()
}

func (e *Env) tapped() {
	if e.pressed > 0 {
		e.pressed = 0
		e.Sound.Tap()
	}
}

func (e *Env) stackChanged() {
	e.tapped()
	e.Sound.Game(e.App.Subject())
}

// key handles a key that no scene handles.
func (e *Env) key(name string) bool {
	switch name {
	case "M":
		e.Prefs.ToggleSound()
	case "?":
		e.Open.KeysHere()
	case "F1":
		if e.App.Top().Name() != "keys" {
			e.App.Push(e.Open.Keys())
		}
	case ui.PasteKey:
		if !e.Platform.Exchange().CanPaste() {
			return false
		}
		e.Incoming.Paste()
	case "F", "F11":
		e.Platform.SetFullScreen(!e.Platform.FullScreen())
	default:
		return false
	}
	return true
}
