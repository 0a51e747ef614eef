package table_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/rules"
	"tidepool/rules/games"
)

var (
	noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	keys = [3]string{strings.Repeat("a", table.KeyBytes), strings.Repeat("b", table.KeyBytes), strings.Repeat("c", table.KeyBytes)}
)

// A desk is a table under test, with its log.
type desk struct {
	testing.TB
	*table.Table
	log []table.Event
	at  []time.Time
	now time.Time
}

func newDesk(t testing.TB, s table.Setup) *desk {
	t.Helper()
	s.Keys = keys
	made := table.Event{Kind: table.Made, Setup: &s}
	on, err := table.New(made, noon, games.All())
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{t, on, []table.Event{made}, []time.Time{noon}, noon}
	d.must(table.Event{Kind: table.Sat})
	d.must(table.Event{Kind: table.Sat, Seat: table.Guest})
	return d
}

// event fills in the current game and ply.
func (d *desk) event(e table.Event) table.Event {
	e.Game, e.Ply = d.Game(), d.Match().Ply()
	return e
}

func (d *desk) do(e table.Event) error {
	d.Helper()
	e = d.event(e)
	asked := d.Check(e, d.now)
	got := d.Apply(e, d.now)
	if asked != got {
		d.Fatalf("%+v: checked %v, applied %v", e, asked, got)
	}
	d.log, d.at = append(d.log, e), append(d.at, d.now)
	return got
}

func (d *desk) must(e table.Event) {
	d.Helper()
	if err := d.do(e); err != nil {
		d.Fatalf("%+v: %v", e, err)
	}
}

func (d *desk) refused(e table.Event, want table.Refusal) {
	d.Helper()
	if err := d.Check(d.event(e), d.now); err != want {
		d.Errorf("%+v: %v, want %v", e, err, want)
	}
}

// turn plays the first legal turn.
func (d *desk) turn() {
	d.Helper()
	seat, _ := d.ToMove()
	d.must(table.Event{Kind: table.Turned, Seat: seat, Word: d.Match().Position().Turns()[0].Word})
}

// stands formats the visible state of a table.
func stands(t *table.Table, at time.Time) string {
	o, by := t.Offer()
	return fmt.Sprint(t.Match().FullRecord(), t.Match().Outcome(), t.Game(), t.Points(), o, by, t.Paused(), t.Pie(), t.Left(0, at), t.Left(1, at), t.Side(0), t.Events())
}

// In every game, any log reads as the same table, also after the log was written as text.
func TestEveryGame(t *testing.T) {
	for _, g := range games.All() {
		for seed := range uint64(12) {
			r := rand.New(rand.NewPCG(seed, 7))
			d := newDesk(t, table.Setup{Game: g.Info().ID, Clocks: [2]string{"1+2", "2"}, Near: table.Seat(r.IntN(2)), Pie: r.IntN(2) == 0})
			for range 200 {
				d.now = d.now.Add(time.Duration(r.IntN(2500)) * time.Millisecond)
				_ = d.do(anything(r, d.Table))
			}
			again, err := table.New(d.log[0], d.at[0], games.All())
			if err != nil {
				t.Fatal(err)
			}
			for i, e := range d.log[1:] {
				read, err := table.ParseEvent(e.Text())
				if err != nil {
					t.Fatalf("%s: %v", e.Text(), err)
				}
				_ = again.Apply(read, d.at[i+1])
			}
			if a, b := stands(d.Table, d.now), stands(again, d.now); a != b {
				t.Fatalf("%s, seed %d:\n%s\nread again:\n%s", g.Info().ID, seed, a, b)
			}
		}
	}
}

