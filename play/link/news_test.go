package link_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// goOn plays random turns, at most most.
func goOn(t *rapid.T, m *match.Match, most int) {
	for range rapid.IntRange(0, most).Draw(t, "turns") {
		if m.Outcome().Over() {
			return
		}
		turns := m.Position().Turns()
		if _, err := m.Play(turns[rapid.IntRange(0, len(turns)-1).Draw(t, "turn")].Word); err != nil {
			t.Fatal(err)
		}
	}
}

// endSomehow perhaps ends a match in a way that turns do not show.
func endSomehow(t *rapid.T, m *match.Match) {
	if m.Outcome().Over() {
		return
	}
	side := rules.Side(rapid.IntRange(0, 1).Draw(t, "loser"))
	switch rapid.IntRange(0, 6).Draw(t, "end") {
	case 0:
		m.Resign(side)
	case 1:
		m.Flag(side)
	case 2:
		m.AgreeDraw()
	}
}

// storedGame returns a random game played by links, as one player stores it.
func storedGame(t *rapid.T) *match.Match {
	m, err := match.New(match.Setup{Game: rapid.SampledFrom(games.All()).Draw(t, "game"), Players: [2]string{"Ann", "Bo"}})
	if err != nil {
		t.Fatal(err)
	}
	m.SetTag(link.ByLinkTag, "abcdefgh")
	m.SetTag("Clocks", "0 n300f300")
	goOn(t, m, 12)
	endSomehow(t, m)
	return m
}

// laterLink returns a random later state, as a malicious sender could construct it.
func laterLink(t *rapid.T, stored *match.Match) *match.Match {
	m := stored.Copy()
	if rapid.IntRange(0, 9).Draw(t, "other rules") == 0 {
		setup := match.Setup{Game: m.Game(), Options: m.Options(), Start: m.Position().String()}
		if other, err := match.New(setup); err == nil {
			m = other
		}
	}
	for range rapid.IntRange(0, 4).Draw(t, "taken back") {
		m.Undo()
	}
	m.SetPlayer(rules.Near, rapid.SampledFrom([]string{"Ann", "", "Eve"}).Draw(t, "name"))
	for _, tag := range []match.Tag{{Name: "Clocks", Value: "0 n1f1"}, {Name: "BlackLevel", Value: "8"}, {Name: "Series", Value: "x"}, {Name: "Rated", Value: "yes"}, {Name: "BlackOdds", Value: "2"}} {
		if rapid.Bool().Draw(t, tag.Name) {
			m.SetTag(tag.Name, tag.Value)
		}
	}
	goOn(t, m, 4)
	endSomehow(t, m)
	return m
}

// A link changes only what its sender may decide: all played turns stay, new turns are the sender's, and the
// player here has neither resigned nor agreed to anything.
func TestLaterLinks(t *testing.T) {
	heard := map[link.News]int{}
	rapid.Check(t, func(t *rapid.T) {
		stored := storedGame(t)
		own := rules.Side(rapid.IntRange(0, 1).Draw(t, "own"))
		open := rapid.Bool().Draw(t, "open")
		for range 20 {
			told, after := laterLink(t, stored), stored.Copy()
			news := link.Compare(after, told, own, open)
			heard[news]++
			if err := news.Take(after, told); err != nil {
				t.Fatal(err)
			}
			if why := meddled(stored, after, own, open && stored.Outcome().By == match.ByAgreement); why != "" {
				t.Fatalf("news %d: %s:\n%s\n%s", news, why, stored.FullRecord(), after.FullRecord())
			}
		}
	})
	for news := range link.Offered + 1 {
		if heard[news] == 0 {
			t.Errorf("news %d were never heard: %v", news, heard)
		}
	}
}

// meddled describes a change that the sender may not make; offer means that the game had ended in an offer.
func meddled(before, after *match.Match, own rules.Side, offer bool) string {
	switch o, natural := after.Outcome(), after.Node(after.Ply()).Outcome(); {
	case before.FullRecord() == after.FullRecord():
		return ""
	case before.Outcome().Over() && !offer:
		return "it was over"
	case after.Player(0) != before.Player(0) || after.Player(1) != before.Player(1) || !slices.Equal(after.Tags(), before.Tags()):
		return "its headers"
	case after.Options() != before.Options() || after.At(0) != before.At(0):
		return "its rules"
	case after.Ply() < before.Ply():
		return "turns are taken back"
	case o.Over() && !natural.Over() && (o.Result == rules.Drawn || o.Winner != own):
		return "an end that is not the sender's to choose"
	}
	for i, turn := range after.Turns() {
		if i < before.Ply() && turn.Word != before.Turn(i+1).Word || i >= before.Ply() && turn.By == own {
			return "the turn " + turn.Word
		}
	}
	return ""
}

