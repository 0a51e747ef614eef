package scenes_test

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/scenes/export"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/ui"
)

const (
	oneRecord = "[Game \"kalah\"]\n[South \"Ann\"]\n[North \"Bo\"]\n[Rated \"yes\"]\n[SouthLevel \"3\"]\n[Date \"2026.11.21\"]\n[Result \"*\"]\n\n1. C A 2. c *\n"
	another   = "[Game \"konane\"]\n[Black \"Ann\"]\n[Result \"*\"]\n\n1. d4 e4 *\n"
	broken    = "[Game \"kalah\"]\n[Result \"*\"]\n\n1. C\nQ *\n"
)

// drop drops files on the window, given by pairs of name and text, and waits until all are read.
func (p *player) drop(files ...string) {
	p.t.Helper()
	var b export.Brought
	for i := 0; i < len(files); i += 2 {
		b.Files = append(b.Files, export.File{Name: files[i], Data: []byte(files[i+1])})
	}
	p.on.Desk.Drops = &b
	p.last = "drop"
	p.tick()
	p.until("what was dropped", func() bool { return p.node("import.close") != nil })
}

// Dropped games are added to the library: those already there stay, unreadable ones are reported with their
// line, and the import can be undone.
func TestImport(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.drop("two.txt", oneRecord+"\n"+another, "bad.txt", "a letter\n\n"+broken, "none.txt", "Dear Bo,\n")
	w := p.env.App.Words
	want := strings.Join([]string{w.N(key.FilesAdded, 2), w.N(key.FilesBad, 2)}, "\n")
	if got := p.says("import.summary"); got != want {
		t.Errorf("says %q, want %q", got, want)
	}
	for i, want := range []string{"none.txt: there is no game in it", "bad.txt, line 7, column 1: the turn Q is not allowed"} {
		if got := p.says([]string{"import.refused.0", "import.refused.1"}[i]); !strings.HasPrefix(got, want) {
			t.Errorf("says %q, want %q", got, want)
		}
	}
	games := p.env.Shelf.List().Games
	if len(games) != 2 {
		t.Fatalf("%d games", len(games))
	}
	for _, g := range games {
		if g.Tag("Rated") != "" {
			t.Error("somebody else's game counts for the rating")
		}
	}
	p.press("import.close")
	p.drop("two.txt", "\ufeff"+strings.ReplaceAll(oneRecord, "\n", "\r\n"))
	if got := p.says("import.summary"); got != w.N(key.FilesKnown, 1) {
		t.Errorf("once more: %q", got)
	}
	p.press("import.close")
	p.drop("three.txt", strings.Replace(oneRecord, "Bo", "Cy", 1))
	p.press("import.undo")
	p.until("taking out", func() bool { return p.says("toast") != "" })
	if n := len(p.env.Shelf.List().Games); n != 2 {
		t.Errorf("%d games after taking one out", n)
	}
}

// A fullStore has no room for another file.
type fullStore struct{ shelf.Store }

func (fullStore) Create(string, []byte) error { return errors.New("no room") }

// Each import says that its games could not be stored, though the player has been told before.
func TestImportUnsaved(t *testing.T) {
	p := newPlayer(t, fullStore{new(shelf.Memory)})
	for _, text := range []string{oneRecord, another} {
		p.drop("one.txt", text)
		if p.says("import.summary") != p.env.App.Words.N(key.FilesAdded, 1) || !strings.HasPrefix(p.says("import.unsaved"), "Not every game could be stored") {
			t.Errorf("says %q and %q", p.says("import.summary"), p.says("import.unsaved"))
		}
		p.press("import.close")
	}
}