// anything returns an action that a player may try, most often a legal turn.
func anything(r *rand.Rand, t *table.Table) table.Event {
	seat := table.Seat(r.IntN(2))
	e := table.Event{Seat: seat}
	offers := []table.Offer{table.Undo, table.Draw, table.Pause, table.Rematch}
	switch r.IntN(24) {
	case 0, 1, 2, 3:
		e.Kind, e.Offer = table.Offered, offers[r.IntN(4)]
	case 4, 5, 6:
		e.Kind, e.Yes = table.Replied, r.IntN(3) > 0
		if e.Offer, _ = t.Offer(); e.Offer == "" {
			e.Offer = table.Draw
		}
		if e.Offer == table.Rematch && e.Yes {
			e.Options = t.Redeal(func() string { return fmt.Sprint(r.IntN(1000)) })
		}
	case 7:
		e.Kind = table.Resumed
	case 8:
		e.Kind = table.Swapped
	case 9:
		if e.Kind = table.Flagged; r.IntN(4) == 0 {
			e.Kind = table.Resign
		}
	default:
		e.Kind, e.Word, e.Lag = table.Turned, "nothing", r.IntN(300)
		if mover, going := t.ToMove(); going {
			turns := t.Match().Position().Turns()
			e.Word, e.Seat = turns[r.IntN(len(turns))].Word, mover
		}
	}
	return e
}

func TestRefusals(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Options: "size=6"})
	turn := func(s table.Seat, word string) table.Event {
		return table.Event{Kind: table.Turned, Seat: s, Word: word}
	}
	offer := func(s table.Seat, o table.Offer) table.Event {
		return table.Event{Kind: table.Offered, Seat: s, Offer: o}
	}
	answer := func(s table.Seat, o table.Offer) table.Event {
		return table.Event{Kind: table.Replied, Seat: s, Offer: o, Yes: true}
	}
	d.refused(table.Event{Kind: table.Sat}, table.Taken)
	d.refused(turn(table.Guest, "a1"), table.NotYours)
	d.refused(turn(table.Maker, "a2"), table.Illegal)
	d.refused(offer(table.Maker, table.Undo), table.Illegal)
	d.refused(offer(table.Maker, table.Rematch), table.Going)
	d.refused(answer(table.Maker, table.Draw), table.NoOffer)
	d.refused(table.Event{Kind: table.Resumed}, table.NotPaused)
	d.refused(table.Event{Kind: table.Swapped, Seat: table.Maker}, table.Illegal)
	d.refused(table.Event{Kind: table.Flagged}, table.Early)
	d.turn()
	if err := d.Check(table.Event{Kind: table.Turned, Seat: table.Maker, Word: "a1"}, d.now); err != table.Stale {
		t.Errorf("a turn of the position before: %v", err)
	}
	d.must(offer(table.Maker, table.Undo))
	d.refused(offer(table.Guest, table.Draw), table.Taken)
	d.refused(answer(table.Maker, table.Undo), table.NotYours)
	d.refused(answer(table.Guest, table.Draw), table.NoOffer)
	d.must(answer(table.Guest, table.Undo))
	if d.Match().Ply() != 0 {
		t.Error("the turn is still there")
	}
	d.turn()
	d.must(offer(table.Maker, table.Draw))
	d.turn()
	d.refused(answer(table.Guest, table.Draw), table.NoOffer) // it ended with the turn
	d.must(offer(table.Guest, table.Pause))
	d.must(answer(table.Maker, table.Pause))
	d.refused(turn(table.Maker, d.Match().Position().Turns()[0].Word), table.Paused)
	d.must(table.Event{Kind: table.Resumed, Seat: table.Guest})
	for d.Check(d.event(offer(table.Guest, table.Draw)), d.now) == nil {
		d.must(offer(table.Guest, table.Draw))
		d.must(table.Event{Kind: table.Replied, Seat: table.Guest, Offer: table.Draw})
	}
	d.refused(offer(table.Guest, table.Draw), table.TooMany)
	d.must(table.Event{Kind: table.Resign, Seat: table.Guest})
	d.refused(turn(table.Maker, "a1"), table.Over)
	d.refused(offer(table.Maker, table.Draw), table.Over)
	d.must(offer(table.Maker, table.Rematch))
	d.refused(table.Event{Kind: table.Replied, Seat: table.Guest, Offer: table.Rematch, Yes: true, Options: "size=8"}, table.Illegal)
	yes := answer(table.Guest, table.Rematch)
	yes.Options = d.Redeal(func() string { return "1" })
	d.must(yes)
	if d.Points() != [2]int{2, 0} || d.Game() != 1 || d.Side(table.Maker) != rules.Far {
		t.Errorf("points %v, game %d, the maker is %v", d.Points(), d.Game(), d.Side(table.Maker))
	}
}

