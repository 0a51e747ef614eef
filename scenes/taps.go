package scenes

import (
	"errors"
	"slices"

	"tidepool/rules"
)

// taps is the turn being spelled: what has been tapped, and what may follow.
type taps struct {
	position rules.Position
	turns    []rules.Turn
	path     []rules.Spot
	follow   rules.Follow
	// declined tells that a promotion has been refused; the turn goes on.
	declined bool
	// events are those of the turn that are shown already.
	events []rules.Event
	told
	// dragged is the spot being dragged from.
	dragged rules.Spot
}

// begin takes up a position. Without live, nothing can be tapped.
func (t *taps) begin(pos rules.Position, live bool) {
	*t = taps{position: pos}
	if live {
		t.turns = pos.Turns()
	}
	t.follow = rules.FollowTaps(t.turns, nil)
}

func (t *taps) clear() {
	t.path, t.events, t.turns, t.dragged = nil, nil, nil, ""
	t.follow, t.declined = rules.Follow{}, false
	t.hush()
}

// hush forgets what was told.
func (t *taps) hush() { t.told = told{} }

// tap is a tap on a spot by whoever is to move.
func (b *boardScene) tap(s rules.Spot) {
	b.taps.hush()
	b.dropHint()
	if !b.hands() {
		b.refuse(s)
		return
	}
	t := &b.taps
	switch {
	case slices.Contains(t.follow.Next, s):
		b.advance(s)
	case len(t.path) > 0 && s == t.path[len(t.path)-1]:
		b.stepBack()
	case len(t.path) > 0 && len(t.events) == 0 && rules.FollowTaps(t.turns, []rules.Spot{s}).Turns > 0:
		t.path = nil
		b.advance(s)
	default:
		b.refuse(s)
	}
}

// advance adds a legal tap and plays the turn if nothing can be added.
func (b *boardScene) advance(s rules.Spot) {
	t := &b.taps
	t.path, t.declined = append(t.path, s), false
	t.follow = rules.FollowTaps(t.turns, t.path)
	if t.follow.Complete() && !b.env.Settings.Confirm {
		b.commit(t.follow.Word)
		return
	}
	b.env.Sound.Tap()
	b.sayTap()
	b.preview()
}

// preview shows what has happened already whichever way the turn goes on.
func (b *boardScene) preview() {
	t := &b.taps
	shown := len(t.events)
	if shown > len(t.follow.Events) {
		b.cast.reset(t.position.Tokens())
		shown = 0
		for _, e := range t.follow.Events {
			b.cast.apply(e)
		}
		b.cast.seat()
		t.events = t.follow.Events
		return
	}
	t.events = t.follow.Events
	b.stage.play(t.follow.Events[shown:])
	b.env.app.Changed()
}

// stepBack takes the last tap back.
func (b *boardScene) stepBack() {
	t := &b.taps
	if len(t.path) == 0 {
		return
	}
	b.stage.finish()
	t.hush()
	if t.declined { // asks again
		t.declined = false
		b.env.app.Changed()
		return
	}
	t.path = t.path[:len(t.path)-1]
	t.follow = rules.FollowTaps(t.turns, t.path)
	b.preview()
	b.env.app.Changed()
}

// done plays the turn as it has been spelled.
func (b *boardScene) done() {
	if w := b.taps.follow.Word; w != "" {
		b.stage.finish()
		b.commit(w)
	}
}

// refuse answers a tap that no turn allows: a shake and the reason.
func (b *boardScene) refuse(s rules.Spot) {
	if b.env.Settings.Motion.Moves() && !b.demo() {
		b.shake[s] = shakeTicks
	}
	b.env.Sound.Refuse()
	var reason rules.Reason
	switch {
	case b.match.Outcome().Over():
		reason = rules.GameOver
	case !b.live():
		return
	case !b.hands():
		if !b.demo() {
			b.tell(func() string { return b.env.Words.T("engine.wait") }, true)
		}
		return
	default:
		reason = b.position().Refuse(b.taps.path, s)
	}
	b.tell(func() string { return b.env.Words.Reason(reason) }, true)
	b.taps.reason = reason
	if b.coach != nil {
		b.coach.refused()
	}
}

// lift begins a drag from a spot if a turn may go on or begin there.
func (b *boardScene) lift(s rules.Spot) bool {
	t := &b.taps
	if n := len(t.path); n == 0 || t.path[n-1] != s {
		if !slices.Contains(t.follow.Next, s) && (len(t.events) > 0 || rules.FollowTaps(t.turns, []rules.Spot{s}).Turns == 0) {
			b.tap(s) // says why not
			return false
		}
		if rules.FollowTaps(t.turns, append(slices.Clone(t.path), s)).Complete() {
			return false // a single tap says it all: nothing to drag
		}
		b.tap(s)
	}
	t.dragged = s
	return true
}

// held is the actor being dragged.
func (b *boardScene) held() *actor {
	if b.taps.dragged == "" || b.moving() {
		return nil
	}
	return b.cast.on(b.taps.dragged)
}

// drop ends a drag on a spot, or nowhere.
func (b *boardScene) drop(s rules.Spot) {
	t := &b.taps
	from := t.dragged
	t.dragged = ""
	switch {
	case s == from:
		b.cast.seat() // the piece stays chosen
	case s != "" && slices.Contains(t.follow.Next, s):
		b.advance(s)
	case s != "":
		b.cast.seat()
		b.refuse(s)
	default:
		b.cast.seat()
	}
}

// inWords puts an error of a match into the reader's language; what is no
// reason of the rules is only refused.
func (b *boardScene) inWords(err error) string {
	if r, ok := errors.AsType[rules.Reason](err); ok {
		return b.env.Words.Reason(r)
	}
	return b.env.Words.T("board.refused")
}
