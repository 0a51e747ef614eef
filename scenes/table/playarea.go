package table

import (
	"errors"
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/bylink"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// An Area is a board on which taps spell turns and refusals are explained, in a game, a lesson or a study.
type Area struct {
	Env     *Services
	Source  source
	Board   *board.Board
	Speller board.Speller
	Message Message
	// Names returns what sentences call the sides' players; nil for the players of the match.
	Names   func() [2]locale.Name
	dragged rules.Spot     // where the drag began
	settled rules.Position // the position whose captures lie in the trays: while a turn is shown, the one before it
}

// NewSessionArea returns an area for a session.
func NewSessionArea(env *Services, s *session.Session) *Area { return NewArea(env, sessionSource{s}) }

// NewSentArea returns an area for a session whose turns are sent elsewhere.
func NewSentArea(env *Services, s *session.Session, to Sender) *Area {
	return NewArea(env, sentSource{sessionSource{s}, to})
}

// NewArea returns an area for a source.
func NewArea(env *Services, s source) *Area {
	m := s.Match()
	g := env.Looks.Of(m.Info().ID)
	if g == nil {
		panic("scenes: no board for " + m.Info().ID)
	}
	a := &Area{Env: env, Source: s, Board: board.New(g, m.At(0), env.Looks.Style())}
	a.Board.Started = func(e rules.Event, moment int, lasts float64) { env.Sound.Event(m.Info(), e, moment, lasts) }
	a.Board.Pace = env.Prefs.Settings.Motion.Pace()
	a.Sync()
	return a
}

// Arrange fits the board into a room, with a side at its lower edge, to which what that side captures goes.
func (a *Area) Arrange(room sprites.Rect, bottom rules.Side) {
	b := a.Board
	b.Pace = a.Env.Prefs.Settings.Motion.Pace()
	b.Arrange(room, board.Orient(b.Game().Home, false, bottom))
	b.Trays[bottom.Other()], b.Trays[bottom] = sprites.Pt(room.Center().X, room.Y), sprites.Pt(room.Center().X, room.Y+room.H)
}

// Sync shows the source's position and last turn.
func (a *Area) Sync() { a.takeUp(a.Board.Lay) }

// Return is like Sync for a position reached without playing turns, such as an earlier one.
func (a *Area) Return() { a.takeUp(a.Board.Return) }

func (a *Area) takeUp(show func(rules.Tokens)) {
	pos := a.Source.Position()
	a.Message, a.dragged, a.settled = Message{}, "", pos
	a.Speller.Begin(a.Match().Info(), pos, a.Source.Live())
	a.Board.Choose(nil)
	show(a.Source.Tokens())
	a.Env.App.Changed()
}

func (a *Area) Match() *match.Match { return a.Source.Match() }

// Game returns the descriptor of the board's game.
func (a *Area) Game() *board.Game { return a.Board.Game() }

// Hands reports whether a person can play a turn now.
func (a *Area) Hands() bool { return a.Source.PersonToMove() }

// Spelling reports whether a turn has been begun.
func (a *Area) Spelling() bool { return len(a.Speller.Path()) > 0 }

// Tap handles a tap on a spot. It reports whether the rules refuse it.
func (a *Area) Tap(s rules.Spot) (refused bool) {
	a.Message = Message{}
	a.Source.Forget()
	if !a.Hands() {
		return a.refuse(s)
	}
	switch a.Speller.Tap(s) {
	case board.Refused:
		return a.refuse(s)
	case board.Back:
		a.preview()
	default:
		a.advanced()
	}
	return false
}

// Show shows a tap of a turn that no person plays.
func (a *Area) Show(s rules.Spot) {
	if a.Speller.Tap(s) != board.Refused {
		a.Env.Sound.Tap()
		a.preview()
	}
}

func (a *Area) advanced() {
	if a.Speller.Follow().Complete() && !a.Env.Prefs.Settings.Confirm {
		a.Commit(a.Speller.Word())
		return
	}
	a.Env.Sound.Tap()
	a.sayTap()
	a.preview()
}

func (a *Area) preview() {
	a.Board.Preview(a.Speller.Events())
	a.Board.Choose(a.Speller.Path())
	a.Env.App.Changed()
}

// Commit plays a turn.
func (a *Area) Commit(word string) {
	if err := a.Source.Play(word); err != nil {
		a.Tell(func() string { return a.InWords(err) }, true)
		return
	}
	if _, sent := a.Source.(sentSource); sent {
		a.Board.Choose(a.Speller.Path())
	}
}

// Played shows a turn that has been played.
func (a *Area) Played(events []rules.Event) {
	a.Message, a.dragged = Message{}, ""
	a.Speller.Clear()
	if a.Source.Position().Outcome().Over() {
		a.Board.PlayOut(events)
	} else {
		a.Board.Play(events)
	}
}

// TurnRound makes the next Arrange turn the board gradually.
func (a *Area) TurnRound() {
	if a.Board.TurnRound() {
		a.Env.Sound.Turned()
	}
}

// Point makes the pieces on some spots hop.
func (a *Area) Point(spots []rules.Spot) {
	for _, s := range spots {
		a.Board.Nudge(s)
	}
}

// StepBack undoes the last tap.
func (a *Area) StepBack() {
	if !a.Spelling() {
		return
	}
	a.Board.Finish()
	a.Message, a.dragged = Message{}, ""
	a.Speller.StepBack()
	a.preview()
}

func (a *Area) done() {
	if w := a.Speller.Word(); w != "" {
		a.Board.Finish()
		a.Commit(w)
	}
}

func (a *Area) decline() {
	a.Speller.Decline()
	a.Message = Message{}
	a.sayTap()
	a.Env.App.Changed()
}

// refuse answers a forbidden tap by a mark and the reason. It returns false if there is no reason.
func (a *Area) refuse(s rules.Spot) bool {
	demo := a.Source.Demo()
	a.Env.Sound.Refuse()
	if !demo {
		a.Board.Refuse(s)
		a.Env.VibrateRefusal()
	}
	var reason rules.Reason
	switch {
	case a.Source.Over():
		reason = rules.GameOver
	case !a.Source.Live():
		return false
	case !a.Hands():
		if sent, ok := a.Source.(sentSource); ok {
			a.Tell(sent.to.Waits, true)
		} else if side, waiting := bylink.Awaited(a.Match()); waiting {
			a.Tell(func() string { return wording.WaitingFor(a.Env.App.Words, a.Match(), side) }, true)
		} else if !demo {
			a.Tell(func() string { return a.Env.App.Words.T(key.EngineWait) }, true)
		}
		return false
	default:
		reason = a.Speller.Refuse(s)
	}
	a.Tell(func() string { return a.Speaker().Refusal(reason) }, true)
	a.Message.reason = reason
	return true
}

// InWords translates a match's error. An error that is no [rules.Reason] becomes a general refusal.
func (a *Area) InWords(err error) string {
	if r, ok := errors.AsType[rules.Reason](err); ok {
		return a.Speaker().Refusal(r)
	}
	return a.Env.App.Words.T(key.BoardRefused)
}

// lift begins a drag from a spot if a turn may continue or begin there; refused reports that the rules forbid it.
func (a *Area) lift(s rules.Spot) (lifted, refused bool) {
	if !a.Hands() {
		return false, false
	}
	if path := a.Speller.Path(); len(path) == 0 || path[len(path)-1] != s {
		if !a.Speller.CanTap(s) {
			return false, a.Tap(s) // says why not
		}
		if a.Speller.Ends(s) {
			return false, false // this tap completes the turn: nothing to drag
		}
		a.Tap(s)
	}
	a.dragged = s
	return true, false
}

func (a *Area) drag(at sprites.Point) {
	if a.dragged != "" {
		a.Board.Hold(a.dragged, at)
	}
}

func (a *Area) drop(s rules.Spot) (refused bool) {
	from := a.dragged
	a.dragged = ""
	a.Board.Release()
	switch {
	case from == "" || s == "" || s == from:
		a.Board.Seat() // the piece stays chosen
	case slices.Contains(a.Speller.Follow().Next, s):
		a.Speller.Tap(s)
		a.advanced()
	default:
		a.Board.Seat()
		return a.refuse(s)
	}
	return false
}

// Prompt returns the key of what the player may do next.
func (a *Area) Prompt() key.Text {
	return a.Game().Asks(a.Source.Position(), a.Speller.Path(), a.Speller.Offered())
}

// Speaker returns a speaker for the game in the player's language.
func (a *Area) Speaker() commentary.Speaker {
	s := wording.Speaker(a.Env.App.Words, a.Match())
	if a.Names != nil {
		s.Names = a.Names()
	}
	return s
}

func (a *Area) sayTap() {
	if a.Hands() {
		a.Env.App.Say(a.Speaker().Next(a.Env.App.Words.T(a.Prompt()), a.Speller.Offered().Next))
	}
}

// What describes a turn of the side to move.
func (a *Area) What(t rules.Turn) string {
	return a.Speaker().What(a.Source.Position().Turn(), t.Events)
}
