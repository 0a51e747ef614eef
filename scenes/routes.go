package scenes

import (
	"strings"

	"tidepool/rules"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
)

// follow opens what a link or an address from outside leads to.
func (e *Env) follow(text string) {
	if at, ok := strings.CutPrefix(text, ui.RoutePrefix); ok {
		e.home()
		e.visit(at)
	} else {
		e.Links.Follow(text)
	}
}

// visit opens the page with an address over the menu. An unknown one leads to the menu.
func (e *Env) visit(at string) {
	if open := e.routes()[at]; open != nil {
		open()
	}
}

// routes returns what opens each page that has an address.
func (e *Env) routes() map[string]func() {
	o := e.Open
	push := func(page func() ui.Scene) func() { return func() { e.App.Push(page()) } }
	list := map[string]func(){
		pages.Library: push(o.Library), pages.Statistics: push(o.Statistics), pages.Settings: push(o.Settings),
		pages.Puzzles: push(func() ui.Scene { return o.Puzzles("") }),
	}
	for _, game := range e.Games {
		id := game.Info().ID
		add := func(page string, open func()) { list[pages.Route(id, page)] = open }
		add("", push(func() ui.Scene { return o.NewGame(game) }))
		add(pages.Puzzles, push(func() ui.Scene { return o.Puzzles(id) }))
		add(pages.Rating, push(func() ui.Scene { return o.Rating(id) }))
		add(pages.Lesson, func() { o.Lesson(game) })
		add(pages.Rules, func() { o.Rules(game, nil, true) })
		add(pages.Analysis, func() { e.analyse(game) })
	}
	return list
}

// analyse opens an analysis board at a game's start.
func (e *Env) analyse(game rules.Game) {
	if start, err := game.Start(""); err == nil {
		e.Open.Analyse(game, "", start)
	}
}
