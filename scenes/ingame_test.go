package scenes_test

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// begin starts a game from the menu.
func (p *player) begin(game string) {
	p.t.Helper()
	p.press("menu.game."+game, "newgame.people")
	p.rest()
	if p.scene() != "board" {
		p.t.Fatalf("after the start of %s: scene %s", game, p.scene())
	}
}

// against starts a game in which the engine plays the second side, or both.
func (p *player) against(game string, both bool) {
	p.t.Helper()
	p.press("menu.game."+game, "newgame.engine.starts", "newgame.starts.1", "newgame.done")
	if both {
		p.press("newgame.watch", "newgame.demo")
	} else {
		p.press("newgame.engine.opponent", "newgame.level."+strconv.Itoa(usualLevel), "newgame.done", "newgame.engine")
	}
	p.tick()
}

// open stores a game at a position, with the levels of near and far, and opens it.
func (p *player) open(game, options, position string, levels [2]int) {
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
		if level == 0 {
			continue
		}
		if err := m.SetTag(session.LevelTag(m.Info(), rules.Side(side)), strconv.Itoa(level)); err != nil {
			p.t.Fatal(err)
		}
	}
	p.openMatch(m)
}

// openMatch stores a match and opens it.
func (p *player) openMatch(m *match.Match) {
	p.t.Helper()
	g := &shelf.Game{Match: m}
	if err := p.env.Shelf.Save(g, p.env.Now()); err != nil {
		p.t.Fatal(err)
	}
	p.env.Open.Saved(g.ID)
	p.tick()
}

// opened returns the open game; "" for none.
func (p *player) opened() string { return p.env.Prefs.Settings.Open }

// match returns the open game as stored; every turn is stored before it is shown.
func (p *player) match() *match.Match {
	p.t.Helper()
	g, err := p.env.Shelf.Load(p.opened())
	if err != nil {
		p.t.Fatalf("the open game %q: %v", p.opened(), err)
	}
	return g.Match
}

// ply returns the number of turns of the open game.
func (p *player) ply() int { p.t.Helper(); return p.match().Ply() }

// over reports whether the open game has ended.
func (p *player) over() bool { p.t.Helper(); return p.match().Outcome().Over() }

// word returns the last turn.
func (p *player) word() string {
	p.t.Helper()
	m := p.match()
	return m.Turn(m.Ply()).Word
}

// bar returns the status node in a side's bar.
func (p *player) bar(s rules.Side) *ui.Node {
	p.t.Helper()
	return p.node("bar." + p.match().Info().Sides[s] + ".status")
}

// where returns the spots whose nodes satisfy is.
func (p *player) where(is func(ui.Node) bool) (spots []rules.Spot) {
	for _, n := range p.app.Laid().Nodes {
		if n.Role == ui.RoleSpot && is(n) {
			spots = append(spots, rules.Spot(strings.TrimPrefix(n.ID, "spot.")))
		}
	}
	return spots
}

// lit returns the spots where a turn can go on; none unless it is a person's turn.
func (p *player) lit() []rules.Spot { return p.where(func(n ui.Node) bool { return n.Lit }) }

// tapped returns the spots of the turn being spelled, in the order of the board.
func (p *player) tapped() []rules.Spot { return p.where(func(n ui.Node) bool { return n.Checked }) }

// thinks reports whether the engine is working.
func (p *player) thinks() bool { return p.engine.Job != nil }

// replying reports whether a turn of the engine is being shown tap by tap.
func (p *player) replying() bool {
	m := p.match()
	return len(p.tapped()) > 0 && session.LevelIn(m, m.Info(), m.Position().Turn()) > 0
}

// paused reports whether the engine is paused.
func (p *player) paused() bool { return p.node("engine.go") != nil }

// turning reports whether the board is rotating.
func (p *player) turning() bool {
	b, ok := p.app.Top().(ui.Turner)
	return ok && b.Turning()
}

// hinted asks for a hint until its turn is shown, and returns the turn.
func (p *player) hinted() string {
	p.t.Helper()
	for p.says("board.hint") != p.env.App.Words.T(key.HintWhy) {
		p.press("board.hint")
		p.tick()
	}
	return p.told()
}

// told returns the turn that the mover's bar shows as a hint; "" for none.
func (p *player) told() string {
	m, w := p.match(), p.env.App.Words
	side := m.Position().Turn()
	for _, t := range m.Position().Turns() {
		if p.bar(side).Label == w.T(key.HintTold, "turn", wording.Speaker(w, m).What(side, t.Events)) {
			return t.Word
		}
	}
	return ""
}

// answered waits until it is a person's turn again or the game is over.
func (p *player) answered() {
	p.t.Helper()
	p.until("the person's turn", func() bool { return !p.moving() && (len(p.lit()) > 0 || p.over()) })
}

// spells taps the spots of a turn and waits until it has been shown; if they do not complete it, it presses
// the button.
func (p *player) spells(path []rules.Spot, complete bool) {
	p.t.Helper()
	for _, s := range path {
		p.press("spot." + string(s))
		p.rest()
	}
	if p.node("board.stay") != nil {
		p.press("board.stay")
		p.rest()
	}
	if !complete {
		p.press("board.done")
		p.rest()
	}
}

// spell plays a turn by its taps and presses any buttons needed afterwards.
func (p *player) spell(t rules.Turn) {
	p.t.Helper()
	p.spells(t.Paths[0], true)
	if p.node("board.done") != nil {
		p.press("board.done")
		p.rest()
	}
}

// plays plays the turn with a word.
func (p *player) plays(word string) {
	p.t.Helper()
	p.spell(turnOf(p.t, p.match().Position(), word))
}

// turn plays the first legal turn for a person.
func (p *player) turn() {
	p.t.Helper()
	turns := p.match().Position().Turns()
	p.spells(turns[0].Paths[0], rules.FollowTaps(turns, turns[0].Paths[0]).Complete())
}

// board returns the labels of squares, houses and cards in their order, and of tokens beside the board.
func (p *player) board() string {
	var list []string
	for _, n := range p.app.Laid().Nodes {
		if n.Role == ui.RoleSpot || strings.HasPrefix(n.ID, "beside.") {
			list = append(list, n.ID+" "+n.Label)
		}
	}
	return strings.Join(list, "\n")
}

// stored returns what the board would show of the stored position, by opening the game in another program.
func (p *player) stored() string {
	p.t.Helper()
	if p.twin == nil {
		p.twin = newPlayer(p.t, new(shelf.Memory))
		p.twin.engine.Slow = true
	}
	s := p.env.Prefs.Settings
	s.Motion, s.Open = settings.MotionOff, ""
	p.twin.env.Prefs.Apply(s)
	p.twin.openMatch(p.match())
	defer p.twin.tick()
	defer p.twin.app.Home()
	return sorted(p.twin.board())
}

// showsPosition checks that the board shows the stored position, unless a sheet lies over it.
func (p *player) showsPosition() {
	p.t.Helper()
	if p.scene() != "board" {
		return
	}
	if got, want := sorted(p.board()), p.stored(); got != want {
		p.t.Fatalf("after %d turns %s shows\n%s\nwant\n%s", p.ply(), p.app.Subject(), got, want)
	}
}

// sorted returns the lines of a text sorted, because board orientations differ.
func sorted(text string) string {
	lines := strings.Split(text, "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}
