package session_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
)

// A desk is a session with its surroundings: it runs frames, records events, and checks what is kept.
type desk struct {
	*session.Session
	t      testing.TB
	engine *enginetest.Script
	broker *session.Broker
	events []session.Event
	kept   int // how often
	record string
	// highest is the last ply kept.
	highest int
	now     time.Duration // of the clock, if the game has one
}

// newDesk starts a session of a match in which the engine plays sides at levels.
func newDesk(t testing.TB, game, options, start string, levels [2]int) *desk {
	t.Helper()
	m := newMatch(t, game, options, start)
	for side, level := range levels {
		if level > 0 {
			if err := m.SetTag(session.LevelTag(m.Info(), rules.Side(side)), fmt.Sprint(level)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return sit(t, m)
}

func sit(t testing.TB, m *match.Match) *desk {
	d := &desk{t: t, engine: &enginetest.Script{Games: engines.ByID}}
	d.broker = session.NewBroker(d.engine)
	d.Session = session.New(session.Config{
		Match: m, Broker: d.broker, Rand: rand.NewPCG(1, 2), Keep: d.keep,
		Settings: session.Settings{Think: 2 * time.Second, Resigns: true},
		Now:      func() time.Duration { return d.now },
	})
	return d
}

// keep is called before events are reported.
func (d *desk) keep() {
	d.take()
	for _, e := range d.events {
		if p, ok := e.(session.Played); ok && p.Ply > d.highest {
			d.t.Errorf("ply %d was reported before it was stored", p.Ply)
		}
	}
	d.kept++
	d.record = d.Match().FullRecord()
	d.highest = max(d.highest, d.Match().Ply())
}

func (d *desk) take() { d.events = append(d.events, d.Drain()...) }

// frame runs a frame in which the board is at rest.
func (d *desk) frame() {
	d.now += sixtieth
	d.Tick(true)
	d.broker.Tick()
	d.take()
}

// moving runs frames in which pieces move.
func (d *desk) moving(n int) {
	for range n {
		d.now += sixtieth
		d.Tick(false)
		d.broker.Tick()
		d.take()
	}
}

func (d *desk) frames(n int) {
	for range n {
		d.frame()
	}
}

// until runs frames until ok is true.
func (d *desk) until(what string, ok func() bool) {
	d.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 5000 {
			d.t.Fatalf("timed out waiting for %s; %v", what, d.State())
		}
		d.frame()
	}
}

// state runs frames until the session is in a state.
func (d *desk) state(s session.State) {
	d.t.Helper()
	d.until(s.String(), func() bool { return d.State() == s })
}

// answered runs frames until a person is to move or the game is over.
func (d *desk) answered() {
	d.t.Helper()
	d.until("the person's turn", func() bool { return d.PersonToMove() || d.Match().Outcome().Over() })
}

// turn plays the first legal turn for a person.
func (d *desk) turn() {
	d.t.Helper()
	d.word(d.Position().Turns()[0].Word)
}

func (d *desk) word(w string) {
	d.t.Helper()
	if err := d.Play(w); err != nil {
		d.t.Fatal(err)
	}
	d.take()
}

// count returns the number of events of a type.
func count[E session.Event](d *desk) (n int) {
	d.take()
	for _, e := range d.events {
		if _, ok := e.(E); ok {
			n++
		}
	}
	return n
}

// last returns the last event of a type.
func last[E session.Event](d *desk) (e E) {
	d.t.Helper()
	d.take()
	for _, x := range slices.Backward(d.events) {
		if e, ok := x.(E); ok {
			return e
		}
	}
	d.t.Fatalf("no %T among %v", e, d.events)
	return e
}

// ply checks the ply of the game.
func (d *desk) ply(want int) {
	d.t.Helper()
	if got := d.Match().Ply(); got != want {
		d.t.Fatalf("ply %d, want %d; %v", got, want, d.State())
	}
}