// A game moved to another device keeps its date and is recognized on its origin, even if the record's version
// wrote no date.
func TestImportedDays(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kalah")
	p.turn()
	p.app.Home()
	g, err := p.env.Shelf.Load(p.env.Shelf.List().Games[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	record := g.Match.FullRecord()
	if !strings.Contains(record, "[Date \"2026.11.21\"]\n") || !strings.Contains(record, "[Time \"12:00:") {
		t.Fatalf("the record has no day:\n%s", record)
	}
	undated := regexp.MustCompile(`\[(Date|Time) .*\n`).ReplaceAllString(record, "")
	for _, text := range []string{record, undated} {
		p.drop("back.txt", text)
		if got := p.says("import.summary"); got != p.env.App.Words.N(key.FilesKnown, 1) {
			t.Errorf("%q of its own game", got)
		}
		p.press("import.close")
	}
	q := newPlayer(t, new(shelf.Memory))
	q.now = q.now.AddDate(0, 0, 40)
	q.drop("all.txt", record+"\n"+another)
	for _, of := range q.env.Shelf.List().Games {
		want := q.now
		if of.Game.Info().ID == "kalah" {
			want = p.now
		}
		if !strings.HasPrefix(of.ID, want.Format("20060102-")) || of.Changed.Format(time.DateOnly) != want.Format(time.DateOnly) {
			t.Errorf("%s: %s, changed %s, want %s", of.Game.Info().ID, of.ID, of.Changed, want)
		}
	}
}

// A record that cannot be read is lost alone, whatever is unclosed in it, and all kinds of line ends are accepted.
func TestImportPastDamage(t *testing.T) {
	unclosed := strings.Replace(oneRecord, "1. C", "1. C {never closed", 1)
	for name, file := range map[string]struct {
		text       string
		added, bad int
	}{
		"an open comment": {unclosed + "\n" + oneRecord + "\n" + another, 2, 1},
		"lone CR":         {strings.ReplaceAll(oneRecord+"\n"+another, "\n", "\r"), 2, 0},
		"both":            {strings.ReplaceAll(unclosed+"\n"+another, "\n", "\r"), 1, 1},
		"headers alone":   {"[Game \"kalah\"]\n[Result \"*\"]\n\n" + another, 1, 1},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.drop("a.txt", file.text)
		w := p.env.App.Words
		want := w.N(key.FilesAdded, file.added)
		if file.bad > 0 {
			want += "\n" + w.N(key.FilesBad, file.bad)
		}
		if got := p.says("import.summary"); got != want {
			t.Errorf("%s: says %q, want %q", name, got, want)
		}
	}
	p := newPlayer(t, new(shelf.Memory))
	p.drop("a.txt", strings.ReplaceAll(another+"\n"+unclosed+"\n"+another, "\n", "\r"))
	if got, want := p.says("import.refused.0"), "a.txt, line 15, column 6: "; !strings.HasPrefix(got, want) {
		t.Errorf("says %q, want %q", got, want)
	}
}

// An open game stays as it is, and dropped games can be opened.
func TestImportOverGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	id := p.opened()
	p.drop("one.txt", oneRecord)
	if p.opened() != id {
		t.Error("another game is open")
	}
	p.press("import.open")
	p.rest()
	if p.scene() != "board" || p.opened() == id {
		t.Fatalf("%s with %s", p.scene(), p.opened())
	}
	if g, err := p.env.Shelf.Load(id); err != nil || g.Match.Ply() != 1 {
		t.Errorf("the first game: %v", err)
	}
}

// Games are imported by the library's button: chosen, pasted, or by path if nothing can be chosen.
func TestBringing(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.games")
	p.press("games.add")
	d := &p.on.Desk
	d.Chosen = platformtest.Bring(export.File{Name: "a.txt", Data: []byte(oneRecord)})
	p.press("bring.choose")
	p.until("reading", func() bool { return p.node("import.close") != nil })
	p.press("import.close")
	if p.scene() != "games" {
		t.Fatalf("scene %s", p.scene())
	}
	p.press("games.add")
	text := another
	d.Clipboard = &text
	p.app.Changed()
	p.tick()
	p.press("bring.paste")
	p.until("reading", func() bool { return p.node("import.close") != nil })
	if len(p.env.Shelf.List().Games) != 2 {
		t.Error("pasted in vain")
	}
	p.press("import.close")
	p.keyed(ui.PasteKey)
	p.until("reading", func() bool { return p.node("import.close") != nil })
	if got := p.says("import.title"); got != p.env.App.Words.T(key.FilesHere) {
		t.Errorf("by the key: %q", got)
	}
	p.press("import.close")
	p.press("games.add")
	d.Chosen, d.Paths = nil, true
	d.ByPath = map[string]string{"/home/ann/x.txt": broken}
	p.press("bring.choose")
	p.tick()
	if p.node("bring.path") == nil {
		t.Fatalf("no path can be written in %s", p.scene())
	}
	p.do(ui.Command{Verb: ui.CommandType, ID: "bring.path", Text: "/home/ann/x.txt"})
	p.press("bring.read")
	p.until("reading", func() bool { return p.node("import.close") != nil })
	if got := p.says("import.title"); got != p.env.App.Words.T(key.FilesNone) {
		t.Errorf("title %q", got)
	}
}

// Failed imports are reported, cancelled ones are not.
func TestBringingFails(t *testing.T) {
	for _, test := range []struct {
		err  error
		want string
	}{
		{export.ErrCancelled, ""}, {export.ErrTooLarge, "it is too large"}, {export.ErrRefused, "the browser does not allow it"}, {errors.New("?"), "the device reported a fault"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Desk.Drops = &export.Brought{Err: test.err}
		p.ticks(3)
		if got := p.says("notice.text"); !strings.Contains(got, test.want) || (test.want == "") != (got == "") {
			t.Errorf("%v: says %q", test.err, got)
		}
	}
}

// No dropped file crashes the program or exhausts memory.
func TestImportHostile(t *testing.T) {
	for name, text := range map[string]string{
		"zero":     "[Game \"kalah\"]\n\x00",
		"bytes":    "\xff\xfe\x00",
		"headers":  strings.Repeat("[\n", 2_000_000),
		"brackets": strings.Repeat("[", 1<<20),
		"line":     "[Game \"kalah\"]\n[Result \"*\"]\n\n1. " + strings.Repeat("A", 8<<20),
		"empty":    "",
		"long":     "[Game \"kalah\"]\n[Result \"*\"]\n\n" + strings.Repeat("1. A ", 200_000),
		"nested":   "[Game \"kalah\"]\n[Result \"*\"]\n\n1. A " + strings.Repeat("(", 1_000_000),
		"comment":  "[Game \"kalah\"]\n[Result \"*\"]\n\n{" + strings.Repeat("x", 4<<20),
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.drop(name, text)
		if len(p.env.Shelf.List().Games) != 0 || p.says("import.title") != p.env.App.Words.T(key.FilesNone) {
			t.Errorf("%s: %s", name, p.says("import.summary"))
		}
	}
}

// The whole library can be exported as one text and imported unchanged; a second import adds nothing.
func TestLibraryOutAndIn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.keep(12, numbered)
	p.press("menu.statistics")
	p.press("statistics.export")
	p.press("export.records")
	p.tick()
	text := p.on.Saved["tidepool-games.txt"]
	if n := len(match.Split(text)); n != 12 {
		t.Fatalf("%d records", n)
	}
	p.drop("all.txt", text)
	if got := p.says("import.summary"); got != p.env.App.Words.N(key.FilesKnown, 12) {
		t.Errorf("into the same library: %q", got)
	}
	q := newPlayer(t, new(shelf.Memory))
	q.drop("all.txt", text)
	if got := q.says("import.summary"); got != q.env.App.Words.N(key.FilesAdded, 12) {
		t.Errorf("into another: %q", got)
	}
}

// An analysis has no turn that was played, but comes in as it was exported, and only once.
func TestAnalysisOutAndIn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.visits("#/konane/analysis")
	p.press("spot." + string(p.lit()[0]))
	p.rest()
	p.backs()
	p.press("menu.games")
	p.press("games.open."+p.listed()[0]+".more", "saved.export")
	p.tick()
	text := p.on.Saved["tidepool-games.txt"]
	q := newPlayer(t, new(shelf.Memory))
	w := q.env.App.Words
	for _, want := range []string{w.N(key.FilesAdded, 1), w.N(key.FilesKnown, 1)} {
		q.drop("a.txt", text)
		if got := q.says("import.summary"); got != want {
			t.Fatalf("says %q, want %q, of\n%s", got, want, text)
		}
		q.press("import.close")
	}
	q.press("menu.games")
	q.press("games.open." + q.listed()[0])
	if q.scene() != "study" || q.node("review.next") == nil || !q.node("review.next").Operable() {
		t.Errorf("%s without the turn tried: %s", q.scene(), q.ids())
	}
}