// A turn logged before the flag falls counts, one after it does not and ends the game, whether or not anyone
// has claimed the flag; and lag is compensated within the quota.
func TestFlagAndTurn(t *testing.T) {
	for _, c := range []struct {
		after time.Duration
		lag   int
		falls bool
	}{
		{time.Minute - time.Millisecond, 0, false},
		{time.Minute, 0, true},
		{time.Minute + 100*time.Millisecond, 101, false},
		{time.Minute + 100*time.Millisecond, 99, true},
		{time.Minute + 389*time.Millisecond, 60_000, false},
		{time.Minute + 391*time.Millisecond, 60_000, true},
	} {
		d := newDesk(t, table.Setup{Game: "kalah", Clocks: [2]string{"1", "1"}})
		for seat, _ := d.ToMove(); seat == table.Maker; seat, _ = d.ToMove() { // the first turn is free
			d.must(table.Event{Kind: table.Turned, Seat: seat, Word: "F"})
		}
		deadline, ok := d.Deadline()
		if want := d.now.Add(time.Minute + 390*time.Millisecond); !ok || !deadline.Equal(want) {
			t.Fatalf("deadline %v, %v", deadline.Sub(want), ok)
		}
		flag := d.event(table.Event{Kind: table.Flagged, Seat: table.Guest})
		if err := d.Check(flag, deadline.Add(-time.Nanosecond)); err != table.Early {
			t.Errorf("before the deadline: %v", err)
		}
		if err := d.Check(flag, deadline); err != nil {
			t.Errorf("at the deadline: %v", err)
		}
		d.now = d.now.Add(c.after)
		err := d.do(table.Event{Kind: table.Turned, Seat: table.Guest, Word: d.Match().Position().Turns()[0].Word, Lag: c.lag})
		if fell := err == table.Late && d.Match().Outcome() == rules.Win(d.Side(table.Maker), match.ByTime); fell != c.falls {
			t.Errorf("%v after, lag %d: %v, %v", c.after, c.lag, err, d.Match().Outcome())
		}
	}
}

// However slow a connection claims to be, a game compensates only its quota.
func TestQuota(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Clocks: [2]string{"5", "5"}})
	d.turn()
	var back time.Duration
	turns := 0
	for range 40 {
		seat, _ := d.ToMove()
		left := d.Left(seat, d.now).Left
		d.now = d.now.Add(3 * time.Second)
		d.must(table.Event{Kind: table.Turned, Seat: seat, Lag: 3000, Word: d.Match().Position().Turns()[0].Word})
		if seat == table.Guest {
			turns++
			back += 3*time.Second - (left - d.Left(seat, d.now).Left)
		}
		if _, going := d.ToMove(); !going {
			break
		}
	}
	if most := time.Duration(turns) * time.Second; turns < 5 || back > most || back < most-10*time.Millisecond {
		t.Errorf("%v given back in %d turns", back, turns)
	}
}

// Changing sides drops offers: the turn to be taken back would now belong to the other player.
func TestSidesEndOffers(t *testing.T) {
	for _, o := range []table.Offer{table.Undo, table.Draw, table.Pause} {
		d := newDesk(t, table.Setup{Game: "konane", Pie: true})
		d.turn()
		d.must(table.Event{Kind: table.Offered, Seat: table.Maker, Offer: o})
		d.must(table.Event{Kind: table.Swapped, Seat: table.Guest})
		d.refused(table.Event{Kind: table.Replied, Seat: table.Guest, Offer: o, Yes: true}, table.NoOffer)
		if d.Match().Ply() != 1 {
			t.Errorf("%s: %d turns", o, d.Match().Ply())
		}
		d.turn()
	}
}

func TestDays(t *testing.T) {
	d := newDesk(t, table.Setup{Game: "konane", Days: 2})
	d.turn()
	d.now = d.now.Add(48*time.Hour - time.Second)
	d.turn()
	d.now = d.now.Add(48 * time.Hour)
	d.must(table.Event{Kind: table.Flagged, Seat: table.Maker})
}

