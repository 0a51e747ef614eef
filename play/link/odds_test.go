package link

import (
	"errors"
	"strconv"
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A link carries every head start that fits the first position, and no other. It still is the game of a link from before.
func TestOdds(t *testing.T) {
	for _, g := range games.All() {
		for _, can := range rules.OddsOf(g, "") {
			for giver := range rules.Side(2) {
				start, err := rules.Concede(g, "", can.Name, can.Most, giver)
				if err != nil {
					t.Fatal(err)
				}
				m, err := match.New(match.Setup{Game: g, Start: start.String()})
				if err != nil {
					t.Fatal(err)
				}
				m.Play(m.Position().Turns()[0].Word)
				before := Encode(m)
				name := match.Title(g.Info().Sides[giver]) + "Odds"
				odds := can.Name + " " + strconv.Itoa(can.Most)
				m.SetTag(name, odds)
				got, err := Decode(Encode(m), games.All())
				if err != nil || got.Tag(name) != odds || line(got) != line(m) {
					t.Fatalf("%s, %s: %v, %v", g.Info().ID, odds, got, err)
				}
				old, err := Decode(before, games.All())
				if err != nil || old.Tag(name) != "" || !Equal(old, m) || !Equal(m, old) || Compare(m, old, giver, false) != Same {
					t.Errorf("%s, %s: a link without them is of another game: %v", g.Info().ID, odds, err)
				}
				for _, wrong := range []string{can.Name, can.Name + " 0", can.Name + " 01", can.Name + " +1", can.Name + " 99", odds + " ", "nothing 1", "", " ", "x"} {
					m.SetTag(name, wrong)
					if Encode(m) != before {
						t.Errorf("%s: a link carries odds of %q", g.Info().ID, wrong)
					}
					forged := head(m, []match.Tag{{Name: name, Value: wrong}}, -1, m.Ply())
					if _, err := Decode(sealed(append(forged, turns(m)...)), games.All()); !errors.Is(err, ErrDamaged) {
						t.Errorf("%s: odds of %q are read: %v", g.Info().ID, wrong, err)
					}
				}
			}
		}
	}
}
