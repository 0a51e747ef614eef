package scenes

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
)

// A puzzlePage is where one puzzle is solved.
type puzzlePage struct {
	ui.Page
	env   *Env
	queue puzzleQueue
}

// newPuzzle returns the page of a queue's present puzzle. It is nil if that
// cannot be played, as of a damaged file.
func newPuzzle(env *Env, q puzzleQueue) *puzzlePage {
	p := q.Puzzle()
	if p == nil {
		return nil
	}
	g := env.Game(p.Game)
	if g == nil {
		return nil
	}
	if _, err := p.Start(g); err != nil {
		return nil
	}
	return &puzzlePage{Page: ui.Page{App: env.app}, env: env, queue: q}
}

// Name implements ui.Scene.
func (p *puzzlePage) Name() string { return "puzzle" }

// Subject implements ui.Titled.
func (p *puzzlePage) Subject() string { return p.queue.Puzzle().Game }

// Layout implements ui.Scene.
func (p *puzzlePage) Layout(f ui.Frame) ui.Layout {
	w := p.env.Words
	return p.Lay(f, p.queue.Title(), func(c *ui.Column) {
		c.Words("puzzle.position", p.queue.Puzzle().Position, 15, false, false)
		for i, r := range []puzzleResult{puzzleSolved, puzzleHinted, puzzleFailed, puzzleMended} {
			c.Button(ui.Node{ID: "puzzle.result." + strconv.Itoa(i+1), Label: w.T(key.Close), Press: func() { p.queue.Took(r) }})
		}
		for i, way := range []puzzleWay{puzzleNext, puzzleAlike, puzzleEasier, puzzleHarder} {
			c.Button(ui.Node{ID: "puzzle.way." + strconv.Itoa(i), Label: w.T(key.Close), Disabled: !p.queue.Has(way), Press: func() { p.queue.Go(way) }})
		}
	}, nil)
}
