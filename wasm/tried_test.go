//go:build !js

package wasm

import (
	"math"
	"os"
	"testing"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// In each language a new player finishes a lesson and a game by touch on a phone, by keys alone and by
// elements alone. It takes a quarter of an hour and runs only if TIDEPOOL_TRIED is set.
func TestTried(t *testing.T) {
	if os.Getenv("TIDEPOOL_TRIED") == "" {
		t.Skip("TIDEPOOL_TRIED is not set")
	}
	all := games.All()
	for i, language := range locale.Languages() {
		for j, w := range ways() {
			g := all[(i+2*j)%len(all)]
			t.Run(language.Tag+" by "+w.name+" "+g.Info().ID, func(t *testing.T) { try(t, language.Tag, w, g) })
		}
	}
}

// try finishes one lesson and one game.
func try(t *testing.T, language string, w way, g rules.Game) {
	b, url, press := learn(t, g.Info().ID, language, w)
	press("board.menu")
	b.awaitScene("menu")
	press("menu.game." + g.Info().ID)
	b.awaitScene("newgame")
	press("newgame.people")
	b.awaitScene("board")
	words, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	p := &listener{browser: b, words: words}
	p.meet(g)
	for _, turn := range p.shortest().Turns() {
		p.tread(turn.Word, press)
		p.made(turn.Word)
	}
	press("results.menu")
	b.awaitScene("menu")
	b.checkClean(url)
}

// In each language a player makes a table and plays a game there to its end, by touch, by keys or by
// elements. Runs only if TIDEPOOL_TRIED is set.
func TestTriedTogether(t *testing.T) {
	if os.Getenv("TIDEPOOL_TRIED") == "" {
		t.Skip("TIDEPOOL_TRIED is not set")
	}
	need(t)
	url := serveTables(t)
	for i, language := range locale.Languages() {
		w, game := ways()[i%len(ways())], []string{"kalah", "konane"}[i%2]
		t.Run(language.Tag+" by "+w.name+" "+game, func(t *testing.T) {
			ann, bo := open(t), open(t)
			ann.hand = w.press(ann)
			for _, b := range []*browser{ann, bo} {
				b.before(reading(language.Tag))
				b.visit(url)
				b.awaitReady()
			}
			ann.offers(language.Tag)
			tabled(t, url, game, ann, bo)
			m := playTogether(t, ann, bo, match.MaxPlies)
			ann.awaitScene("results")
			bo.awaitScene("results")
			for _, b := range []*browser{ann, bo} {
				if got := b.record(); got.Position() != m.Position() || got.Outcome() != m.Outcome() {
					t.Errorf("one has %s, want %s", got.Record(), m.Record())
				}
			}
			ann.operate("results.menu")
			ann.awaitScene("menu")
			ann.checkClean(url)
		})
	}
}

// steer moves the focus to a node with arrows, or with Tab if the arrows go in circles, and presses Enter.
func (b *browser) steer(id string) {
	b.t.Helper()
	b.awaitNode(id)
	been := make(map[string]bool)
	for range 120 {
		s := b.awaitState("rest", func(state) bool { return true })
		switch key := s.arrow(id); {
		case s.Focus == id:
			b.key("Enter", "Enter", 0)
			return
		case been[s.Focus]:
			b.key("Tab", "Tab", 0)
		default:
			been[s.Focus] = true
			b.key(key, key, 0)
		}
	}
	b.t.Fatalf("the focus does not reach %q, it is at %q", id, b.state().Focus)
}

// arrow returns the key that leads from the focus towards a node.
func (s state) arrow(to string) string {
	a, ok := s.find(s.Focus)
	b, _ := s.find(to)
	dx, dy := b.X+b.W/2-a.X-a.W/2, b.Y+b.H/2-a.Y-a.H/2
	switch {
	case !ok:
		return "Tab" // shows the focus
	case math.Abs(dx) > math.Abs(dy) && dx > 0:
		return "ArrowRight"
	case math.Abs(dx) > math.Abs(dy):
		return "ArrowLeft"
	case dy > 0:
		return "ArrowDown"
	}
	return "ArrowUp"
}
