package table

import (
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

// Check returns whether an event at a time would be accepted in the table's current state: nil or a [Refusal].
func (t *Table) Check(e Event, at time.Time) error {
	_, err := t.judge(e, at)
	return err
}

// Apply applies the next event of the log. The error says why it is void; it still counts as an event.
func (t *Table) Apply(e Event, at time.Time) error {
	act, err := t.judge(e, at)
	t.events++
	if err == nil {
		act()
	} else if err == Late {
		t.fall(e.Seat, at)
	}
	if at.After(t.last) {
		t.last = at
	}
	return err
}

// judge returns a function that performs an event, or why it is refused. Only that function changes the table.
func (t *Table) judge(e Event, at time.Time) (act func(), err error) {
	switch {
	case !e.Valid() || e.Kind == Made:
		return nil, Illegal
	case t.events >= MaxEvents:
		return nil, TooMany
	case e.Kind == Noted:
		return t.judgeNote(e)
	case t.setup.Hall && (e.Kind != Sat || e.Seat != Maker):
		return nil, Illegal
	case e.Kind == Sat:
		if t.sat[e.Seat] {
			return nil, Taken
		}
		return func() { t.sat[e.Seat] = true }, nil
	case !t.sat[0] || !t.sat[1]:
		return nil, Alone
	case e.Game != t.games:
		return nil, Stale
	case e.Kind == Flagged:
		return t.judgeFlag(e, at)
	case e.Kind != Resign && e.Ply != t.match.Ply():
		return nil, Stale
	}
	over := t.match.Outcome().Over()
	switch e.Kind {
	case Offered:
		return t.judgeOffer(e, over)
	case Replied:
		return t.judgeAnswer(e, at)
	}
	if over {
		return nil, Over
	}
	// Anything a player does after their flag fell is too late.
	if seat, fell := t.fallen(at, t.allowance()); fell && seat == e.Seat && e.Kind != Turned {
		return nil, Late
	}
	switch e.Kind {
	case Turned:
		return t.judgeTurn(e, at)
	case Resumed:
		if !t.paused {
			return nil, NotPaused
		}
		return func() { t.resume(at) }, nil
	case Swapped:
		if seat, _ := t.ToMove(); seat != e.Seat {
			return nil, NotYours
		}
		if !t.Pie() {
			return nil, Illegal
		}
		return func() { t.swap(at, e.Yes) }, nil
	}
	return func() { t.end(at, func() error { return t.match.Resign(t.Side(e.Seat)) }) }, nil
}

// judgeNote accepts notes of a hall's maker only.
func (t *Table) judgeNote(e Event) (func(), error) {
	switch {
	case !t.setup.Hall:
		return nil, Illegal
	case e.Seat != Maker:
		return nil, NotYours
	case len(t.notes) >= maxNotes:
		return nil, TooMany
	}
	return func() { t.notes = append(t.notes, e.Note) }, nil
}

func (t *Table) judgeTurn(e Event, at time.Time) (func(), error) {
	if seat, _ := t.ToMove(); seat != e.Seat {
		return nil, NotYours
	}
	if t.paused {
		return nil, Paused
	}
	if t.match.Ply() >= match.MaxPlies {
		return nil, TooMany
	}
	if _, _, err := t.match.Position().Play(e.Word); err != nil {
		return nil, Illegal
	}
	lag := time.Duration(e.Lag) * time.Millisecond
	if seat, fell := t.fallen(at, min(lag, t.allowance())); fell && seat == e.Seat {
		return nil, Late
	}
	return func() {
		if _, err := t.match.Play(e.Word); err != nil {
			panic(err) // it is legal in this position
		}
		t.offer, t.offers = "", 0
		t.turnOver(e.Seat, t.match.Position().Turn(), at, lag)
		if t.match.Outcome().Over() {
			t.stop(at)
		}
	}, nil
}

// judgeFlag accepts a flag only when no possible lag compensation could have saved the player.
func (t *Table) judgeFlag(e Event, at time.Time) (func(), error) {
	if t.match.Outcome().Over() {
		return nil, Over
	}
	if seat, fell := t.fallen(at, t.allowance()); !fell || seat != e.Seat {
		return nil, Early
	}
	return func() { t.fall(e.Seat, at) }, nil
}

func (t *Table) fall(s Seat, at time.Time) {
	t.end(at, func() error { return t.match.Flag(t.Side(s)) })
}

// end ends a game in progress.
func (t *Table) end(at time.Time, how func() error) {
	if err := how(); err != nil {
		panic(err) // only after the end
	}
	t.stop(at)
	t.paused, t.offer, t.offers = false, "", 0
}

func (t *Table) judgeOffer(e Event, over bool) (func(), error) {
	switch {
	case e.Offer == Rematch && !over:
		return nil, Going
	case e.Offer != Rematch && over:
		return nil, Over
	case e.Offer == Pause && t.paused:
		return nil, Paused
	case e.Offer == Undo && !t.CanUndo(e.Seat):
		return nil, Illegal
	case t.offer != "":
		return nil, Taken
	case t.offers >= maxOffers:
		return nil, TooMany
	}
	return func() { t.offer, t.offerer = e.Offer, e.Seat; t.offers++ }, nil
}

func (t *Table) judgeAnswer(e Event, at time.Time) (func(), error) {
	switch {
	case t.offer == "" || t.offer != e.Offer:
		return nil, NoOffer
	case e.Yes && e.Seat == t.offerer:
		return nil, NotYours
	case !e.Yes:
		return func() { t.offer = "" }, nil
	}
	switch e.Offer {
	case Rematch:
		if !t.redealt(e.Options) {
			return nil, Illegal
		}
		return func() { t.rematch(e.Options) }, nil
	case Draw:
		return func() { t.end(at, t.match.AgreeDraw) }, nil
	case Pause:
		return func() { t.offer, t.paused = "", true; t.stop(at) }, nil
	}
	return func() { t.takeBack(t.offerer, at) }, nil
}

// CanUndo reports whether a seat has a turn in force, which could be taken back.
func (t *Table) CanUndo(s Seat) bool { return t.lastTurn(s) > 0 }

// lastTurn returns the ply of a seat's last turn in force, or 0. The first was played before sides were swapped.
func (t *Table) lastTurn(s Seat) int {
	turns := t.match.Turns()
	for i := len(turns); i > 1; i-- {
		if t.Seat(turns[i-1].By) == s {
			return i
		}
	}
	if len(turns) > 0 && (t.Seat(turns[0].By) == s) != t.swapped() {
		return 1
	}
	return 0
}

// takeBack undoes a seat's last turn and what followed it. Used time is not restored. With the first turn, a swap of
// sides is undone as well.
func (t *Table) takeBack(s Seat, at time.Time) {
	for n := max(t.lastTurn(s), 1); t.match.Ply() >= n; {
		t.match.Undo()
	}
	if t.match.Ply() == 0 {
		t.near, t.pie = t.nearFirst(), t.setup.Pie
	}
	t.offer, t.offers = "", 0
	now, next := t.since(at), t.match.Position().Turn()
	t.turned = now
	_, ran := t.clock.Running()
	left := t.clock
	t.clock.Set(clock.State{left.Left(rules.Near, now), left.Left(rules.Far, now)}, next, 0)
	if ran && t.match.Ply() > 0 {
		t.clock.Start(next, now)
	}
}

func (t *Table) resume(at time.Time) {
	t.paused = false
	now := t.since(at)
	t.turned = now
	if t.match.Ply() > 0 && t.setup.Days == 0 {
		t.clock.Resume(now)
	}
}

// swap makes the players change sides. The board and the clock stay; offers are dropped, as they were about
// the old seats. The time of a turn begins anew, as it is another player's; in old logs only its days do.
func (t *Table) swap(at time.Time, anew bool) {
	t.near, t.pie = t.near.Other(), false
	t.turned = t.since(at)
	if side, ran := t.clock.Running(); anew {
		t.clock.Pass(side)
		if ran {
			t.clock.Start(side, t.turned)
		}
	}
	t.offer, t.offers = "", 0
}

func (t *Table) swapped() bool { return t.near != t.nearFirst() }

// nearFirst returns the seat that the near side had at the beginning of the game.
func (t *Table) nearFirst() Seat {
	if t.games%2 == 1 {
		return t.setup.Near.Other()
	}
	return t.setup.Near
}

// rematch starts another game with the sides swapped.
func (t *Table) rematch(options string) {
	t.points = t.Points()
	t.games++
	t.near = t.nearFirst()
	if err := t.startGame(options); err != nil {
		panic(err) // redealt has tried it
	}
}

// redealt reports whether options are the table's, apart from what is dealt.
func (t *Table) redealt(options string) bool {
	spec := t.game.Info().Options
	was, err := rules.ParseOptions(spec, t.setup.Options)
	if err != nil {
		return false
	}
	now, err := rules.ParseOptions(spec, options)
	if err != nil || now.Format(spec) != options {
		return false
	}
	for _, o := range spec {
		if o.Kind != rules.SeedOption && was[o.Name] != now[o.Name] {
			return false
		}
	}
	_, err = t.game.Start(options)
	return err == nil
}

// Redeal returns the options of the next game: those of the table, with every seed for a deal newly drawn.
func (t *Table) Redeal(seed func() string) string {
	spec := t.game.Info().Options
	values, err := rules.ParseOptions(spec, t.setup.Options)
	if err != nil {
		panic(err) // the table was begun with them
	}
	for _, o := range spec {
		if of, ok := t.game.Info().Option(o.Of); ok && o.Kind == rules.SeedOption && values[of.Name] == of.Default {
			values[o.Name] = seed()
		}
	}
	return values.Format(spec)
}