// Everything that a sender may decide is accepted.
func TestHonestLinks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		stored := storedGame(t)
		if stored.Outcome().Over() {
			return
		}
		sender := stored.Position().Turn()
		told := stored.Copy()
		for range rapid.IntRange(0, 3).Draw(t, "turns") {
			if told.Position().Turn() == sender && !told.Outcome().Over() {
				goOn(t, told, 1)
			}
		}
		want := link.Moved
		switch end := rapid.IntRange(0, 3).Draw(t, "end"); {
		case told.Outcome().Over():
			want = link.Ended
		case end == 0:
			told.Resign(sender)
			want = link.Ended
		case end == 1:
			told.AgreeDraw()
			want = link.Offered
		case told.Ply() == stored.Ply():
			want = link.Same
		}
		if got := link.Compare(stored, told, sender.Other(), false); got != want {
			t.Fatalf("%d, want %d:\n%s\n%s", got, want, stored.Record(), told.Record())
		}
		if want < link.Moved {
			return
		}
		if err := want.Take(stored, told); err != nil || stored.Ply() != told.Ply() {
			t.Fatalf("%v:\n%s", err, stored.Record())
		}
		if want == link.Ended && stored.Outcome() != told.Outcome() {
			t.Fatalf("%v, want %v", stored.Outcome(), told.Outcome())
		}
		if want != link.Offered {
			if news := link.Compare(stored, told, sender.Other(), false); news != link.Same {
				t.Fatalf("the second time: %d", news)
			}
		}
	})
}

// Compare distinguishes the cases when two people send links.
func TestCompare(t *testing.T) {
	// begun returns a game after some turns, each given as an index into the legal turns.
	begun := func(turns ...int) *match.Match {
		m, err := match.New(match.Setup{Game: games.All()[3]})
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range turns {
			if _, err := m.Play(m.Position().Turns()[n].Word); err != nil {
				t.Fatal(err)
			}
		}
		return m
	}
	with := func(m *match.Match, err error) *match.Match {
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	resigned := func(side rules.Side, turns ...int) *match.Match { m := begun(turns...); return with(m, m.Resign(side)) }
	flagged := func(side rules.Side, turns ...int) *match.Match { m := begun(turns...); return with(m, m.Flag(side)) }
	agreed := func(turns ...int) *match.Match { m := begun(turns...); return with(m, m.AgreeDraw()) }
	const own, theirs = rules.Near, rules.Far // near moves first
	for _, c := range []struct {
		name         string
		stored, told *match.Match
		open         bool
		want         link.News
	}{
		{"their turn", begun(0), begun(0, 0), false, link.Moved},
		{"my turn too", begun(0), begun(0, 0, 0), false, link.Another},
		{"my turn alone", begun(0, 0), begun(0, 0, 0), false, link.Another},
		{"another turn of mine", begun(0), begun(1, 0), false, link.Another},
		{"another turn of theirs", begun(0, 0), begun(0, 1), false, link.Another},
		{"taken back", begun(0, 0, 0), begun(0, 0), false, link.Older},
		{"nothing new", begun(0, 0), begun(0, 0), false, link.Same},
		{"I resign", begun(0), resigned(own, 0, 0), false, link.Another},
		{"I resign on my turn", begun(0, 0), resigned(own, 0, 0), false, link.Another},
		{"they resign", begun(0), resigned(theirs, 0), false, link.Ended},
		{"they resign before they have seen my turn", begun(0, 0, 0), resigned(theirs, 0, 0), false, link.Ended},
		{"my time is up", begun(0), flagged(own, 0, 0), false, link.Another},
		{"their time is up", begun(0), flagged(theirs, 0), false, link.Ended},
		{"an offer", begun(0), agreed(0, 0), false, link.Offered},
		{"an offer that I have answered", begun(0, 0, 0), agreed(0, 0), false, link.Older},
		{"my offer is not taken", agreed(0), begun(0, 0), true, link.Moved},
		{"my offer is taken", agreed(0), agreed(0), true, link.Same},
		{"what was agreed", agreed(0), begun(0, 0), false, link.Another},
		{"after I have resigned", resigned(own, 0), begun(0, 0), false, link.Another},
		{"before I have resigned", resigned(own, 0), begun(0), false, link.Older},
	} {
		if got := link.Compare(c.stored, c.told, own, c.open); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}
