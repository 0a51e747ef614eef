package session_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Odds stay with the player who gives them, on either side, in the record and in the next game.
func TestOdds(t *testing.T) {
	for _, g := range games.All() {
		for _, o := range rules.OddsOf(g, "") {
			gives := match.Odds{Name: o.Name, Count: o.Most}
			m, err := session.NewMatch(g, "", [2]session.Player{{Name: "Ann", Odds: gives}, {Name: "Bo"}}, 0)
			if err != nil {
				t.Fatal(err)
			}
			read, err := match.Read(m.FullRecord(), games.All())
			if err != nil {
				t.Fatalf("%s: %v\n%s", g.Info().ID, err, m.FullRecord())
			}
			if p := session.PlayerOf(read, read.First()); p.Odds != gives {
				t.Errorf("%s: read as %+v", g.Info().ID, p)
			}
			options, players, err := session.Rematch{Swapped: true}.Of(read, rand.NewPCG(1, 2))
			if err != nil {
				t.Fatal(err)
			}
			next, err := session.NewMatch(g, options, players, 0)
			if err != nil {
				t.Fatal(err)
			}
			if p := session.PlayerOf(next, next.First().Other()); p.Name != "Ann" || p.Odds != gives {
				t.Errorf("%s: after a change of sides %+v", g.Info().ID, p)
			}
		}
	}
	if _, err := session.NewMatch(gameOf(t, "konane"), "", [2]session.Player{{Odds: match.Odds{Name: "queen", Count: 1}}}, 0); err == nil {
		t.Error("Konane accepts odds of a queen")
	}
}

