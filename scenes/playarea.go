package scenes

import (
	"errors"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// A playArea is a board on which turns are played: taps spell them, the board
// shows what its source tells, and what is refused is explained. A game, a
// lesson and a study have one each.
type playArea struct {
	env     *Env
	source  source
	board   *board.Board
	speller board.Speller
	told    told
	dragged rules.Spot // from where something is being dragged
}

// newPlayArea returns the board of a session.
func newPlayArea(env *Env, s *session.Session) *playArea { return newAreaOf(env, sessionSource{s}) }

// newAreaOf returns the board of a source.
func newAreaOf(env *Env, s source) *playArea {
	m := s.Match()
	g := env.Looks.Of(m.Info().ID)
	if g == nil {
		panic("scenes: no board for " + m.Info().ID)
	}
	a := &playArea{env: env, source: s, board: board.New(g, m.At(0), env.Looks.Style())}
	a.board.Started = func(e rules.Event, seed int) { env.Sound.Event(m.Info(), e, seed) }
	a.board.Pace = env.Prefs.Settings.Motion.Pace()
	a.sync()
	return a
}

// sync takes up the position that the source shows: its tokens and its turns.
func (a *playArea) sync() {
	pos := a.source.Position()
	a.told, a.dragged = told{}, ""
	a.speller.Begin(a.match().Info(), pos, a.source.Live())
	a.board.Show(pos)
	a.env.App.Changed()
}

// view is what shows of it.
func (a *playArea) view() areaView { return areaView{a} }

func (a *playArea) match() *match.Match { return a.source.Match() }

// game is what the board's game looks like.
func (a *playArea) game() *board.Game { return a.board.Game() }

// hands reports whether a person can play a turn now.
func (a *playArea) hands() bool { return a.source.PersonToMove() }

// spelling reports whether a turn has been begun.
func (a *playArea) spelling() bool { return len(a.speller.Path()) > 0 }

// tap is a tap on a spot. It reports whether the rules refuse it.
func (a *playArea) tap(s rules.Spot) (refused bool) {
	a.told = told{}
	a.source.Forget()
	if !a.hands() {
		return a.refuse(s)
	}
	switch a.speller.Tap(s) {
	case board.Refused:
		return a.refuse(s)
	case board.Back:
		a.preview()
	default:
		a.advanced()
	}
	return false
}

// show is a tap of a turn that is not a person's.
func (a *playArea) show(s rules.Spot) {
	if a.speller.Tap(s) != board.Refused {
		a.env.Sound.Tap()
		a.preview()
	}
}

// advanced plays the turn if nothing can be added to it.
func (a *playArea) advanced() {
	if a.speller.Follow().Complete() && !a.env.Prefs.Settings.Confirm {
		a.commit(a.speller.Word())
		return
	}
	a.env.Sound.Tap()
	a.sayTap()
	a.preview()
}

// preview shows what has happened already whichever way the turn goes on.
func (a *playArea) preview() {
	a.board.Preview(a.speller.Events())
	a.env.App.Changed()
}

// commit plays a turn.
func (a *playArea) commit(word string) {
	if _, err := a.source.Play(word); err != nil {
		a.tell(func() string { return a.inWords(err) }, true)
	}
}

// played shows a turn that has been played.
func (a *playArea) played(events []rules.Event) {
	a.told, a.dragged = told{}, ""
	a.speller.Clear()
	a.board.Play(events)
}

// stepBack takes the last tap back.
func (a *playArea) stepBack() {
	if !a.spelling() {
		return
	}
	a.board.Finish()
	a.told = told{}
	a.speller.StepBack()
	a.preview()
}

// done plays the turn as it has been spelled.
func (a *playArea) done() {
	if w := a.speller.Word(); w != "" {
		a.board.Finish()
		a.commit(w)
	}
}

// decline answers no to a question, where the turn can go on without it.
func (a *playArea) decline() {
	a.speller.Decline()
	a.told = told{}
	a.sayTap()
	a.env.App.Changed()
}

// refuse answers a tap that no turn allows: a shake and the reason. It reports
// whether there is a reason.
func (a *playArea) refuse(s rules.Spot) bool {
	demo := a.source.Demo()
	if a.env.Prefs.Settings.Motion.Moves() && !demo {
		a.board.Shake(s)
	}
	a.env.Sound.Refuse()
	if !demo {
		haptics{a.env}.refused()
	}
	var reason rules.Reason
	switch {
	case a.source.Over():
		reason = rules.GameOver
	case !a.source.Live():
		return false
	case !a.hands():
		if side, waiting := awaited(a.match()); waiting {
			a.tell(func() string { return waitingFor(a.env, a.match(), side) }, true)
		} else if !demo {
			a.tell(func() string { return a.env.App.Words.T(key.EngineWait) }, true)
		}
		return false
	default:
		reason = a.speller.Refuse(s)
	}
	a.tell(func() string { return a.env.App.Words.Reason(reason) }, true)
	a.told.reason = reason
	return true
}

// inWords puts an error of a match into the reader's language; what is no
// reason of the rules is only refused.
func (a *playArea) inWords(err error) string {
	if r, ok := errors.AsType[rules.Reason](err); ok {
		return a.env.App.Words.Reason(r)
	}
	return a.env.App.Words.T(key.BoardRefused)
}

// lift begins a drag from a spot if a turn may go on or begin there. It reports
// whether it has, and whether the rules refuse it.
func (a *playArea) lift(s rules.Spot) (lifted, refused bool) {
	if !a.hands() {
		return false, false
	}
	if path := a.speller.Path(); len(path) == 0 || path[len(path)-1] != s {
		if !a.speller.CanTap(s) {
			return false, a.tap(s) // says why not
		}
		if a.speller.Ends(s) {
			return false, false // a single tap says it all: nothing to drag
		}
		a.tap(s)
	}
	a.dragged = s
	return true, false
}

// drag moves what is being dragged.
func (a *playArea) drag(at sprites.Point) {
	if a.dragged != "" {
		a.board.Hold(a.dragged, at)
	}
}

// drop ends a drag on a spot, or nowhere. It reports whether the rules refuse
// it.
func (a *playArea) drop(s rules.Spot) (refused bool) {
	from := a.dragged
	a.dragged = ""
	a.board.Release()
	switch {
	case s != "" && s != from && slices.Contains(a.speller.Follow().Next, s):
		a.speller.Tap(s)
		a.advanced()
	case s != "" && s != from:
		a.board.Seat()
		return a.refuse(s)
	default:
		a.board.Seat() // the piece stays chosen
	}
	return false
}

// prompt is the key of what the player may do next.
func (a *playArea) prompt() key.Text {
	return a.game().Asks(a.source.Position(), a.speller.Path(), a.speller.Offered())
}

// speaker puts the game into the player's language.
func (a *playArea) speaker() commentary.Speaker {
	return commentary.Speaker{Words: a.env.App.Words, Info: a.match().Info()}
}

// sayTap says how the turn can go on after a tap.
func (a *playArea) sayTap() {
	if a.hands() {
		a.env.App.Say(a.speaker().Next(a.env.App.Words.T(a.prompt()), a.speller.Offered().Next))
	}
}

// what says a turn of the side that is to move.
func (a *playArea) what(t rules.Turn) string {
	return a.speaker().What(a.source.Position().Turn(), t.Events)
}
