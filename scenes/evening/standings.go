package evening

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// standings adds all players with their place and points.
func (p *page) standings(c *ui.Column) {
	c.Heading("club.standings", p.env.App.Words.T(key.ClubStandings))
	all := p.evening.Standings()
	for i, s := range all {
		id := "club.place." + strconv.Itoa(i)
		c.Words(id, p.env.App.Words.T(key.ClubRow, "place", s.Place, "name", p.evening.Players[s.Player].Name), 17, true, false)
		c.Y -= c.Gap * 0.6
		c.Words(id+".ties", p.score(s, all), 15, false, true)
	}
}

// score returns a player's points among all, with tie-breaks only where these decide the place.
func (p *page) score(s club.Standing, all []club.Standing) string {
	decides := func(o club.Standing) bool { return o.Points == s.Points && o.Place != s.Place }
	if p.evening.Kind == club.Ladder || slices.ContainsFunc(all, decides) {
		return p.ties(s)
	}
	return p.env.App.Words.T(key.ClubPoints, "points", wording.Halves(s.Points))
}

// ties returns the points and tie-breaks that decide a player's place.
func (p *page) ties(s club.Standing) string {
	w, points, sb := p.env.App.Words, wording.Halves(s.Points), quarters(s.SonnebornBerger)
	switch p.evening.Kind {
	case club.Ladder:
		return w.T(key.ClubLadderTies, "won", s.Won, "drawn", s.Drawn, "lost", s.Lost)
	case club.RoundRobin: // no Buchholz, as all meet the same opponents
		return w.T(key.ClubRobinTies, "points", points, "s", sb)
	}
	return w.T(key.ClubTies, "points", points, "b", wording.Halves(s.Buchholz), "s", sb)
}

// quarters formats a number of quarters, such as "4¾".
func quarters(n int) string {
	rest := []string{"", "¼", "½", "¾"}[n%4]
	if n < 4 && n > 0 {
		return rest
	}
	return strconv.Itoa(n/4) + rest
}
