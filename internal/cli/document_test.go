//go:build !js

package cli

import (
	"encoding/csv"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/onitama"
)

// document returns the text of the rules that players read.
func document(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// An example is a command line in the document and its documented output.
type example struct{ line, want string }

// examples returns the command lines in the document's console blocks.
func examples(text string) (list []example) {
	for i, block := range strings.Split(text, "```") {
		body, console := strings.CutPrefix(block, "console\n")
		if i%2 == 0 || !console {
			continue
		}
		for line := range strings.Lines(body) {
			if command, ok := strings.CutPrefix(line, "$ tidepool "); ok {
				list = append(list, example{line: strings.TrimSpace(command)})
			} else if n := len(list); n > 0 {
				list[n-1].want += line
			}
		}
	}
	return list
}

// words splits a command line as a shell does, with single quotes only.
func words(line string) (list []string) {
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			list = append(list, part)
		} else {
			list = append(list, strings.Fields(part)...)
		}
	}
	return list
}

func TestDocumentExamples(t *testing.T) {
	list := examples(document(t))
	if len(list) < 50 {
		t.Fatalf("only %d examples found", len(list))
	}
	for _, e := range list {
		_, handled, stdout, stderr := run(words(e.line)...)
		if got := stdout + stderr; !handled || got != e.want {
			t.Errorf("tidepool %s\n%swant\n%s", e.line, got, e.want)
		}
	}
}

// rows returns the trimmed cells of the table rows in a text.
func rows(text string) (list [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "| ") {
			continue
		}
		var cells []string
		for cell := range strings.SplitSeq(strings.Trim(line, "|"), "|") {
			cells = append(cells, strings.TrimSpace(cell))
		}
		list = append(list, cells)
	}
	return list
}

// quoted returns the parts of a cell in backquotes.
func quoted(cell string) (list []string) {
	for i, part := range strings.Split(cell, "`") {
		if i%2 == 1 {
			list = append(list, part)
		}
	}
	return list
}

// checkOption compares a game's option with its row in the chapter.
func checkOption(spec []rules.Option, o rules.Option, chapter string) error {
	for _, row := range rows(chapter) {
		if row[0] != "`"+o.Name+"`" {
			continue
		}
		values := quoted(row[1])
		for _, value := range o.Values {
			if !slices.Contains(values, value) {
				return fmt.Errorf("value %s is missing", value)
			}
		}
		for _, value := range values {
			if _, err := rules.ParseOptions(spec, o.Name+"="+value); err != nil {
				return err
			}
		}
		if usual := quoted(row[2]); !slices.Equal(usual, []string{o.Default}) {
			return fmt.Errorf("the document's default is %q, want %s", usual, o.Default)
		}
		return nil
	}
	return fmt.Errorf("not in the chapter")
}

func TestDocumentOptions(t *testing.T) {
	chapters := strings.Split(document(t), "\n---\n")
	for i, g := range games.All() {
		info := g.Info()
		chapter := chapters[i+1]
		if !strings.Contains(chapter, "for the program is `"+info.ID+"`") {
			t.Errorf("chapter %d is not that of %s", i+1, info.ID)
		}
		if info.Endless {
			chapter += chapters[0]
		}
		for _, o := range info.Options {
			if err := checkOption(info.Options, o, chapter); err != nil {
				t.Errorf("%s: %s: %v", info.ID, o.Name, err)
			}
		}
	}
}

func TestDocumentCards(t *testing.T) {
	told := make(map[string][]string)
	for _, row := range rows(document(t)) {
		told[row[0]] = row[1:]
	}
	sensei := onitama.Deck("sensei")
	for _, c := range onitama.Deck("all") {
		var steps []string
		for _, o := range c.Offsets() {
			steps = append(steps, fmt.Sprintf("%d,%d", o.DX, o.DY))
		}
		last := "all"
		if side, stamped := c.Stamp(); stamped {
			last = onitama.Game{}.Info().Sides[side]
		} else if slices.Contains(sensei, c) {
			last = "sensei"
		}
		if want := []string{strings.Join(steps, " · "), last}; !slices.Equal(told[c.Name()], want) {
			t.Errorf("%s: %q, want %q", c.Name(), told[c.Name()], want)
		}
	}
}

// House rules are marked wherever neither the traditional rules nor their page states a rule, and nowhere
// else: the marks follow these words of each chapter.
func TestHouseRules(t *testing.T) {
	want := [][]string{
		{"", "**Games without an end.**"},
		{"if the player wants"},
		{"Black moves first", "as many empty squares as one likes", "without being asked", "any piece of it", "a parent may go along", "when the turn begins loses", "so the players choose"},
		{"if it has no stamp, Red does", "have no agreed stamp"},
		{"one of the four stones beside it instead"},
		{"then and never later"},
		nil,
	}
	chapters := strings.Split(document(t), "\n---\n")
	if len(chapters) != len(want) {
		t.Fatalf("%d chapters", len(chapters))
	}
	for i, chapter := range chapters {
		marked := strings.Split(chapter, "◇")
		if len(marked)-1 != len(want[i]) {
			t.Errorf("chapter %d has %d marks, want %q", i, len(marked)-1, want[i])
			continue
		}
		for k, words := range want[i] {
			if before := strings.TrimRight(marked[k], " \n"); !strings.HasSuffix(before, words) {
				t.Errorf("chapter %d: %q is not marked after %q", i, before[max(0, len(before)-60):], words)
			}
		}
	}
}

// The table of Konane's boards in docs/SOLVED.md is right for the boards whose first turns are all solved
// quickly.
func TestSolvedBoards(t *testing.T) {
	text, err := os.ReadFile("../../docs/SOLVED.md")
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, row := range rows(string(text)) {
		if len(row) != 6 || !slices.Contains([]string{"16", "20", "24", "25", "28"}, row[1]) {
			continue
		}
		tried++
		value, _, stdout, _ := run("solve", "konane", "-nobook", "-memory", "16", "-options", "size="+strings.ReplaceAll(row[0], "×", "x"))
		want := map[string]string{"first": "value win\n", "second": "value loss\n"}[row[2]]
		if value != 0 || !strings.HasPrefix(stdout, want) || want == "" {
			t.Errorf("%s: %q, want %q", row[0], stdout, want)
		}
	}
	if tried < 5 {
		t.Errorf("only %d boards", tried)
	}
}

// docs/data/konane.csv agrees with the table of Konane's boards in docs/SOLVED.md.
func TestSolvedData(t *testing.T) {
	text, err := os.ReadFile("../../docs/SOLVED.md")
	if err != nil {
		t.Fatal(err)
	}
	var told [][]string
	for _, row := range rows(string(text)) {
		if files, ranks, ok := strings.Cut(row[0], "×"); ok && len(row) == 6 {
			told = append(told, append([]string{files, ranks}, row[1:]...))
			told[len(told)-1][5] = strings.ReplaceAll(row[4], ",", "")
		}
	}
	file, err := os.Open("../../docs/data/konane.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	data, err := csv.NewReader(file).ReadAll()
	if err != nil || len(data) < 10 || !slices.EqualFunc(data[1:], told, slices.Equal) {
		t.Errorf("%v: %q, want %q", err, data, told)
	}
}
