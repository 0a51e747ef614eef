package main

import (
	"bytes"
	"os"
	"testing"
)

// What is made from the words is made from them as they are.
func TestUpToDate(t *testing.T) {
	files, err := generate("../../words")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 7 {
		t.Errorf("%d files, want the constants and six languages", len(files))
	}
	for name, want := range files {
		got, err := os.ReadFile("../" + name)
		if err != nil || !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
			t.Errorf("locale/key/%s is out of date: run go generate ./locale/key (%v)", name, err)
		}
	}
}

func TestAddRefuses(t *testing.T) {
	for _, file := range []string{"menu.play", "menu.play=Play", "a = 1\na = 2"} {
		if err := (&list{texts: map[string]string{}}).add(file); err == nil {
			t.Errorf("%q is read", file)
		}
	}
}

func TestCarried(t *testing.T) {
	l := list{texts: map[string]string{}}
	if err := l.add("# of turns\nturns.one = {n} ход\nturns.few = {n} хода\n\nplay = Играть\n"); err != nil {
		t.Fatal(err)
	}
	const want = "Играть\n\n{n} ход\nturns.few = {n} хода\n"
	if got := string(l.carried([]string{"play", "missing", "turns.one"})); got != want {
		t.Errorf("%q, want %q", got, want)
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
func TestKindOf(t *testing.T) {
	names := []string{"turns.one", "turns.other", "size.other", "size.8"}
	for i, want := range [][2]string{{"turns", "Count"}, {"turns", ""}, {"size.other", "Text"}, {"size.8", "Text"}} {
		if words, kind := kindOf(names, i); words != want[0] || kind != want[1] {
			t.Errorf("%s: %q, %q", names[i], words, kind)
		}
	}
}

func TestConstant(t *testing.T) {
	for name, want := range map[string]bool{
		"menu.play": true, "rules.picture.play": true, "rules.aim": true, "option.more": true, "settings.look.day": true,
		"card.tiger": false, "rules.kalah.aim": false, "lesson.kalah.sow.hint": false, "settings.seating.same.about": false, "opponent.1.about": false,
	} {
		if got := constant(name, []string{"kalah"}); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
