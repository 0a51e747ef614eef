package shelf

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
)

// An origin is the storage shared by pages of one address.
type origin struct {
	db    *fakeDatabase
	local *fakeDrawer
}

func newOrigin() *origin {
	return &origin{newFakeDatabase(), &fakeDrawer{values: make(map[string]string)}}
}

// page opens a page.
func (o *origin) page() *web {
	return &web{db: o.db, local: o.local, arrived: true, now: func() time.Time { return noon }}
}

// oldPage stores games like a page from before the database.
func (o *origin) oldPage(name, data string) { o.local.values[keyPrefix+name] = data }

// content returns a game's file after some turns.
func content(t *testing.T, minutes int, turns ...string) string {
	t.Helper()
	return string(encode(newGame(t, turns...).Match, noon.Add(time.Duration(minutes)*time.Minute)))
}

func gameID(n int) string { return fmt.Sprintf("20261121-0610051%02d-0001", n) }

// TestBringCutOff ends a page at every change of the database and of localStorage during a transfer; the next
// page finds everything once.
func TestBringCutOff(t *testing.T) {
	const many = 7
	for cut := 1; ; cut++ {
		o := newOrigin()
		want := map[string]string{"settings.json": `{"look":"night"}`}
		o.oldPage("settings.json", want["settings.json"])
		for n := range many {
			name := gameID(n) + gameExt
			want[name] = content(t, n, "up")
			o.oldPage(name, want[name])
		}
		want[gameID(1)+removedMark+"20261121-061005123"] = "removed"
		o.oldPage(gameID(1)+removedMark+"20261121-061005123", "removed")
		o.local.values["another"] = "not ours"
		o.db.failAt, o.local.failAt = cut, cut-1
		_, err := o.page().List()
		o.db.failAt, o.local.failAt = 0, 0
		for range 2 {
			if _, err := o.page().List(); err != nil {
				t.Fatal(err)
			}
		}
		if !maps.Equal(o.db.values, want) {
			t.Fatalf("cut off at change %d, the database has %v, want %v", cut, o.db.values, want)
		}
		if len(o.local.values) != 1 {
			t.Fatalf("cut off at change %d, there lie %v still", cut, o.local.values)
		}
		if err == nil && cut > many+5 {
			return
		}
	}
}

// TestBringComesUpAgain lets removed contents of localStorage reappear, as after a killed browser: they are
// not transferred again, whatever has happened since.
func TestBringComesUpAgain(t *testing.T) {
	o := newOrigin()
	name := gameID(0) + gameExt
	first := content(t, 0, "up")
	o.oldPage(name, first)
	w := o.page()
	w.List()
	next := content(t, 1, "up", "down")
	if err := w.Swap(name, []byte(first), []byte(next)); err != nil {
		t.Fatal(err)
	}
	o.oldPage(name, first)
	w = o.page()
	w.List()
	if got := o.db.values; len(got) != 1 || got[name] != next || len(o.local.values) != 0 {
		t.Errorf("the database has %v, the old place %v", got, o.local.values)
	}
	w.Remove(name)
	o.oldPage(name, first)
	o.page().List()
	if len(o.db.values) != 0 {
		t.Errorf("what was removed is there again: %v", o.db.values)
	}
}

// TestOldPageGoesOn lets an older page continue a game after a newer one has transferred it, with and without
// the newer one playing too.
func TestOldPageGoesOn(t *testing.T) {
	for _, both := range []bool{false, true} {
		o := newOrigin()
		name := gameID(0) + gameExt
		turns := []string{"up"}
		now := content(t, 0, turns...)
		o.oldPage(name, now)
		w := o.page()
		w.List()
		mine := now
		if both {
			mine = content(t, 1, "up", "down", "down")
			if err := w.Swap(name, []byte(now), []byte(mine)); err != nil {
				t.Fatal(err)
			}
		}
		for n := range 3 {
			turns = append(turns, "up")
			now = content(t, n+2, turns...)
			o.oldPage(name, now)
			w.arrived = true
			if _, err := w.Read(name); err != nil {
				t.Fatal(err)
			}
		}
		want := map[string]string{name: now}
		if both {
			want = map[string]string{name: mine, strings.Replace(name, "-0001.", "-0002.", 1): now}
		}
		if !maps.Equal(o.db.values, want) {
			t.Errorf("both %v: the database has %v, want %v", both, o.db.values, want)
		}
		// An older state of the same game reappears.
		o.oldPage(name, content(t, 1, "up", "up", "up", "again"))
		o.page().List()
		if !maps.Equal(o.db.values, want) {
			t.Errorf("both %v, after an older state: the database has %v, want %v", both, o.db.values, want)
		}
	}
}

