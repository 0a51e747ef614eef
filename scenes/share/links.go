package share

import (
	"errors"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// readATick is how many turns of a link are read in one tick; the longest game has two thousand.
const readATick = 40

// Links adds games from links to the library.
type Links struct {
	*Services
	reading *link.Reading // the link being read; nil for none
}

// Follow opens a link's game or puzzle in place of the current scene, once read. Anything else is only reported.
func (l *Links) Follow(text string) {
	if link.IsWall(text) {
		l.Open.Home()
		l.App.Push(l.Open.Wall())
		return
	}
	p, err := link.DecodePuzzle(text)
	to, wrong := link.DecodeTable(text)
	switch {
	case err == nil:
		l.Open.PuzzleLink(p)
		return
	case wrong == nil:
		l.Open.Table(to)
		return
	case errors.Is(err, link.ErrDamaged) || errors.Is(wrong, link.ErrDamaged):
		l.App.Notice(l.App.Words.T(key.LinkDamaged))
		return
	}
	if l.reading, err = link.Begin(text, l.Games); err != nil {
		l.App.Notice(l.App.Words.T(whyNoLink(err)))
		return
	}
	l.Tick()
}

// Tick reads more of a link, and opens its game once it is complete.
func (l *Links) Tick() {
	e := l.Services
	if l.reading == nil {
		return
	}
	m, err := l.reading.Read(readATick)
	if m == nil && err == nil {
		return
	}
	if l.reading = nil; err != nil {
		e.App.Notice(e.App.Words.T(whyNoLink(err)))
		return
	}
	e.Open.Home()
	if id := m.Tag(link.ByLinkTag); id != "" {
		l.answer(id, m)
	} else {
		l.find(m)
	}
}

func whyNoLink(err error) key.Text {
	switch {
	case errors.Is(err, match.ErrUnknownGame):
		return key.LinkUnknown
	case errors.Is(err, link.ErrNewer):
		return key.LinkNewer
	case errors.Is(err, link.ErrDamaged):
		return key.LinkDamaged
	}
	return key.LinkNone
}

func (l *Links) find(m *match.Match) {
	for _, s := range l.Shelf.Known().Games {
		if s.Ply != m.Ply() || s.Game.Info().ID != m.Info().ID || s.Players != [2]string{m.Player(rules.Near), m.Player(rules.Far)} {
			continue
		}
		if g, err := l.Shelf.Load(s.ID); err == nil && link.Equal(g.Match, m) {
			l.Open.Saved(s.ID)
			return
		}
	}
	l.add(m)
}

// add opens a game that is new here. It was not played here, so it does not count.
func (l *Links) add(m *match.Match) {
	if !l.mark(m.SetTag(match.ImportedTag, session.ImportedByLink)) {
		return
	}
	l.keep(m)
}

// mark reports whether a game could be marked; it tells the player if not.
func (l *Links) mark(err error) bool {
	if err != nil {
		l.App.Notice(l.App.Words.T(key.LinkDamaged))
	}
	return err == nil
}

func (l *Links) keep(m *match.Match) {
	g := &shelf.Game{Match: m}
	l.Store.Keep(g)
	l.show(g)
}

func (l *Links) show(g *shelf.Game) {
	l.Store.Remember(g.ID)
	l.Open.Show(g)
}

// answer handles a game by links: an update of one in the library, or a new one.
func (l *Links) answer(id string, m *match.Match) {
	e := l.Services
	var at *shelf.Game
	news, known := link.Another, false
	for _, s := range e.Shelf.Known().Games {
		if s.Tag(link.ByLinkTag) != id {
			continue
		}
		g, err := e.Shelf.Load(s.ID)
		if err != nil {
			e.App.Notice(e.App.Words.T(key.GamesUnopened, "why", wording.Cause(e.App.Words, err)))
			return
		}
		known = true
		if n := bylink.Compare(g.Match, m); n > news {
			at, news = g, n
		}
	}
	if at != nil {
		l.take(at, m, news)
		return
	}
	l.join(m, known)
}

// join lets the person play on in a new game by links. A game that has ended, or that contradicts a known
// game, is added as not played here.
func (l *Links) join(m *match.Match, known bool) {
	e := l.Services
	for side := range rules.Side(2) {
		if !l.mark(m.SetTag(session.LevelTag(m.Info(), side), "")) {
			return
		}
	}
	if !l.mark(bylink.SitDown(m, m.Position().Turn())) {
		return
	}
	bylink.NoteSent(m)
	if over := m.Outcome().Over(); over || known {
		l.add(m)
	} else {
		l.keep(m)
	}
	switch {
	case known:
		e.App.Notice(e.App.Words.T(key.LinkParted))
	case !m.Outcome().Over():
		e.App.Push(NewArrived(e, m))
	}
}

func (l *Links) take(g *shelf.Game, m *match.Match, news link.News) {
	e := l.Services
	if !l.mark(news.Take(g.Match, m)) {
		return
	}
	switch {
	case news >= link.Moved:
		bylink.NoteSent(g.Match)
		e.Store.Keep(g)
	case news == link.Same && bylink.OpenDraw(g.Match):
		bylink.NoteAgreed(g.Match)
		e.Store.Keep(g)
	}
	l.show(g)
	switch news {
	case link.Offered:
		l.ask(g)
	case link.Moved:
		e.App.Toast(e.App.Words.T(key.LinkYours))
	default:
		e.App.Notice(e.App.Words.T(map[link.News]key.Text{link.Older: key.LinkOld, link.Same: key.LinkSame, link.Ended: key.LinkEnded}[news]))
	}
}

func (l *Links) ask(g *shelf.Game) {
	app, m := l.App, g.Match
	own, _ := bylink.OwnSide(m)
	question := l.App.Words.T(key.LinkAsked, "name", wording.PlayerName(l.App.Words, m, own.Other()))
	app.Push(ui.NewQuestion(app, question, false, func() { l.Open.AgreeDraw(g) }))
}
