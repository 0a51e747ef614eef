package archtest

import (
	"go/ast"
	"go/token"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules/games"
	"tidepool/rules/onitama"
)

// known returns the names that only a game's own folders may use: of games, pieces and cards, and of spots
// that are not squares.
func known() []string {
	names := []string{"kani"} // shared by two games
	for _, g := range games.All() {
		names = append(names, g.Info().ID)
	}
	for _, c := range onitama.Deck("all") {
		names = append(names, c.Name())
	}
	return append(names, "crab", "shrimp", "parent", "child", "child1", "child2", "child3", "child4", "grown", "grown1", "grown2", "grown3", "grown4",
		"student", "master", "stone", "seed", "store", "card", "middle", "swap")
}

// lists returns the files whose purpose is to list games.
func lists() []string {
	return []string{"rules/games/games.go", "ai/engines/engines.go", "scenes/board/games/games.go", "sprites/art/catalogue/catalogue.go"}
}

// folders returns the folders of games.
func folders() []string {
	list := []string{"kani"}
	for _, g := range games.All() {
		list = append(list, g.Info().ID)
	}
	return list
}

// ownFolder reports whether a file lies in a game's own folder.
func ownFolder(name string) bool {
	own := folders()
	return slices.ContainsFunc(strings.Split(path.Dir(name), "/"), func(part string) bool { return slices.Contains(own, part) })
}

// A spot that is not a square has a word at one end: "south-store".
var wordAt = regexp.MustCompile(`^([a-z]+[0-9]?)[-.=]|[-.=]([a-z]+[0-9]?)$`)

// namesIn returns the known names in a file: quoted texts or parts of them, and packages and identifiers.
func namesIn(f file, names []string) (found []string) {
	note := func(name string) {
		if !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	ast.Inspect(f.code, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			p, _ := strconv.Unquote(n.Path.Value)
			for part := range strings.SplitSeq(p, "/") {
				if own(p) && slices.Contains(folders(), part) {
					note(part)
				}
			}
			return false
		case *ast.Ident:
			for _, game := range folders() {
				if strings.Contains(strings.ToLower(n.Name), game) {
					note(game)
				}
			}
		case *ast.BasicLit:
			if n.Kind != token.STRING {
				return true
			}
			text, _ := strconv.Unquote(n.Value)
			if slices.Contains(names, text) {
				note(text)
			}
			for _, m := range wordAt.FindAllStringSubmatch(text, -1) {
				if w := m[1] + m[2]; slices.Contains(names, w) && !strings.Contains(text, " ") {
					note(w)
				}
			}
		}
		return true
	})
	return found
}

// No file outside a game's own folders names a game, piece, card or spot, except lists of games, tests, and
// listed exceptions.
func TestNames(t *testing.T) {
	let, names := except(t, "named"), known()
	for _, f := range files(t, false) {
		if ownFolder(f.name) || slices.Contains(lists(), f.name) || ast.IsGenerated(f.code) {
			continue
		}
		var strange []string
		for _, n := range namesIn(f, names) {
			if !let.allows(f.name, n) {
				strange = append(strange, n)
			}
		}
		if len(strange) > 0 {
			slices.Sort(strange)
			t.Errorf("%s knows %s", f.name, strings.Join(strange, ", "))
		}
	}
	let.shrink(t)
}
