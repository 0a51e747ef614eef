package live

import (
	"strconv"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/rules"
	"tidepool/scenes/bylink"
)

// record returns the library's record of a table's current game, without turns: they are added as the table is
// followed. as describes the player at a table of a hall; nil for any other table.
func record(seat *remote.Seat, at bylink.Table, as *Sitting) (*match.Match, error) {
	t, setup := seat.Table(), seat.Table().Setup()
	truth, near := t.Match(), t.Seat(rules.Near)
	from := match.Setup{Game: truth.Game(), Options: truth.Options()}
	var sides [2]session.Player
	for side := range rules.Side(2) {
		who := near
		if side == rules.Far {
			who = near.Other()
		}
		odds := setup.Odds[who]
		if odds.Count > 0 {
			from.Start = truth.At(0).String()
		}
		control, err := clock.ParsePair(setup.Clocks[who])
		if err != nil {
			return nil, err
		}
		name := ""
		if as != nil {
			name = as.Names[who]
		}
		sides[side] = session.Player{Name: name, Seat: int(who) + 1, Clock: control[0], Odds: odds}
	}
	m, err := session.NewSeated(from, sides)
	if err != nil {
		return nil, err
	}
	tags := session.Series{ID: at.Name, Of: setup.Of}.Tags()
	if setup.Of < 2 {
		tags = nil
	}
	if as != nil {
		tags = append(tags, as.Tag)
		for side := range rules.Side(2) { // without this, named players have no seat
			tags = append(tags, match.Tag{Name: session.SeatTag(m.Info(), side), Value: strconv.Itoa(sides[side].Seat)})
		}
	}
	if setup.Pie {
		tags = append(tags, session.PieOn())
	}
	for _, tag := range tags {
		if err := m.SetTag(tag.Name, tag.Value); err != nil {
			return nil, err
		}
	}
	if err := bylink.NoteTable(m, at); err != nil {
		return nil, err
	}
	switch seat.Seat() {
	case table.Watcher: // it was not played here
		return m, m.SetTag(match.ImportedTag, session.ImportedByLink)
	case near:
		return m, bylink.SitDown(m, rules.Near)
	}
	return m, bylink.SitDown(m, rules.Far)
}
