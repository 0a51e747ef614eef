package scenes

import (
	"cmp"
	"slices"

	"tidepool/scenes/ui"

	"tidepool/match/shelf"
	"tidepool/sprites"
)

// binned are the games that were removed, the last of them first.
type binned []shelf.Summary

// removed lists the games that were removed and can be brought back.
func (e *Env) removed() binned {
	if e.bin == nil {
		b := binned{}
		for _, g := range e.Shelf.Bin() {
			// Of games that had the same id only the last removed can be
			// brought back at once.
			if !slices.ContainsFunc(b, func(o shelf.Summary) bool { return o.ID == g.ID }) {
				b = append(b, g.Summary)
			}
		}
		e.bin = &b
	}
	return *e.bin
}

// unlist takes a game that was just removed out of the list of saved ones,
// which need not be read anew for that.
func (e *Env) unlist(id string) {
	e.bin = nil
	if e.listing != nil {
		l := *e.listing
		l.Games = slices.DeleteFunc(slices.Clone(l.Games), func(g shelf.Summary) bool { return g.ID == id })
		e.listing = &l
	}
}

// bringBack restores a removed game and reports whether it could.
func (e *Env) bringBack(g shelf.Summary) bool {
	e.bin = nil
	err := e.Shelf.Restore(g.ID)
	if err != nil {
		e.listing = nil
		e.Notice(e.Words.T("games.unrestored", "why", e.Why(err)))
		return false
	}
	if e.listing != nil {
		l := *e.listing
		l.Games = append(slices.Clone(l.Games), g)
		slices.SortFunc(l.Games, func(a, b shelf.Summary) int {
			return cmp.Or(b.Changed.Compare(a.Changed), cmp.Compare(b.ID, a.ID))
		})
		e.listing = &l
	}
	e.say(e.Words.T("games.restored", "what", describe(e.Words, g, e.Now().Local()).label()))
	return true
}

// binScene lists the games that were removed; pressing one brings it back.
type binScene struct {
	ui.Page
	env  *Env
	list gameRows
}

func newBin(env *Env) *binScene {
	return &binScene{Page: ui.Page{App: env.app}, env: env, list: gameRows{env: env}}
}

// Name implements Scene.
func (b *binScene) Name() string { return "bin" }

// Layout implements Scene.
func (b *binScene) Layout(f ui.Frame) ui.Layout {
	w := b.env.Words
	games := b.env.removed()
	return b.Lay(f, w.T("bin.title"), func(c *ui.Column) {
		about := "bin.about"
		if len(games) == 0 {
			about = "bin.none"
		}
		c.Words("bin.about", w.T(about), 16, false, true)
		b.list.find(games, "")
		b.list.measure(c, c.W)
		c.Rows(&b.list.list, "bin", b.list.focused(), func(i int, y float64) { b.row(c, i, y) }, b.reach)
	}, nil)
}

func (b *binScene) row(c *ui.Column, i int, y float64) {
	g := b.list.found[i]
	n, row := b.list.node(c, i, sprites.Rect{X: c.X, Y: y, W: c.W, H: b.list.height(i)})
	n.ID, n.Label = "bin.restore."+g.ID, b.env.Words.T("bin.restore", "what", row.label())
	n.Press = func() {
		if b.env.bringBack(g) && i+1 < len(b.list.found) {
			b.reach(i + 1)
		}
	}
	c.Add(n)
}

func (b *binScene) reach(i int) { b.env.app.FocusNext("bin.restore." + b.list.found[i].ID) }
