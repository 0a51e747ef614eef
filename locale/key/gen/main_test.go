package main

import (
	"bytes"
	"os"
	"testing"
)

// The generated files are up to date.
func TestUpToDate(t *testing.T) {
	files, err := generate("../../words")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 13 {
		t.Errorf("%d files, want the constants and two of six languages", len(files))
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
	l.main = len(l.names)
	if err := l.add("aim = Цель\nstep = Шаг\n"); err != nil {
		t.Fatal(err)
	}
	const want = "ru 1 4\nИграть\n\n{n} ход\nturns.few = {n} хода\n"
	if got := string(l.carried("ru 1", []string{"play", "missing", "turns.one"})); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	const taught = "ru.learn 1 2\nstep = Шаг\naim = Цель\n"
	if got := string(l.taught("ru.learn 1", []string{"step"})); got != taught {
		t.Errorf("%q, want %q", got, taught)
	}
}

// The edition changes if a name, its position or its file changes.
func TestEdition(t *testing.T) {
	seen := map[string]list{}
	for _, l := range []list{{names: []string{"a", "b"}, main: 1}, {names: []string{"b", "a"}, main: 1}, {names: []string{"a", "b"}, main: 2}, {names: []string{"a", "c"}, main: 1}} {
		if other, twice := seen[l.edition()]; twice {
			t.Errorf("%v and %v have the same edition", other, l)
		}
		seen[l.edition()] = l
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

// A text that depends on a number has one constant, and a text that only ends in "other" is a normal one.
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
		"menu.play": true, "rules.picture.play": true, "rules.aim": true, "option.more": true, "settings.theme.day": true,
		"card.tiger": false, "rules.kalah.aim": false, "lesson.kalah.sow.hint": false, "settings.seating.same.about": false, "opponent.1.about": false,
	} {
		if got := constant(name, []string{"kalah"}); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
