package sets

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/make"
	"tidepool/rules/games"
)

// docs/PUZZLES.md counts the puzzles by kind, length and grade, and has the grades' limits and their shares as
// they are.
func TestDocument(t *testing.T) {
	text, err := os.ReadFile("../../../docs/PUZZLES.md")
	if err != nil {
		t.Fatal(err)
	}
	told := string(text)
	checkTable(t, told, "By kind, ", 1, kindRows(t))
	checkTable(t, told, "By grade: ", 0, gradeRows(t))
	checkLimits(t, told)
}

// checkTable compares the rows of the table after a sentence, without their first cells.
func checkTable(t *testing.T, told, sentence string, without int, want []string) {
	t.Helper()
	_, table, _ := strings.Cut(told, "\n"+sentence)
	_, table, _ = strings.Cut(table, "\n\n")
	table, _, _ = strings.Cut(table, "\n\n")
	var rows []string
	for _, line := range strings.Split(table, "\n")[2:] {
		cells := strings.SplitN(strings.TrimPrefix(line, "| "), "| ", without+1)
		rows = append(rows, cells[without])
	}
	if !slices.Equal(rows, want) {
		t.Errorf("after %q docs/PUZZLES.md has\n%s\nwant\n%s", sentence, strings.Join(rows, "\n"), strings.Join(want, "\n"))
	}
}

// kindRows returns the rows of the table by kind, without the games' names.
func kindRows(t *testing.T) (rows []string) {
	for _, g := range games.All() {
		set := read(t, g.Info().ID)
		for _, kind := range []puzzle.Kind{puzzle.Win, puzzle.Current, puzzle.LastJump, puzzle.Save, puzzle.Seeds} {
			n, byTurns := 0, map[int]int{}
			for i := range set {
				if set[i].Kind != kind {
					continue
				}
				list, err := set[i].Positions(g)
				if err != nil {
					t.Fatal(err)
				}
				own := 0
				for _, p := range list[:len(list)-1] {
					if p.Turn() == list[0].Turn() {
						own++
					}
				}
				byTurns[own]++
				n++
			}
			if n == 0 {
				continue
			}
			var lengths []string
			for own := range 100 {
				if byTurns[own] > 0 {
					lengths = append(lengths, fmt.Sprintf("%d of %d", byTurns[own], own))
				}
			}
			rows = append(rows, fmt.Sprintf("`%s` | %d | %s |", kind, n, strings.Join(lengths, ", ")))
		}
	}
	return rows
}

// gradeRows returns the rows of the table by grade.
func gradeRows(t *testing.T) (rows []string) {
	for grade := 1; grade <= puzzle.Grades; grade++ {
		row := fmt.Sprintf("%d |", grade)
		for _, g := range games.All() {
			n, sum := 0, make.Trial{}
			for _, trial := range trials(t, g.Info().ID) {
				if trial.Grade() == grade {
					n++
					for i, solved := range trial {
						sum[i] += solved
					}
				}
			}
			var shares []string
			for _, solved := range sum {
				shares = append(shares, fmt.Sprintf("%.0f", 100*float64(solved)/float64(n*make.Tries)))
			}
			row += fmt.Sprintf(" %d: %s |", n, strings.Join(shares, ", "))
		}
		rows = append(rows, row)
	}
	return rows
}

// checkLimits compares the limits of grades with the grades.
func checkLimits(t *testing.T, told string) {
	_, row, _ := strings.Cut(told, "\n| solved, in percent, at least | ")
	row, _, _ = strings.Cut(row, " |\n")
	var limits []int
	for _, cell := range strings.Split(row, " | ") {
		var n int
		if _, err := fmt.Sscan(cell, &n); err != nil {
			t.Fatalf("the limits %q: %v", row, err)
		}
		limits = append(limits, n)
	}
	for solved := range 3*make.Tries + 1 {
		trial := make.Trial{min(solved, make.Tries), min(max(0, solved-make.Tries), make.Tries), max(0, solved-2*make.Tries)}
		want := 1 + slices.IndexFunc(limits, func(percent int) bool { return 100*solved >= percent*3*make.Tries })
		if trial.Grade() != want {
			t.Errorf("%d tries of %d: grade %d, and docs/PUZZLES.md says %d", solved, 3*make.Tries, trial.Grade(), want)
		}
	}
}