// newPie starts a game with the pie rule.
func newPie(t *testing.T, levels [2]int) *desk {
	d := newDesk(t, "onitama", "deal=boar+monkey/crab+dragon/frog", "", levels)
	m := d.Match()
	for side, name := range []string{"Ann", "Bo"} {
		if err := m.SetPlayer(rules.Side(side), name); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.SetTag(session.PieTag, "on"); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestPieBetweenPeople(t *testing.T) {
	d := newPie(t, [2]int{})
	if d.Pie.Offered() || d.Pie.Take() {
		t.Fatal("sides are changed before the first turn")
	}
	d.turn()
	if !d.Pie.Offered() || !d.Pie.Take() {
		t.Fatal("sides cannot be changed after the first turn")
	}
	d.take()
	m := d.Match()
	if m.Player(rules.Near) != "Bo" || m.Player(rules.Far) != "Ann" || m.Ply() != 1 || count[session.Exchanged](d) != 1 {
		t.Errorf("%s, %s after %d turns", m.Player(rules.Near), m.Player(rules.Far), m.Ply())
	}
	if d.Pie.Offered() {
		t.Error("sides can be changed twice")
	}
	if !d.Undo() || m.Player(rules.Near) != "Ann" || m.Ply() != 0 {
		t.Errorf("taken back, %s begins after %d turns", m.Player(rules.Near), m.Ply())
	}
	d.turn()
	d.turn()
	if d.Pie.Offered() {
		t.Error("sides can be changed after the second turn")
	}
}

// The engine takes the other side exactly if it is better.
func TestPieOfTheEngine(t *testing.T) {
	for _, test := range []struct {
		score ai.Score
		taken bool
	}{{-50, true}, {0, false}, {50, false}} {
		d := newPie(t, [2]int{0, 3})
		d.turn()
		d.engine.Score = test.score
		d.answered()
		m := d.Match()
		if taken := m.Tag(session.PieTag) == "taken"; taken != test.taken {
			t.Errorf("%d: taken %t", test.score, taken)
		}
		if test.taken && (d.Seats() != session.Seats{3, 0} || m.Ply() != 1 || m.Player(rules.Far) != "Ann") {
			t.Errorf("%v after %d turns; %s", d.Seats(), m.Ply(), m.Player(rules.Far))
		}
	}
}

// The engine does not resign, or agree to a draw, where the side that it takes wins.
func TestPieOfTheEngineThatIsLost(t *testing.T) {
	d := newPie(t, [2]int{0, 3})
	d.turn()
	d.engine.Score = ai.LossIn(4)
	d.answered()
	m := d.Match()
	if m.Outcome().Over() || m.Tag(session.PieTag) != "taken" || d.Seats() != (session.Seats{3, 0}) || m.Ply() != 1 {
		t.Fatalf("%v, seats %v:\n%s", m.Outcome(), d.Seats(), m.FullRecord())
	}
	if got := d.OfferDraw(); got != session.OfferDeclined {
		t.Errorf("a draw is answered by %v", got)
	}
	d.turn()
	d.answered()
	if !m.Outcome().Over() || m.Outcome().Winner != rules.Far {
		t.Errorf("lost on its new side, it goes on: %v", m.Outcome())
	}
}

// After a change of sides by the pie rule the next game begins as without it: the other player moves first, and
// head start and clock stay with the players, also in a record that was read again.
func TestRematchAfterPie(t *testing.T) {
	short, long, gives := clock.Control{Kind: clock.SuddenDeath, Main: 5 * time.Minute}, clock.Control{Kind: clock.SuddenDeath, Main: 25 * time.Minute}, match.Odds{Name: "student", Count: 1}
	for name, began := range map[string][2]session.Player{
		"names":            {{Name: "Ann", Clock: short}, {Name: "Bo", Clock: long}},
		"seats":            {{Seat: 1, Clock: short}, {Seat: 2, Clock: long}},
		"engine":           {{Name: "Ann", Clock: short}, {Name: "Nori", Level: 3, Clock: long}},
		"the first gives":  {{Seat: 1, Odds: gives}, {Seat: 2}},
		"the second gives": {{Seat: 1}, {Seat: 2, Odds: gives}},
	} {
		m, err := session.NewMatch(gameOf(t, "onitama"), "deal=boar+monkey/crab+dragon/frog", began, 0)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag(session.PieTag, "on"); err != nil {
			t.Fatal(err)
		}
		d := sit(t, m)
		d.turn()
		if !d.Pie.Exchange() {
			t.Fatalf("%s: sides cannot be changed", name)
		}
		if c := session.ControlsOf(m); c[m.First()] != began[0].Clock || c[m.First().Other()] != began[1].Clock {
			t.Errorf("%s: the clocks have left their sides: %v", name, c)
		}
		read, err := match.Read(m.FullRecord(), games.All())
		if err != nil {
			t.Fatal(err)
		}
		for _, swapped := range []bool{false, true} {
			want := began
			if swapped {
				want = [2]session.Player{began[1], began[0]}
			}
			_, players, err := session.Rematch{Swapped: swapped}.Of(read, rand.NewPCG(1, 2))
			if err != nil || players != want {
				t.Errorf("%s, swapped %v: %+v, want %+v; %v", name, swapped, players, want, err)
			}
		}
	}
}

func TestSeries(t *testing.T) {
	s := session.Standing{Series: session.Series{ID: "7", Of: 3}}
	add := func(o rules.Outcome, swapped bool) { s.Add(o, swapped) }
	add(rules.Outcome{}, false)
	add(rules.Win(rules.Near, ""), false)
	if _, over := s.Decided(); over || s.Points != [2]int{2, 0} || s.Games != 1 {
		t.Errorf("%+v", s)
	}
	add(rules.Win(rules.Near, ""), true)
	add(rules.Draw(""), false)
	if w, over := s.Decided(); !over || w != -1 || s.Points != [2]int{3, 3} {
		t.Errorf("%+v: %d, %t", s, w, over)
	}
	s = session.Standing{Series: session.Series{ID: "7", Of: 3}}
	add(rules.Win(rules.Far, ""), false)
	add(rules.Win(rules.Near, ""), true)
	if w, over := s.Decided(); !over || w != 1 || s.Games != 2 {
		t.Errorf("%+v: %d, %t", s, w, over)
	}
	for _, bad := range []tags{{}, {"Series": "a"}, {"Series": "a", "SeriesOf": "1"}, {"Series": "a", "SeriesOf": "x"}, {"SeriesOf": "3"}} {
		if s, ok := session.SeriesIn(bad); ok {
			t.Errorf("%v is read as %+v", bad, s)
		}
	}
	if s, ok := session.SeriesIn(tags{"Series": "a", "SeriesOf": "5"}); !ok || s != (session.Series{ID: "a", Of: 5}) {
		t.Errorf("%+v, %t", s, ok)
	}
}
