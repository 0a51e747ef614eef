package scenes_test

import (
	"os"
	"strings"
	"testing"

	"tidepool/match/shelf"
	"tidepool/scenes"
)

// The list of keys opens by F1, and by ? where that is not the game's help,
// and has the keys of the README.
func TestKeysAreListed(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keyed("?")
	if p.scene() != "keys" {
		t.Fatalf("? opens %s", p.scene())
	}
	p.keyed("F1")
	p.press("back")
	if p.scene() != "menu" {
		t.Errorf("two lists of keys lie on each other, over %s", p.scene())
	}
	p.begin("konane")
	p.keyed("F1")
	if p.scene() != "keys" {
		t.Errorf("F1 opens %s", p.scene())
	}

	data, err := os.ReadFile("../README.md")
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
				t.Errorf("the README does not tell of %s", key)
			}
		}
	}
	if rows := strings.Count(table, "\n|") - 1; rows < len(keys)-1 {
		t.Errorf("the README has %d keys, the page %d", rows, len(keys))
	}
}