func TestSetupsRefused(t *testing.T) {
	for name, change := range map[string]func(*table.Setup){
		"game":      func(s *table.Setup) { s.Game = "chess" },
		"options":   func(s *table.Setup) { s.Options = "size=3" },
		"written":   func(s *table.Setup) { s.Options = "-" },
		"clock":     func(s *table.Setup) { s.Clocks[1] = "0" },
		"odds":      func(s *table.Setup) { s.Odds[0] = match.Odds{Name: "queen", Count: 1} },
		"days":      func(s *table.Setup) { s.Days = 31 },
		"two times": func(s *table.Setup) { s.Days, s.Clocks[0] = 1, "5" },
		"key":       func(s *table.Setup) { s.Keys[1] = "short" },
		"seat":      func(s *table.Setup) { s.Near = 2 },
	} {
		s := table.Setup{Game: "konane", Keys: keys}
		change(&s)
		if _, err := table.New(table.Event{Kind: table.Made, Setup: &s}, noon, games.All()); err == nil {
			t.Errorf("%s: taken", name)
		}
	}
}

func FuzzEvent(f *testing.F) {
	s := table.Setup{Game: "konane", Keys: keys}
	for _, e := range []table.Event{{Kind: table.Made, Setup: &s}, {Kind: table.Turned, Seat: 1, Ply: 3, Nonce: "x1", Word: "a1-a3", Lag: 12},
		{Kind: table.Offered, Offer: table.Draw}, {Kind: table.Replied, Offer: table.Rematch, Yes: true, Options: "size=6"}, {Kind: table.Flagged}} {
		f.Add(e.Text())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := table.ParseEvent(data)
		if err != nil {
			return
		}
		if string(e.Text()) != string(data) {
			t.Errorf("%q is written %q", data, e.Text())
		}
		if e.Kind == table.Made {
			on, err := table.New(e, noon, games.All())
			if err == nil {
				_ = on.Apply(table.Event{Kind: table.Sat}, noon)
			}
			return
		}
		d := newDesk(t, s)
		_ = d.Check(e, noon.Add(time.Second))
		_ = d.Apply(e, noon.Add(time.Second))
	})
}

// Only the maker of a hall can leave notes, up to the limit, and nothing else can be done there.
func TestNotes(t *testing.T) {
	s := table.Setup{Game: "konane", Keys: keys, Hall: true}
	d, err := table.New(table.Event{Kind: table.Made, Setup: &s}, noon, games.All())
	if err != nil {
		t.Fatal(err)
	}
	note := table.Event{Kind: table.Noted, Note: "a"}
	for range 1000 {
		if err := d.Apply(note, noon); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.Apply(note, noon); got != table.TooMany || len(d.Notes()) != 1000 {
		t.Errorf("one more is %v, of %d", got, len(d.Notes()))
	}
	if got := d.Check(table.Event{Kind: table.Noted, Seat: table.Guest, Note: "a"}, noon); got != table.NotYours {
		t.Errorf("a guest's is %v", got)
	}
	for _, e := range []table.Event{{Kind: table.Noted}, {Kind: table.Noted, Note: "é"}, {Kind: table.Noted, Note: "<"}, {Kind: table.Noted, Note: strings.Repeat("a", table.MaxNote+1)}, {Kind: table.Sat, Note: "a"}} {
		if e.Valid() {
			t.Errorf("%+v is taken", e)
		}
	}
	if err := d.Apply(table.Event{Kind: table.Sat}, noon); err != nil {
		t.Error(err)
	}
	for _, e := range []table.Event{{Kind: table.Sat, Seat: table.Guest}, {Kind: table.Turned, Word: "a1"}, {Kind: table.Resign}, {Kind: table.Offered, Offer: table.Draw}} {
		if got := d.Check(e, noon); got != table.Illegal {
			t.Errorf("%+v is %v", e, got)
		}
	}
	newDesk(t, table.Setup{Game: "konane"}).refused(note, table.Illegal)
}
