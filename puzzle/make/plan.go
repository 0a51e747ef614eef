package make

import (
	"embed"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"tidepool/puzzle"
)

//go:embed plans/*.txt
var plans embed.FS

// A Plan is what is particular to the puzzles of one game. It is a text file of
// lines that begin with the name of what they set: kinds, games, cuts, left,
// longest, options.
type Plan struct {
	// Options are those to play one game in four under, or "". After the mark of
	// a seed, as in "seed=*", comes another number in every game; puzzles need
	// not have it, because their positions have what it decided.
	Options string
	// Kinds are those to make, with how many of ten puzzles are to be of each.
	Kinds []Share
	// Cuts are the hardnesses at which grades 2, 3 … 10 begin.
	Cuts [puzzle.Grades - 1]int
	// Left is with how many seeds in the houses at most positions are looked
	// at; 0 is with any.
	Left int
	// Longest is the longest win that is tried always and not only sometimes, in
	// turns of the winner's, where values are not to be had.
	Longest int
	// Games is how many games are played for a hundred puzzles.
	Games int
}

// A Share is how many of ten puzzles are to be of a kind.
type Share struct {
	Kind puzzle.Kind
	Tens int
}

// PlanOf returns the plan for a game.
func PlanOf(id string) (Plan, error) {
	text, err := plans.ReadFile("plans/" + id + ".txt")
	if err != nil {
		return Plan{}, fmt.Errorf("no puzzles of %q are planned", id)
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
	if p.Games < 1 || len(p.Kinds) == 0 {
		return p, fmt.Errorf("plan: no games or no kinds")
	}
	return p, nil
}

// set sets what a line says and reports whether it can be.
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
	case "cuts":
		into := make([]*int, len(p.Cuts))
		for i := range into {
			into[i] = &p.Cuts[i]
		}
		return numbers(words, into...)
	case "kinds":
		for ; len(words) >= 2; words = words[2:] {
			s := Share{Kind: kindOf(words[0])}
			if s.Kind == 0 || !numbers(words[1:2], &s.Tens) {
				return false
			}
			p.Kinds = append(p.Kinds, s)
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

// options returns those to play a game under, and those of its puzzles.
func (p *Plan) options(luck *rand.Rand) (play, keep string) {
	if seeded, ok := strings.CutSuffix(p.Options, "*"); ok {
		return seeded + strconv.Itoa(1+luck.IntN(1_000_000)), ""
	}
	if p.Options != "" && luck.IntN(4) == 0 {
		return p.Options, p.Options
	}
	return "", ""
}

// Grade is the grade of a hardness.
func (p *Plan) Grade(hardness int) int {
	grade := 1
	for _, cut := range p.Cuts {
		if hardness >= cut {
			grade++
		}
	}
	return grade
}
