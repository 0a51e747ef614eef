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
	"tidepool/match"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/onitama"
)

// members are the words that each family must have, and no others.
func members(t *testing.T) map[key.Family][]string {
	t.Helper()
	lists := map[key.Family][]string{
		key.Months:       numbers(1, 12),
		key.Levels:       numbers(1, 8),
		key.LevelsAbout:  numbers(1, 8),
		key.Difficulties: numbers(1, 3),
		key.Goods:        numbers(1, 3),
		key.Promotions:   {"kaninariebi", "kanishogi"},
		key.Pieces:       pieces(t),
		key.Cards:        cards(),
	}
	for _, g := range games.All() {
		info := g.Info()
		for _, f := range []key.Family{key.Games, key.GamesAbout, key.Origins} {
			lists[f] = append(lists[f], info.ID)
		}
		lists[key.Sides] = append(lists[key.Sides], info.Sides[:]...)
	}
	return lists
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

// pieces are the kinds that are seen when every game is played at random.
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

// Every family has words for all that it is asked for, and for nothing else.
func TestFamilies(t *testing.T) {
	english := English()
	for f, want := range members(t) {
		before, after, _ := strings.Cut(f.Pattern(), "*")
		var got []string
		for name := range english.words {
			if member, ok := strings.CutPrefix(name, before); ok {
				member, ok = strings.CutSuffix(member, after)
				if ok && !strings.Contains(member, ".") {
					got = append(got, member)
				}
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if want = slices.Compact(want); !slices.Equal(got, want) {
			t.Errorf("%s has %v,\nwant %v", f.Pattern(), got, want)
		}
	}
}

// Every cause for which a game can end has words.
func TestEndings(t *testing.T) {
	causes := []string{match.ByResignation, match.ByAgreement, match.ByRepetition, match.ByLength}
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
			causes = append(causes, m[1]+m[2])
		}
	}
	if len(causes) < 14 {
		t.Errorf("only %d causes are found: %v", len(causes), causes)
	}
	for _, c := range causes {
		if !English().Knows(key.Ends, c) {
			t.Errorf("no words for an end by %s", c)
		}
	}
}

// Every option of every game, and every value that is offered by name, has words.
func TestOptions(t *testing.T) {
	w := English()
	for _, g := range games.All() {
		for _, o := range g.Info().Options {
			if !w.Knows(key.Options, o.Name) || !w.Knows(key.OptionsAbout, o.Name) {
				t.Errorf("no words for %s's %s", g.Info().ID, o.Name)
			}
			for _, v := range o.Values {
				if _, err := strconv.Atoi(v); err == nil || v == "on" || v == "off" {
					continue // a number or a switch
				}
				if !w.Knows(key.Options, o.Name+"."+v) {
					t.Errorf("no words for %s's %s=%s", g.Info().ID, o.Name, v)
				}
			}
		}
	}
}
