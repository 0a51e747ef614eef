package scenes_test

import (
	"strings"
	"testing"

	"tidepool/rules/games"
)

// Each game is played on two devices with a clock of another kind, odds where it has some, the pie rule where it is
// offered, and as a series that goes on after its first game.
func TestTableGames(t *testing.T) {
	clocks := []string{"1", "3+2", "5+3x30", "2h"}
	for i, g := range games.All() {
		clock := clocks[i%len(clocks)]
		c := newClub(t)
		odds, pie := false, false
		ann, bo := c.seated(g.Info().ID, func(p *player) {
			p.press("newgame.table.options", "newgame.table.clock", "newgame.clock."+clock, "newgame.done", "newgame.table.even")
			for id := range strings.FieldsSeq(p.shownIDs()) {
				if strings.HasPrefix(id, "newgame.odds.") && id != "newgame.odds.none" && id != "newgame.odds.about" && !odds {
					odds = true
					p.press(id)
				}
			}
			p.press("newgame.games.3")
			if pie = p.node("newgame.pie") != nil; pie {
				p.press("newgame.pie")
			}
			for p.scene() != "newgame" {
				p.press("newgame.done")
			}
		})
		setup := ann.env.Live.Follow(mustLoad(t, ann)).Setup()
		given := setup.Odds[0].Count+setup.Odds[1].Count > 0
		if setup.Clocks[0] == "" || setup.Of != 3 || setup.Pie != pie || given != odds {
			t.Errorf("%s: with odds %t and pie %t the table is %+v", g.Info().ID, odds, pie, setup)
		}
		c.turns(ann, bo, 4)
		sameGame(t, ann, bo)
		loser, _ := mover(ann, bo)
		loser.press("board.more", "more.resign", "question.yes")
		c.until("the results", func() bool { return ann.scene() == "results" && bo.scene() == "results" })
		first := ann.opened()
		ann.press("results.rematch")
		c.until("the question", func() bool { return bo.scene() == "question" })
		bo.press("question.yes")
		c.until("the second game", func() bool { return ann.scene() == "board" && bo.scene() == "board" && ann.opened() != first })
		c.turns(ann, bo, 2)
		sameGame(t, ann, bo)
	}
}
