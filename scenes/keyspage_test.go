package scenes_test

import (
	"os"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes"
)

// ? lists the keys that work in the current scene, and F1 lists all unless it opens the game's help; the
// manual lists all keys.
func TestKeysAreListed(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keyed("F1")
	if p.scene() != "keys" || p.node("keys.undo.name") == nil {
		t.Fatalf("F1 opens %s", p.scene())
	}
	p.keyed("?")
	p.press("back")
	if p.scene() != "menu" {
		t.Errorf("two lists of keys lie on each other, over %s", p.scene())
	}
	listed := func(where string, undo, remove bool) {
		t.Helper()
		p.keyed("?")
		p.keyed("?")
		if p.scene() != "keys" || p.node("keys.press.name") == nil || (p.node("keys.undo.name") != nil) != undo || (p.node("keys.remove.name") != nil) != remove {
			t.Errorf("? on %s opens %s: %s", where, p.scene(), p.ids())
		}
		p.press("keys.close")
	}
	listed("the menu", false, false)
	p.press("menu.settings")
	listed("the settings", false, false)
	p.press("back")
	p.begin("konane")
	listed("a board", true, false)
	p.keyed("F1")
	if p.scene() != "rules" {
		t.Errorf("F1 on a board opens %s", p.scene())
	}

	data, err := os.ReadFile("../docs/MANUAL.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(data), "| key | does |")
	table, _, _ = strings.Cut(table, "\n\n")
	keys := scenes.KeysListed()
	for _, name := range keys {
		for key := range strings.FieldsFuncSeq(name, func(r rune) bool { return r == ',' || r == ' ' }) {
			if key == "Esc" {
				key = "Escape"
			}
			if !strings.Contains(table, key) {
				t.Errorf("the manual does not tell of %s", key)
			}
		}
	}
	if rows := strings.Count(table, "\n|") - 1; rows < len(keys)-1 {
		t.Errorf("the manual has %d keys, the page %d", rows, len(keys))
	}
	// Each key in the manual is on the page that lists all keys, or on one where keys have special meanings.
	known := strings.Join(keys, " ") + " Esc Tab Space Enter V N X F11 O S L P T"
	block := false
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 2 || strings.HasPrefix(cells[0], "---") {
			continue
		}
		block = block || strings.Contains(cells[0], "In review")
		if strings.Contains(cells[1], "there:") {
			t.Errorf("a row without its place: %s", line)
		}
		for key := range strings.FieldsFuncSeq(cells[0], func(r rune) bool { return r == ',' || r == ' ' || r == '*' }) {
			if key = strings.Replace(key, "Escape", "Esc", 1); !block && key != "or" && !strings.Contains(known, key) && key != "arrows" {
				t.Errorf("the manual tells of %q, which no page lists", key)
			}
		}
	}
	if !block {
		t.Error("no keys in review")
	}
}
