package scenes

import (
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/play"
)

// open puts a game on the board that stands at a position, near's and far's
// players at some levels.
func (p *player) open(game, options, position string, levels [2]int) *gamePage {
	p.t.Helper()
	g, ok := games.ByID(game)
	if !ok {
		p.t.Fatalf("no game %q", game)
	}
	m, err := match.New(match.Setup{Game: g, Options: options, Start: position, Players: [2]string{"Ann", "Ben"}})
	if err != nil {
		p.t.Fatal(err)
	}
	for side, level := range levels {
		if level > 0 {
			if err := m.SetTag(play.LevelTag(m.Info(), rules.Side(side)), string(rune('0'+level))); err != nil {
				p.t.Fatal(err)
			}
		}
	}
	p.env.showBoard(&shelf.Game{Match: m})
	p.tick()
	return p.board()
}

// resign has whoever would resign do so.
func (p *player) resign() {
	p.t.Helper()
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.until("the result", func() bool { return p.scene() == "results" })
}

// Each side is told what the end is for that side.
