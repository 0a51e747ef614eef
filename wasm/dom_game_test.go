//go:build !js

package wasm

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/wording"
)

// Games are played from the menu to their ends through HTML elements alone, each in another language. The
// texts match the rules, and every turn and the result are read out.
func TestGamesByEar(t *testing.T) {
	t.Parallel()
	b, url := openReady(t)
	b.attend()
	b.press("menu.settings")
	b.press("settings.motion.off")
	b.press("back")
	for _, i := range today(t, []int{0, 1, 2, 3, 4}, 2) {
		g, language := games.All()[i], locale.Languages()[1+i]
		t.Run(g.Info().ID+" "+language.Tag, func(t *testing.T) {
			b.t = t
			p := b.listen(language.Tag)
			p.begin(g)
			for _, turn := range p.shortest().Turns() {
				p.play(turn.Word)
			}
			p.end()
		})
	}
	b.t = t
	b.checkClean(url)
}

// listen switches the page to a language and returns a listener for it.
func (b *browser) listen(tag string) *listener {
	b.t.Helper()
	words, err := locale.Open(tag)
	if err != nil {
		b.t.Fatal(err)
	}
	b.press("menu.settings")
	b.press("settings.language." + tag)
	b.await("the language "+tag, fmt.Sprintf("document.documentElement.lang === %q", tag))
	b.press("back")
	return &listener{browser: b, words: words}
}

// A listener plays by what is read out.
type listener struct {
	*browser
	words *locale.Locale
	match *match.Match
}

// begin starts a game from the menu.
func (p *listener) begin(g rules.Game) {
	p.t.Helper()
	id := g.Info().ID
	p.press("menu.game." + id)
	p.press("newgame.people")
	p.awaitElement("board.more")
	p.meet(g)
	p.sees()
}

// meet follows a game that has started.
func (p *listener) meet(g rules.Game) {
	p.t.Helper()
	options := ""
	if g.Info().ID == "onitama" {
		p.await("the cards", `document.querySelector("#mirror [role=group] button")`)
		options = p.deal()
	}
	m, err := match.New(match.Setup{Game: g, Options: options})
	if err != nil {
		p.t.Fatal(err)
	}
	p.match = m
}

// deal reads which cards were dealt to which side.
func (p *listener) deal() string {
	p.t.Helper()
	hold := func(how string) []string {
		return eval[[]string](p.browser, fmt.Sprintf(`Array.from(document.querySelectorAll("#mirror [role=group] button"))
			.filter((e) => e.textContent.includes(%q)).map((e) => e.dataset.node.replace("spot.", ""))`, how))
	}
	held := func(holder key.Text, side string) []string {
		return hold(p.words.T(holder, "side", p.words.Side(side)))
	}
	red, blue := held(key.HolderHand, "red"), held(key.HolderHand, "blue")
	middle := append(held(key.HolderMiddle, "red"), held(key.HolderMiddle, "blue")...)
	if len(red) != 2 || len(blue) != 2 || len(middle) != 1 {
		p.t.Fatalf("cards of Red %v, of Blue %v, in the middle %v", red, blue, middle)
	}
	return "deal=" + strings.Join(red, "+") + "/" + strings.Join(blue, "+") + "/" + middle[0]
}

// shortest returns the shortest of many random games from here with at least a few turns.
func (p *listener) shortest() *match.Match {
	p.t.Helper()
	const least = 12 // turns
	rng := rand.New(rand.NewPCG(5, 8))
	var best *match.Match
	for range 300 {
		m := p.match.Copy()
		for !m.Outcome().Over() && (best == nil || m.Ply() < best.Ply()) {
			turns := m.Position().Turns()
			if _, err := m.Play(turns[rng.IntN(len(turns))].Word); err != nil {
				p.t.Fatal(err)
			}
		}
		if m.Outcome().Over() && m.Ply() >= least && (best == nil || m.Ply() < best.Ply()) {
			best = m
		}
	}
	return best
}

