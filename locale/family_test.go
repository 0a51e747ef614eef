package locale

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/onitama"
)

// asked returns the words that each family is asked for. It has no others, unless other words begin like its own.
func asked(t *testing.T) map[key.Family][]string {
	t.Helper()
	lists := map[key.Family][]string{
		key.Months:         numbers(1, 12),
		key.Opponents:      numbers(1, 8),
		key.OpponentsAbout: numbers(1, 8),
		key.SaidWon:        sentences(),
		key.SaidLost:       sentences(),
		key.Difficulties:   numbers(1, 3),
		key.Goods:          numbers(1, 3),
		key.Promotions:     {"kaninariebi", "kanishogi"},
		key.Grows:          {"kaninariebi", "kanishogi"},
		key.Grown:          {"kaninariebi", "kanishogi"},
		key.Next:           {"kaninariebi", "kanishogi"},
		key.Denies:         {"kaninariebi", "kanishogi"},
		key.Choices:        {"swap", "grow"},
		key.Pieces:         pieces(t),
		key.Cards:          cards(),
		key.Ends:           causes(t),
		key.Causes:         {},
		key.Commands:       {"undo", "redo", "hint", "moves", "turns", "pause", "time", "flip", "draw", "resign", "settings", "menu", "rules", "help"},
		key.ClockAbout:     {"none", "sudden", "increment", "delay", "hourglass", "byoyomi"},
		key.ClockControls:  {"none", "sudden", "increment", "delay", "hourglass", "byoyomi", "periods"},
		key.ClockKinds:     {"sudden", "increment", "delay", "hourglass", "byoyomi"},
		key.TableAsks:      {"undo", "draw", "pause", "rematch"},
		key.Phrases:        numbers(0, 11),
		key.TrainKinds:     {"win", "current", "last-jump", "save", "seeds", "better"},
		key.SeatingsAbout:  {"same", "opposite", "pass"},
		key.Settings: {"theme", "theme.system", "theme.day", "theme.night", "theme.contrast", "pieces", "pieces.pictures", "pieces.plain",
			"motion", "motion.slow", "motion.normal", "motion.fast", "motion.off", "seating", "seating.same", "seating.opposite", "seating.pass",
			"place", "place.left", "place.centre", "place.right"},
	}
	// The other refusals are said in English by the rules themselves.
	lists[key.Reasons] = []string{"kalah.not-yours"}
	// Some causes have separate words, for when a player is told of the game.
	for _, f := range []key.Family{key.EndsYou, key.EndsThey, key.EndsHold, key.Losses} {
		lists[f] = slices.DeleteFunc(causes(t), func(c string) bool { return !English().Knows(f, c) })
	}
	for _, kind := range pieces(t) {
		if kind != "seed" && kind != "store" { // seeds are counted
			lists[key.Hauled] = append(lists[key.Hauled], kind)
		}
	}
	for _, c := range shelf.Causes() {
		lists[key.Causes] = append(lists[key.Causes], string(c))
	}
	for name := range English().words {
		if own, ok := strings.CutPrefix(name, "shell."); ok {
			lists[key.Shell] = append(lists[key.Shell], own) // internal/build/pack knows
		}
	}
	for _, g := range games.All() {
		info := g.Info()
		for _, f := range []key.Family{key.Games, key.GamesAbout, key.Origins, key.FirstAims} {
			lists[f] = append(lists[f], info.ID)
		}
		lists[key.Sides] = append(lists[key.Sides], info.Sides[:]...)
		for _, o := range info.Options {
			lists[key.OptionsAbout] = append(lists[key.OptionsAbout], o.Name)
			lists[key.Options] = append(lists[key.Options], o.Name)
			for _, v := range o.Values {
				if _, err := strconv.Atoi(v); v != "on" && v != "off" && (err != nil || o.Kind == rules.SizeOption) {
					lists[key.Options] = append(lists[key.Options], o.Name+"."+v)
				}
			}
		}
		for _, o := range rules.OddsOf(g, "") {
			lists[key.OddsKinds] = append(lists[key.OddsKinds], o.Name)
			lists[key.OddsAbout] = append(lists[key.OddsAbout], o.Name)
		}
		taught(t, info.ID, lists)
	}
	return lists
}

