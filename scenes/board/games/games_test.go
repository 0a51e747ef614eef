package games_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/rules"
	rulesgames "tidepool/rules/games"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sound"
	"tidepool/sprites"
)

// The list has the games of the rules, in the same order.
func TestSameGamesAsTheRules(t *testing.T) {
	var want, got []string
	for _, g := range rulesgames.All() {
		want = append(want, g.Info().ID)
	}
	for _, g := range games.All() {
		got = append(got, g.ID())
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The strengths of the levels are the measured ones.
func TestSharesAreMeasured(t *testing.T) {
	data, err := os.ReadFile("../../../ai/LEVELS.md")
	if err != nil {
		t.Fatal(err)
	}
	measured := make(map[string][]int)
	for line := range strings.Lines(string(data)) {
		cells := strings.Split(line, "|")
		if len(cells) < 3 {
			continue
		}
		id := strings.ReplaceAll(strings.ToLower(strings.TrimSpace(cells[1])), " ", "")
		for _, cell := range cells[2 : len(cells)-1] {
			if n, err := strconv.Atoi(strings.Fields(cell)[0]); err == nil {
				measured[id] = append(measured[id], n)
			}
		}
	}
	for _, g := range games.All() {
		if want := measured[g.ID()]; len(want) == 0 || !slices.Equal(g.Shares, want) {
			t.Errorf("%s: %v, measured %v", g.ID(), g.Shares, want)
		}
	}
}

// Every descriptor is complete, with words for everything, and a course.
func TestDescriptors(t *testing.T) {
	words := locale.English()
	covers, ambiences := make(map[string]bool), make(map[sound.Ambience]bool)
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			start, err := g.Rules.Start("")
			if err != nil {
				t.Fatal(err)
			}
			v := g.NewView(start, &board.Style{Words: words})
			for _, side := range []rules.Side{rules.Near, rules.Far} {
				if d := v.Picture(g.EmblemOf(side)); d.Paint == nil || blank(d) {
					t.Error("there is no picture of a player's emblem")
				}
			}
			if covers[g.Cover.Key] || blank(g.Cover) {
				t.Error("the cover is blank or another game's")
			}
			if ambiences[g.Sound.Ambience] || g.Sound.Ambience == sound.Quiet || g.Sound.Edge == 0 {
				t.Error("the ambience is none or another game's")
			}
			covers[g.Cover.Key], ambiences[g.Sound.Ambience] = true, true
			if r := contrast(g.Colors[0].Luminance(), g.Colors[1].Luminance()); r < 1.15 {
				t.Errorf("the sides' colours stand %.2f:1 apart", r)
			}
			if f := g.Facts; f.Minutes < 1 || f.Difficulty < 1 || f.Difficulty > 3 || g.Diagram <= 0 || g.Home < 0 || g.Home > 3 {
				t.Errorf("facts %+v, diagram %v, home %d", f, g.Diagram, g.Home)
			}
			for _, family := range []key.Family{key.Games, key.GamesAbout, key.Origins} {
				if !words.Knows(family, g.ID()) {
					t.Errorf("no words for %s", family.Pattern())
				}
			}
			if course, err := lessons.For(g.ID()); err != nil || len(course.Sections) == 0 || len(course.Steps) == 0 {
				t.Errorf("no course: %v", err)
			}
		})
	}
}

func blank(d sprites.Drawing) bool {
	pic := d.Raster(40)
	for i := 4; i < len(pic.Pix); i++ {
		if pic.Pix[i] != pic.Pix[i%4] {
			return false
		}
	}
	return true
}

// The rules handbook has a chapter for every game, under its English name, and none for another game.
func TestHandbook(t *testing.T) {
	data, err := os.ReadFile("../../../docs/RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	var chapters []string
	for line := range strings.Lines(string(data)) {
		if name, ok := strings.CutPrefix(line, "## "); ok {
			chapters = append(chapters, strings.TrimSpace(name))
		}
	}
	var names []string
	for _, g := range games.All() {
		names = append(names, locale.English().Of(key.Games, g.ID()))
	}
	got := slices.DeleteFunc(chapters, func(name string) bool { return name == "What the games share" || name == "Saved games" })
	if !slices.Equal(got, names) {
		t.Errorf("chapters of %v, want %v", got, names)
	}
}

// known fails the test if a key has no words, or the words contain a gap.
func known(t *testing.T, words *locale.Locale, k key.Text) {
	t.Helper()
	if said := words.T(k); k == key.None || said == words.Name(k) {
		t.Errorf("no words for %q", words.Name(k))
	}
}

// Everything asked and said in random games has words.
func TestWordsOfBoards(t *testing.T) {
	words := locale.English()
	style := &board.Style{Words: words}
	r := rand.New(rand.NewPCG(5, 6))
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			known(t, words, g.EndingKey())
			for range 3 {
				pos, err := g.Rules.Start("")
				if err != nil {
					t.Fatal(err)
				}
				b := board.New(g, pos, style)
				for range 40 {
					turns := pos.Turns()
					if len(turns) == 0 {
						break
					}
					turn := turns[r.IntN(len(turns))]
					spell(t, g, pos, turn)
					pos, _, _ = pos.Play(turn.Word)
					b.Show(pos)
					said(t, b, pos, style)
				}
			}
		})
	}
}

