package match

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"tidepool/rules/games"
)

// blocks returns the document's fenced blocks of a kind.
func blocks(t *testing.T, kind string) []string {
	t.Helper()
	data, err := os.ReadFile("../../docs/RECORDS.md")
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, m := range regexp.MustCompile("(?s)```"+kind+"\n(.*?)```").FindAllStringSubmatch(string(data), -1) {
		list = append(list, m[1])
	}
	if len(list) == 0 {
		t.Fatalf("no %s", kind)
	}
	return list
}

// TestDocument reads the examples of docs/RECORDS.md.
func TestDocument(t *testing.T) {
	records := blocks(t, "record")
	for _, text := range records {
		m, err := Read(text, games.All())
		if err != nil {
			t.Errorf("%v in\n%s", err, text)
		} else if got := m.FullRecord(); got != text {
			t.Errorf("got\n%s\nwant\n%s", got, text)
		}
	}
	m, err := Read(blocks(t, "accepted")[0], games.All())
	if err != nil {
		t.Fatal(err)
	}
	if got, want := m.FullRecord(), records[len(records)-1]; got != want {
		t.Errorf("accepted as\n%s\nwant\n%s", got, want)
	}
}

func TestDocumentRefuses(t *testing.T) {
	data, err := os.ReadFile("../../docs/RECORDS.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(data), "## What is refused")
	rows := regexp.MustCompile("(?m)^\\| `(.*)` \\| (line .*) \\|$").FindAllStringSubmatch(section, -1)
	if len(rows) < 10 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, row := range rows {
		_, err := Read("[Game \"kalah\"]\n[Result \"*\"]\n\n"+row[1], games.All())
		if err == nil || err.Error() != row[2] {
			t.Errorf("%s: %v, want %s", row[1], err, row[2])
		}
	}
}
