package scenes

import (
	"strings"
	"testing"

	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/play"
	"tidepool/scenes/ui"
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

// hinted asks for a hint until its turn is shown, and returns the turn.
func (p *player) hinted() string {
	p.t.Helper()
	for p.board().session().Hints.Stage() != play.HintTurn {
		p.press("board.hint")
		p.tick()
	}
	return p.board().session().Hints.Turn().Word
}

// advised is the notation that a sheet's title has below it.
func advised(n *ui.Node) string {
	word, _, _ := strings.Cut(n.Tail.Text, " · ")
	return word
}

// boardAt opens a board at a position.
func boardAt(t *testing.T, p *player, game, options, position string) *gamePage {
	t.Helper()
	m, err := match.New(match.Setup{Game: p.env.Game(game), Options: options, Start: position})
	if err != nil {
		t.Fatal(err)
	}
	p.app.Push(newGamePage(p.env, &shelf.Game{Match: m}))
	p.rest()
	return p.board()
}

func (p *player) tapAll(spots ...rules.Spot) {
	p.t.Helper()
	for _, s := range spots {
		p.press("spot." + string(s))
		p.rest()
	}
}

// written is what stands on a node, "" if there is none.
func (p *player) written(id string) string {
	n := p.node(id)
	if n == nil {
		return ""
	}
	if n.Text != "" {
		return n.Text
	}
	return n.Label
}
