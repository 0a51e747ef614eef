package pages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules"
)

// The addresses of pages. A page of a game has the game's ID before its name: "onitama/puzzles". The game's own page
// is at the ID alone.
const (
	Library    = "library"
	Statistics = "statistics"
	Settings   = "settings"
	Puzzles    = "puzzles" // also of a game, and with a day's date behind it
	Today      = "today"   // the puzzle of the day
	Wall       = "wall"

	Lesson = "lesson"
	Rules  = "rules"
	Rating = "rating"
	Club   = "club"
	Puzzle = "puzzle" // with its ID behind it
	// Stored games, with their IDs behind: played, and studied. The node shown, as in [NodeText], may be behind that, and
	// that the turn before it is to be tried again.
	Game   = "game"
	Review = "review"
	Try    = "try"
	// Boards that are not stored, with a code from [RouteAt] behind unless they are at a game's start.
	Analysis = "analysis"
	SetUp    = "setup"
)

// DraftMark is before the text of a draft at the end of the address of a setup. No code begins with it.
const DraftMark = "_"

// Route returns the address of a page of a game, or of the program if game is "", with what it shows behind.
func Route(game, page string, shows ...string) string {
	return strings.Trim(strings.Join(append([]string{game, page}, shows...), "/"), "/")
}

// RouteAt returns the address of a page of a game that shows a position with turns before it. [MatchAt] reads its code.
func RouteAt(page string, game rules.Game, options string, start rules.Position, turns []string) string {
	id := game.Info().ID
	if usual, err := game.Start(""); err == nil && options == "" && start == usual && len(turns) == 0 {
		return Route(id, page)
	}
	m, err := match.New(match.Setup{Game: game, Options: options, Start: start.String()})
	if err != nil {
		return ""
	}
	for _, word := range turns {
		if _, err := m.Play(word); err != nil {
			return ""
		}
	}
	return Route(id, page, strings.TrimPrefix(link.Encode(m), codeMark))
}

// codeMark is what a link has before the code.
const codeMark = "g="

// MatchAt parses the code of an address of a page of a game.
func MatchAt(game rules.Game, code string) (*match.Match, error) {
	return link.Decode(codeMark+code, []rules.Game{game})
}

// NodeText returns where a node is in its match: after so many first children from the start, such as "7"; or "7.1.2",
// after the second child there and two first children more.
func NodeText(n *match.Node) (text string) {
	first := 0
	for ; n.Parent() != nil; n = n.Parent() {
		if i := slices.Index(n.Parent().Children(), n); i > 0 {
			text, first = fmt.Sprintf(".%d.%d%s", i, first, text), 0
		} else {
			first++
		}
	}
	return strconv.Itoa(first) + text
}

// ParseNode parses the numbers that [NodeText] writes.
func ParseNode(text string) (numbers []int, ok bool) {
	for number := range strings.SplitSeq(text, ".") {
		n, err := strconv.Atoi(number)
		if err != nil || n < 0 || strconv.Itoa(n) != number {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, true
}

// NodeAt returns the node with the numbers of [ParseNode], nil if there is none.
func NodeAt(m *match.Match, numbers []int) *match.Node {
	n := m.Start()
	for i, child := range numbers {
		times := 1
		if i%2 == 0 {
			child, times = 0, child
		}
		for ; times > 0; times-- {
			if child >= len(n.Children()) {
				return nil
			}
			n = n.Children()[child]
		}
	}
	return n
}
