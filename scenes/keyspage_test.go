package scenes

import (
	"os"
	"strings"
	"testing"

	"tidepool/match/shelf"
)

// Long lines of a licence go on in the next; short ones are lines of their own.
func TestJoinLines(t *testing.T) {
	const long = "Redistribution and use in source and binary forms, with or"
	for text, want := range map[string]string{
		long + "\n   without modification, are permitted.": long + " without modification, are permitted.",
		"Apache License\n  Version 2.0, January 2004":      "Apache License\nVersion 2.0, January 2004",
		"== Go": "== Go",
	} {
		if got := joinLines(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

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
	for _, k := range keyHelp() {
		for key := range strings.FieldsFuncSeq(k.name, func(r rune) bool { return r == ',' || r == ' ' }) {
			if key == "Esc" {
				key = "Escape"
			}
			if !strings.Contains(table, key) {
				t.Errorf("the README does not tell of %s", key)
			}
		}
	}
	if rows := strings.Count(table, "\n|") - 1; rows < len(keyHelp())-1 {
		t.Errorf("the README has %d keys, the page %d", rows, len(keyHelp()))
	}
}
