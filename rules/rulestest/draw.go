package rulestest

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules"
)

// Drawn turns a drawing into the text of its ranks: one line per rank from the top, '.' for an empty square.
func Drawn(drawing string) string {
	var ranks []string
	for line := range strings.Lines(drawing) {
		squares := strings.Fields(line)
		if len(squares) == 0 {
			continue
		}
		rank, run := "", 0
		for _, square := range append(squares, "") {
			if square == "." {
				run++
				continue
			}
			if run > 0 {
				rank += strconv.Itoa(run)
				run = 0
			}
			rank += square
		}
		ranks = append(ranks, rank)
	}
	return strings.Join(ranks, "/")
}

// A Scene is a drawn board and what is true of it.
type Scene struct {
	Name, Options string
	Board, Side   string
	// Word is a turn. It leads to After and, if that ends the game, to End: "red wins: no moves".
	Word, After, End string
	// Refused is, if not "", the reason why Word is refused.
	Refused string
	// Words are, if not nil, all the turns that begin with Word.
	Words []string
}

func Run(t *testing.T, game rules.Game, scenes []Scene) {
	t.Helper()
	for _, s := range scenes {
		t.Run(s.Name, func(t *testing.T) {
			p, err := game.Parse(s.Options, Drawn(s.Board)+" "+s.Side)
			if err != nil {
				t.Fatal(err)
			}
			if s.Words != nil {
				s.checkWords(t, p)
				return
			}
			next, _, err := p.Play(s.Word)
			switch {
			case s.Refused != "" && (err == nil || err.Error() != s.Refused):
				t.Errorf("%s: refused by %v, want %q", s.Word, err, s.Refused)
			case s.Refused == "" && err != nil:
				t.Errorf("%s: %v", s.Word, err)
			case s.Refused == "":
				s.checkNext(t, next, game.Info().Sides)
			}
		})
	}
}

func (s Scene) checkWords(t *testing.T, p rules.Position) {
	t.Helper()
	var got []string
	for _, turn := range p.Turns() {
		if strings.HasPrefix(turn.Word, s.Word) {
			got = append(got, turn.Word)
		}
	}
	if want := slices.Sorted(slices.Values(s.Words)); !slices.Equal(got, want) {
		t.Errorf("turns %s…: %v, want %v", s.Word, got, want)
	}
}

func (s Scene) checkNext(t *testing.T, next rules.Position, sides [2]string) {
	t.Helper()
	if board, _, _ := strings.Cut(next.String(), " "); board != Drawn(s.After) {
		t.Errorf("%s: leads to %s, want %s", s.Word, board, Drawn(s.After))
	}
	end := ""
	if outcome := next.Outcome(); outcome.Over() {
		end = outcome.Describe(sides)
	}
	if end != s.End {
		t.Errorf("%s: ends with %q, want %q", s.Word, end, s.End)
	}
}