// play enters a turn, by pressing its spots or by typing its word.
func (p *listener) play(word string) {
	p.t.Helper()
	if p.match.Ply()%3 == 2 {
		p.types(word)
	} else {
		p.tread(word, p.press)
	}
	p.made(word)
	if !p.match.Outcome().Over() {
		p.sees()
	}
}

// tread presses the spots of a turn.
func (p *listener) tread(word string, press func(id string)) {
	p.t.Helper()
	turn := tread(p.match.Position().Turns(), word)
	for _, s := range turn.path {
		press("spot." + string(s))
	}
	if turn.done {
		press("board.done")
	}
}

// made waits until a turn has been read out.
func (p *listener) made(word string) {
	p.t.Helper()
	if _, err := p.match.Play(word); err != nil {
		p.t.Fatal(err)
	}
	p.hears(p.speaker().Turn(p.match.Turn(p.match.Ply())))
}

// types enters a word in the command line and presses Enter.
func (p *listener) types(word string) {
	p.t.Helper()
	p.awaitElement("board.command")
	p.run(fmt.Sprintf(`(() => {
		const field = %s;
		field.focus();
		field.value = %q;
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
		field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
	})()`, element("board.command"), word))
}

func (p *listener) speaker() commentary.Speaker {
	names := [2]locale.Name{{Text: wording.SeatName(p.words, 1)}, {Text: wording.SeatName(p.words, 2)}}
	return commentary.Speaker{Words: p.words, Info: p.match.Info(), Names: names}
}

// hears waits until a sentence is read out.
func (p *listener) hears(sentence string) {
	p.t.Helper()
	p.await(fmt.Sprintf("%q", sentence), fmt.Sprintf(`Array.from(document.querySelectorAll("#spoken p")).slice(-4).some((e) => e.textContent === %q)`, sentence))
}

// sees waits until the grid matches the position and the side to move is announced.
func (p *listener) sees() {
	p.t.Helper()
	var want []string
	seeds := p.match.Info().ID == "kalah"
	for _, tok := range p.match.Position().Tokens() {
		_, _, square := tok.Spot.Coordinates()
		switch {
		case seeds && tok.Piece.Kind == "seed":
			want = append(want, fmt.Sprintf("%s %d", tok.Spot, tok.Count))
		case square:
			want = append(want, string(tok.Spot))
		}
	}
	slices.Sort(want)
	entry := "id"
	if seeds {
		entry = `id + " " + e.textContent.match(/\d+/)[0]`
	}
	p.await("the grid to have "+strings.Join(want, ", "), fmt.Sprintf(`Array.from(document.querySelectorAll("#mirror [role=gridcell][data-node^='spot.']"))
		.filter((e) => !e.textContent.startsWith(%q.replace("?", e.dataset.node.replace("spot.", "")))).map((e) => { const id = e.dataset.node.replace("spot.", ""); return %s; })
		.sort().join() === %q`, p.words.T(key.SpotEmpty, "spot", "?"), entry, strings.Join(want, ",")))
}

// end looks at the results and goes back to the menu.
func (p *listener) end() {
	p.t.Helper()
	o := p.match.Outcome()
	if !o.Over() {
		p.t.Fatalf("the game is not over after %d turns", p.match.Ply())
	}
	p.awaitElement("results.title")
	title := eval[string](p.browser, element("results.title")+".textContent")
	why := eval[string](p.browser, element("results.why")+".textContent")
	p.hears(p.words.T(key.SayEnd, "title", title, "why", why))
	if role := eval[string](p.browser, `document.querySelector("#mirror > *").getAttribute("role")`); role != "dialog" {
		p.t.Errorf("the results are a %s", role)
	}
	p.t.Logf("%d turns, %s", p.match.Ply(), title)
	p.press("results.menu")
	p.awaitElement("menu.settings")
}