// sentences are two for each opponent.
func sentences() (list []string) {
	for _, level := range numbers(1, 8) {
		list = append(list, level+".1", level+".2")
	}
	return list
}

// taught adds what the course of a game uses.
func taught(t *testing.T, game string, lists map[key.Family][]string) {
	t.Helper()
	c, err := lessons.For(game)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range c.Sections {
		lists[key.Rules] = append(lists[key.Rules], game+"."+s.ID)
		if title := game + "." + s.ID + ".title"; English().Knows(key.Rules, title) {
			lists[key.Rules] = append(lists[key.Rules], title)
		} else {
			lists[key.Rules] = append(lists[key.Rules], s.ID)
		}
		lists[key.Pieces] = append(lists[key.Pieces], s.Pieces...)
	}
	for _, s := range c.Steps {
		lists[key.Lessons] = append(lists[key.Lessons], game+"."+s.ID, game+"."+s.ID+".hint")
		for _, cond := range s.Goal {
			lists[key.Misses] = append(lists[key.Misses], cond.Kind)
			if cond.N > 1 {
				lists[key.Misses] = append(lists[key.Misses], cond.Kind+".more")
			}
		}
	}
}

func numbers(from, to int) (list []string) {
	for n := from; n <= to; n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

func cards() (list []string) {
	for _, c := range onitama.Deck("all") {
		list = append(list, c.Name())
	}
	return list
}

// pieces returns the kinds that occur in random games of every game.
func pieces(t *testing.T) (kinds []string) {
	t.Helper()
	unnamed := []string{"", "card", "middle"} // which are named by their spots
	see := func(p rules.Piece) {
		if !slices.Contains(kinds, p.Kind) && !slices.Contains(unnamed, p.Kind) {
			kinds = append(kinds, p.Kind)
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for _, g := range games.All() {
		for range 40 {
			p, err := g.Start("")
			if err != nil {
				t.Fatal(err)
			}
			for ply := 0; ply < 80 && !p.Outcome().Over(); ply++ {
				for _, token := range p.Tokens() {
					see(token.Piece)
				}
				turns := p.Turns()
				next, events, err := p.Play(turns[rng.IntN(len(turns))].Word)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range events {
					see(e.Piece)
				}
				p = next
			}
		}
	}
	return kinds
}

// causes returns the reasons for which games can end.
func causes(t *testing.T) []string {
	t.Helper()
	list := []string{match.ByResignation, match.ByAgreement, match.ByTime, match.ByRepetition, match.ByLength, rules.NoMoves}
	call := regexp.MustCompile(`rules\.(?:Win|Draw)\(.*?"([a-z-]+)"\)|\bby :?= "([a-z-]+)"`)
	files, err := filepath.Glob("../rules/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(data), -1) {
			list = append(list, m[1]+m[2])
		}
	}
	slices.Sort(list)
	if list = slices.Compact(list); len(list) < 14 {
		t.Errorf("only %d causes are found: %v", len(list), list)
	}
	return list
}

// mixed returns the families whose words share their beginning with others.
func mixed() []key.Family {
	return []key.Family{key.Choices, key.Commands, key.Options, key.Settings, key.Ends, key.EndsYou, key.Losses, key.Lessons, key.Rules}
}

// Every family has words for everything it is asked for, and for nothing else.
func TestFamilies(t *testing.T) {
	english, lists := English(), asked(t)
	for _, f := range key.Families() {
		want, ok := lists[f]
		if f == key.Reasons {
			continue // English is the reason's own text, and TestKeys checks the others
		}
		if !ok {
			t.Errorf("nobody says what is asked of %s", f.Pattern())
		}
		for _, member := range want {
			if !english.Knows(f, member) {
				t.Errorf("%s has no words for %s", f.Pattern(), member)
			}
		}
		if slices.Contains(mixed(), f) {
			continue
		}
		before, after, _ := strings.Cut(f.Pattern(), "*")
		for name := range english.words {
			member, ok := strings.CutPrefix(name, before)
			if !ok || !strings.HasSuffix(member, after) {
				continue
			}
			member = strings.TrimSuffix(member, after)
			if !slices.Contains(want, member) && !slices.Contains(want, strings.TrimSuffix(member, ".about")) {
				t.Errorf("%s is asked for by nobody", name)
			}
		}
	}
}