func spell(t *testing.T, g *board.Game, pos rules.Position, turn rules.Turn) {
	t.Helper()
	var s board.Speller
	s.Begin(g.Rules.Info(), pos, true)
	for _, spot := range turn.Paths[0] {
		known(t, locale.English(), g.Asks(pos, s.Path(), s.Offered()))
		if q, ok := s.Question(); ok {
			keys := g.Choice(q.Spot)
			for _, k := range []key.Text{keys.Yes, keys.Short, keys.No} {
				known(t, locale.English(), k)
			}
		}
		for _, choice := range s.Choices() {
			known(t, locale.English(), g.Choice(choice).Yes)
		}
		s.Tap(spot)
	}
}

// said checks what a board tells those who do not see it.
func said(t *testing.T, b *board.Board, pos rules.Position, style *board.Style) {
	t.Helper()
	whole := func(s string) {
		t.Helper()
		if s == "" || strings.ContainsAny(s, "{}") || strings.Contains(s, "piece.") || strings.Contains(s, "card.") {
			t.Errorf("%s: says %q", pos, s)
		}
	}
	cells := make(map[board.Cell]bool)
	for _, a := range b.Areas() {
		l := b.Label(a.Spot)
		whole(l.Text)
		if l.Group == key.None && (l.Cell.Row < 1 || l.Cell.Col < 1 || cells[l.Cell]) {
			t.Errorf("%s is in cell %+v", a.Spot, l.Cell)
		}
		cells[l.Cell] = true
	}
	for _, token := range b.Aside(b.Areas()) {
		whole(b.Label(token.Spot).Text)
	}
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		for _, goal := range b.Game().GoalsOf(b.View(), style, pos, side) {
			whole(goal.Label)
		}
	}
}

// A written deal reads back unchanged, and a game can start with it.
func TestDeals(t *testing.T) {
	style := &board.Style{Words: locale.English()}
	dealt := 0
	for _, g := range games.All() {
		d := g.Deal
		if d == nil {
			continue
		}
		dealt++
		info := g.Rules.Info()
		for _, o := range info.Options {
			if o.Kind != rules.DealOption {
				continue
			}
			decks, _ := info.Option(o.Of)
			for _, deck := range decks.Values {
				cards := d.Cards(deck)[:d.Places]
				text := d.Write(cards)
				if again, ok := d.Read(text); !ok || !slices.Equal(again, cards) {
					t.Errorf("%s: %s is read as %v", g.ID(), text, again)
				}
				if _, err := g.Rules.Start(o.Of + "=" + deck + "," + o.Name + "=" + text); err != nil {
					t.Errorf("%s: %v", g.ID(), err)
				}
				for _, card := range d.Cards(deck) {
					if name := d.Name(style, card); strings.Contains(name, ".") || d.Note(style, card) == "" {
						t.Errorf("%s: %s is called %q and does %q", g.ID(), card, name, d.Note(style, card))
					}
				}
			}
		}
		if _, ok := d.Read(""); ok {
			t.Errorf("%s: nothing is a deal", g.ID())
		}
		for _, rows := range [][][]int{d.Wide, d.Narrow} {
			places := slices.Sorted(slices.Values(slices.Concat(rows...)))
			for i, place := range places {
				if len(places) != d.Places || i != place {
					t.Errorf("%s: rows %v of %d places", g.ID(), rows, d.Places)
				}
			}
		}
	}
	if dealt == 0 {
		t.Error("no game is dealt by hand")
	}
}

// A game's looks have different names, and an unknown look becomes the nearest known one.
func TestLooks(t *testing.T) {
	for _, g := range games.All() {
		if !g.Dresses() || g.Looks[0] == g.Looks[1] {
			t.Errorf("%s has no two looks", g.ID())
		}
		s := &board.Style{Looks: map[string]int{g.ID(): 7}}
		if s.Look(g.ID()) != board.Looks-1 || s.Look("other") != 0 {
			t.Errorf("%s: look %d, another game %d", g.ID(), s.Look(g.ID()), s.Look("other"))
		}
	}
}

// No board asks for more height than it fills.
func TestTall(t *testing.T) {
	const w = 374
	for _, g := range games.All() {
		pos, err := g.Rules.Start("")
		if err != nil {
			t.Fatal(err)
		}
		v := board.New(g, pos, &board.Style{Words: locale.English()}).View()
		unit := func(h float64) float64 {
			v.Arrange(sprites.Rect{W: w, H: h}, board.Orientation{})
			return v.Unit()
		}
		h := w * v.Tall(false)
		if less, asked := unit(0.95*h), unit(h); less >= asked {
			t.Errorf("%s: squares of %.1f with the height asked for, %.1f with less", g.ID(), asked, less)
		}
	}
}
