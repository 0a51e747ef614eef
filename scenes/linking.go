package scenes

import (
	"errors"

	"tidepool/link"
	"tidepool/locale/key"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
)

// OpenLink opens the game or the puzzle of a link in place of the present scene.
// What is no link is told, and changes nothing.
func OpenLink(e *Env, text string) {
	switch p, err := link.DecodePuzzle(text); {
	case err == nil:
		openPuzzleLink(e, p)
		return
	case errors.Is(err, link.ErrDamaged):
		e.Notice(e.Words.T(key.LinkDamaged))
		return
	}
	m, err := link.Decode(text, e.Games)
	if err != nil {
		e.Notice(e.Words.T(whyNoLink(err)))
		return
	}
	e.home()
	l := linker{e}
	switch letter := m.Tag(link.LetterTag); {
	case letter == "":
		l.open(m)
	default:
		l.answer(letter, m)
	}
}

// whyNoLink says why a link cannot be opened.
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

// A linker takes games of links into the library.
type linker struct{ env *Env }

// open opens a game, as the one of the library that is the same if there is
// one.
func (l linker) open(m *match.Match) {
	want := link.Encode(m)
	for _, s := range l.env.Shelf.Known().Games {
		if s.Ply != m.Ply() || s.Game.Info().ID != m.Info().ID || s.Players != [2]string{m.Player(rules.Near), m.Player(rules.Far)} {
			continue
		}
		if g, err := l.env.Shelf.Load(s.ID); err == nil && link.Encode(g.Match) == want {
			l.env.OpenSaved(s.ID)
			return
		}
	}
	l.add(m)
}

// add opens a game that is new here.
func (l linker) add(m *match.Match) {
	g := &shelf.Game{Match: m}
	l.env.Keep(g)
	l.show(g)
}

func (l linker) show(g *shelf.Game) {
	l.env.remember(g.ID)
	l.env.showBoard(g)
}

// answer takes up a game that is played by links: the library has one of its
// turns or more, or it is the first that is heard of it.
func (l linker) answer(letter string, m *match.Match) {
	e := l.env
	for _, s := range e.Shelf.Known().Games {
		if s.Tag(link.LetterTag) != letter {
			continue
		}
		g, err := e.Shelf.Load(s.ID)
		if err != nil {
			e.Notice(e.Words.T(key.GamesUnopened, "why", e.Why(err)))
			return
		}
		if sameRules(g.Match, m) {
			l.goOn(g, m)
			return
		}
	}
	if err := sitDown(m, m.Position().Turn()); err != nil {
		e.Notice(e.Words.T(key.LinkDamaged))
		return
	}
	noteSent(m)
	l.add(m)
	if !m.Outcome().Over() {
		e.Notice(e.Words.T(key.LinkYours))
	}
}

// sameRules reports whether two matches begin alike.
func sameRules(a, b *match.Match) bool {
	return a.Info().ID == b.Info().ID && a.Options() == b.Options() && a.At(0) == b.At(0)
}

// goOn brings a game of the library up to what a link tells, and says what has
// come of it. Nothing that is in the library is lost.
func (l linker) goOn(g *shelf.Game, m *match.Match) {
	e, mine := l.env, g.Match
	n := commonTurns(mine, m)
	news := key.LinkYours
	switch {
	case n == m.Ply() && !m.Outcome().Over() && n <= mine.Ply():
		if news = key.LinkOld; n == mine.Ply() {
			news = key.LinkSame
		}
	case n == mine.Ply() && !mine.Outcome().Over() && advance(mine, m) == nil:
		if m.Outcome().Over() {
			news = key.LinkEnded
		}
		noteSent(mine)
		e.Keep(g)
	case m.Outcome() == mine.Outcome() && n == m.Ply() && n == mine.Ply():
		news = key.LinkSame
	default:
		news = key.LinkParted
		addBranch(mine, m, n, e.Words.T(key.LinkVariation))
		e.Keep(g)
	}
	l.show(g)
	e.Notice(e.Words.T(news))
}

// commonTurns is how many turns in force two matches have in common.
func commonTurns(a, b *match.Match) int {
	n := 0
	for n < a.Ply() && n < b.Ply() && a.Turn(n+1).Word == b.Turn(n+1).Word {
		n++
	}
	return n
}

// advance plays what a longer match has more, and ends a match as that has
// ended.
func advance(m, longer *match.Match) error {
	for ply := m.Ply() + 1; ply <= longer.Ply(); ply++ {
		if _, err := m.Play(longer.Turn(ply).Word); err != nil {
			return err
		}
	}
	o := longer.Outcome()
	if m.Outcome() == o {
		return nil
	}
	switch o.By {
	case match.ByAgreement:
		return m.AgreeDraw()
	case match.ByTime:
		return m.Flag(o.Winner.Other())
	}
	return m.Resign(o.Winner.Other())
}

// addBranch keeps what a match has played after n turns as a variation of another.
func addBranch(m, other *match.Match, n int, name string) {
	at := m.Node(n)
	for ply := n + 1; ply <= other.Ply(); ply++ {
		next, _, err := m.Add(at, other.Turn(ply).Word)
		if err != nil {
			return // no room is left for variations
		}
		if at = next; ply == n+1 && at.Begins() {
			_ = m.Annotate(at, match.Note{Name: name, Comment: at.Comment(), Mark: at.Mark()})
		}
	}
}
