package make

import (
	"embed"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"tidepool/play/puzzle"
	"tidepool/rules"
)

//go:embed plans/*.txt
var plans embed.FS

// A Plan describes the puzzles to make of one game. It is a text file of lines that begin with a keyword:
// parts, games, left, longest, options, start.
type Plan struct {
	// Options are used in one game of four, or "". The mark of a seed, as in "seed=*", becomes another number
	// in every game; puzzles need no seed, as their positions contain its effect.
	Options string
	// Starts are positions used in every second game, if any.
	Starts []string
	Parts  []Part
	// Left is the maximum number of seeds in the houses of a position to consider; 0 means any.
	Left int
	// Longest is the longest win, in the winner's turns, that is always tried, if values are not available.
	Longest int
	// Games is the number of games played for a hundred puzzles.
	Games int
}

func PlanOf(id string) (Plan, error) {
	text, err := plans.ReadFile("plans/" + id + ".txt")
	if err != nil {
		return Plan{}, fmt.Errorf("no plan for puzzles of %q", id)
	}
	return parsePlan(string(text))
}

func parsePlan(text string) (p Plan, err error) {
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) < 2 || !p.set(words[0], words[1:]) {
			return p, fmt.Errorf("plan: %q", line)
		}
	}
	if p.Games < 1 || len(p.Parts) == 0 {
		return p, fmt.Errorf("plan: no games or no parts")
	}
	return p, nil
}

func (p *Plan) set(name string, words []string) bool {
	switch name {
	case "options":
		p.Options = words[0]
		return len(words) == 1
	case "left":
		return numbers(words, &p.Left)
	case "longest":
		return numbers(words, &p.Longest)
	case "games":
		return numbers(words, &p.Games)
	case "start":
		p.Starts = append(p.Starts, strings.Join(words, " "))
		return true
	case "parts":
		for ; len(words) >= 2; words = words[2:] {
			s := Part{Name: words[0]}
			if kindOf(s.Name) == 0 && s.Name != long && s.Name != numeric || !numbers(words[1:2], &s.Percent) {
				return false
			}
			p.Parts = append(p.Parts, s)
		}
		return len(words) == 0
	}
	return false
}

func kindOf(name string) puzzle.Kind {
	for _, k := range puzzle.Kinds() {
		if k.String() == name {
			return k
		}
	}
	return 0
}

// options returns the options for playing a game, and those for its puzzles.
func (p *Plan) options(luck *rand.Rand) (play, keep string) {
	if seeded, ok := strings.CutSuffix(p.Options, "*"); ok {
		return seeded + strconv.Itoa(1+luck.IntN(1_000_000)), ""
	}
	if p.Options != "" && luck.IntN(4) == 0 {
		return p.Options, p.Options
	}
	return "", ""
}

func (p *Plan) start(g rules.Game, options string, luck *rand.Rand) (rules.Position, error) {
	if len(p.Starts) > 0 && luck.IntN(2) == 0 {
		return g.Parse(options, p.Starts[luck.IntN(len(p.Starts))])
	}
	return g.Start(options)
}

func (p *Plan) wants(name string) bool {
	return slices.ContainsFunc(p.Parts, func(s Part) bool { return s.Name == name })
}