// TestAtOnce closes a page that must store settings and a game's clock: the next page has them, together with
// what another page has stored meanwhile.
func TestAtOnce(t *testing.T) {
	for _, meanwhile := range []bool{false, true} {
		o := newOrigin()
		a := Open(o.page(), toyGames)
		g := newGame(t, "up")
		save(t, a, g, 0)
		if err := SaveSettings(a, []byte("1")); err != nil {
			t.Fatal(err)
		}
		w := a.store.store.(*web)
		w.hurried = true // and is closed before anything else
		play(t, g, "down")
		save(t, a, g, 1)
		if err := a.UpdateSettings(func(stored []byte) []byte { return append(stored, '2') }); err != nil {
			t.Fatal(err)
		}
		if meanwhile {
			if err := SaveSettings(Open(&web{db: o.db}, toyGames), []byte("other")); err != nil {
				t.Fatal(err)
			}
		}
		b := Open(o.page(), toyGames)
		checkHolds(t, b, g)
		var merged []string
		b.List()
		err := MergeLate(b, func(base, late, stored []byte) []byte {
			merged = append(merged, string(base), string(late), string(stored))
			return late
		})
		want := []string(nil)
		if meanwhile {
			want = []string{"1", "12", "other"}
		}
		if err != nil || !slices.Equal(merged, want) {
			t.Errorf("merged are %q, want %q; %v", merged, want, err)
		}
		if got := string(b.LoadSettings(SettingsCheck{})); got != "12" {
			t.Errorf("settings %q", got)
		}
		if len(o.local.values) != 0 || len(o.db.values) != 2 {
			t.Errorf("the database has %v, the old place %v", o.db.values, o.local.values)
		}
	}
}

// TestAtOnceWithClockSetBack closes a page whose last turn is older by the clock than the one before.
func TestAtOnceWithClockSetBack(t *testing.T) {
	o := newOrigin()
	a := Open(o.page(), toyGames)
	g := newGame(t, "up")
	save(t, a, g, 0)
	a.store.store.(*web).hurried = true
	play(t, g, "down")
	save(t, a, g, -24*60)
	checkHolds(t, Open(o.page(), toyGames), g)
}

// TestFirstSettingsAtOnce closes a page that has stored no settings yet.
func TestFirstSettingsAtOnce(t *testing.T) {
	o := newOrigin()
	a := Open(o.page(), toyGames)
	a.LoadSettings(SettingsCheck{})
	a.store.store.(*web).hurried = true
	if err := a.UpdateSettings(func(stored []byte) []byte { return append(stored, '1') }); err != nil {
		t.Fatal(err)
	}
	if got := string(Open(o.page(), toyGames).LoadSettings(SettingsCheck{})); got != "1" {
		t.Errorf("settings %q", got)
	}
}

// TestBringBadValues has invalid values in localStorage.
func TestBringBadValues(t *testing.T) {
	o := newOrigin()
	o.oldPage(gameID(0)+gameExt, strings.Repeat("x", maxFile+1))
	o.oldPage(gameID(1)+gameExt, "nonsense")
	o.oldPage("../out", "nonsense")
	o.local.values[leftPrefix+"settings.json"] = "{"
	o.db.notes[transferNote+gameID(1)+gameExt] = "nonsense"
	o.db.values[gameID(1)+gameExt] = "another"
	s := Open(o.page(), toyGames)
	l := s.List()
	if len(l.Games) != 0 || len(l.Problems) != 3 {
		t.Errorf("listing %+v", l)
	}
	big := 0
	for _, v := range o.db.values {
		if len(v) > maxFile {
			big++
		}
	}
	if big != 1 || len(o.db.values) != 3 {
		t.Errorf("%d contents, of which %d are too large", len(o.db.values), big)
	}
}

// FuzzLeft puts anything where closing pages leave contents.
func FuzzLeft(f *testing.F) {
	text, err := json.Marshal(left{"1", "2", 3})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text), `{"To":"20261121-061005123-0007.game","Seen":["left 3"]}`)
	f.Fuzz(func(t *testing.T, left, note string) {
		o := newOrigin()
		o.local.values[leftPrefix+gameID(0)+gameExt] = left
		o.local.values[leftPrefix+settingsName] = left
		o.db.notes[transferNote+gameID(0)+gameExt] = note
		o.db.values[settingsName] = "mine"
		o.page().List()
		if o.db.values[settingsName] == "" {
			t.Error("settings are gone")
		}
	})
}
