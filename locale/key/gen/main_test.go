package main

import (
	"bytes"
	"os"
	"testing"
)

// The constants are those of the words as they are.
func TestUpToDate(t *testing.T) {
	want, err := generate("../../words")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../key.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
		t.Error("locale/key/key.go is out of date: run go generate ./locale/key")
	}
}

func TestGoName(t *testing.T) {
	for name, want := range map[string]string{
		"ok": "OK", "menu.continue.about": "MenuContinueAbout", "end.three-shrimps": "EndThreeShrimps", "newgame.player1": "NewgamePlayer1",
	} {
		if got := goName(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// What depends on a number has one constant, and a text that only ends in
// "other" is no number's.
func TestSplit(t *testing.T) {
	texts, counts := split([]string{"turns.one", "turns.other", "size.other", "size.8"})
	if len(texts) != 2 || texts[0] != "size.other" || len(counts) != 1 || counts[0] != "turns" {
		t.Errorf("texts %v, counts %v", texts, counts)
	}
}

func TestConstant(t *testing.T) {
	for name, want := range map[string]bool{
		"menu.play": true, "rules.picture.play": true, "rules.aim": true, "option.more": true, "settings.look.day": true,
		"card.tiger": false, "rules.kalah.aim": false, "lesson.kalah.sow.hint": false, "settings.seating.same.about": false, "level.1.about": false,
	} {
		if got := constant(name, []string{"kalah"}); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
