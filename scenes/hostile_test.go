package scenes_test

import (
	"encoding/csv"
	"image"
	"image/gif"
	"image/png"
	"strings"
	"testing"
	"unicode/utf8"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/export"
)

// hostileNames returns names with special meanings in one program or another.
func hostileNames() []string {
	return []string{
		"<script>alert(1)</script>", `"&amp;'><svg onload=x>`, "]]>--><!--", "&#0;&lt;", "\u202eexe.nnA\u202c", "\u2066a\u2069\u200f\u200b\ufeff",
		"=HYPERLINK(\"http://x\",\"y\")", "＝1+1", "－2", " @SUM(1)", "\u200b+1", "a;b,c|d",
		"Z" + strings.Repeat("\u0301\u0489\u20dd", 36), strings.Repeat("海", 85), strings.Repeat("x", 256),
		"../../etc/passwd", `C:\Windows\x`, "con", "aux.h", "COM1 ", "CONIN$", "$(rm -rf ~)", "`id`", "%PATH%", "-rf", "~", ".", "👩‍👩‍👧‍👦", "a\u0338b\ue000\U000e0041",
	}
}

// Names and titles that are special elsewhere are harmless in exports: pictures contain none, cells begin no
// formula, files have safe names.
func TestHostileNames(t *testing.T) {
	names := hostileNames()
	p := newPlayer(t, new(shelf.Memory))
	p.on.Desk.Pictures = true
	for i, name := range names {
		m, err := match.New(match.Setup{Game: games.All()[i%5], Players: [2]string{name, names[(i+1)%len(names)]}})
		if err == nil {
			err = m.SetTag(session.TitleTag, name)
		}
		if err != nil {
			t.Fatalf("%q: %v", name, err)
		}
		m.Play(m.Position().Turns()[0].Word)
		m.Resign(rules.Near)
		if err := p.env.Shelf.Save(&shelf.Game{Match: m}, p.env.Now()); err != nil {
			t.Fatal(err)
		}
	}
	p.press("menu.statistics")
	p.ticks(3)
	p.press("statistics.export")
	p.ticks(3)
	p.press("export.table")
	p.tick()
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(p.on.Saved["tidepool-games.csv"], "\ufeff"))).ReadAll()
	if err != nil || len(rows) != len(names)+1 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for i, row := range rows[1:] {
		if !strings.HasSuffix(strings.TrimPrefix(row[17], "'"), names[i]) {
			t.Errorf("%q is called %q", names[i], row[17])
		}
		for _, cell := range row {
			seen := strings.TrimLeft(cell, " \u200b\u200f\u202e\u2066\ufeff\u00a0")
			if strings.IndexAny(seen, "=+-@＝＋－＠") == 0 {
				t.Errorf("the cell %q is a formula", cell)
			}
		}
	}
}

// Players' names are drawn in pictures of their games and never included as text; file names contain only
// what every system accepts.
func TestHostileNamesInPictures(t *testing.T) {
	drawn := func(names [2]string) (files map[string]string) {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Desk.Pictures = true
		m, err := match.New(match.Setup{Game: games.All()[3], Options: "size=4", Players: names})
		if err != nil {
			t.Fatal(err)
		}
		m.Play(m.Position().Turns()[0].Word)
		p.openMatch(m)
		p.press("board.more", "more.share", "share.picture", "picture.size.0")
		for _, kind := range []string{"png", "svg", "gif"} {
			if kind != "png" {
				p.press("picture.kind." + kind)
			}
			if kind == "gif" {
				p.press("picture.size.0")
			}
			p.made()
			p.press("picture.save")
			p.tick()
			p.press("toast")
		}
		files = make(map[string]string)
		for name, data := range p.on.Saved {
			if safe := export.FileName(name); len(safe) > 160 || !utf8.ValidString(safe) || strings.ContainsAny(safe, "/\\:*?\"<>|\n\u202e\u200b") {
				t.Errorf("%q becomes the file %q", name, safe)
			}
			files[name[len(name)-3:]] = data
		}
		return files
	}
	plain := drawn([2]string{"Ann", "Bo"})
	names := [2]string{"<script>\"&'\u202e]]>=1\u0301\u0301", "../con" + strings.Repeat("海", 80)}
	files := drawn(names)
	if wrong := unsound(files["svg"]); wrong != "" {
		t.Errorf("%q: %s", names, wrong)
	}
	if _, err := gif.DecodeAll(strings.NewReader(files["gif"])); err != nil {
		t.Errorf("%q: %v", names, err)
	}
	for kind, data := range plain {
		if files[kind] == data {
			t.Errorf("%q: the %s is that of other players", names, kind)
		}
		for _, part := range []string{"script", "con海", "../"} {
			if strings.Contains(files[kind], part) {
				t.Errorf("%q: %q stands in the %s", names, part, kind)
			}
		}
	}
	size := func(file string) image.Point {
		c, err := png.DecodeConfig(strings.NewReader(file))
		if err != nil {
			t.Error(err)
		}
		return image.Pt(c.Width, c.Height)
	}
	if size(files["png"]) != size(plain["png"]) {
		t.Errorf("%q make the picture larger", names)
	}
}

// Invalid names are refused on import.
func TestNamesRefused(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, name := range []string{"a\tb", "a\rb", "\x00", "\x1b[2J", "\u0085", "\u2028", "\x7f", "\xff\xfe", "\xed\xa0\x80", strings.Repeat("x", 10_000)} {
		text := "[Game \"kalah\"]\n[South \"" + name + "\"]\n[Result \"*\"]\n\n1. A *\n"
		if m, err := match.Read(text, p.env.Games); err == nil && name != "a\rb" {
			t.Errorf("%.20q is taken as %q", name, m.Player(rules.Near))
		}
		p.drop("a.txt", text)
		p.press("import.close")
	}
	if n := len(p.env.Shelf.List().Games); n != 0 {
		t.Errorf("%d games", n)
	}
}
