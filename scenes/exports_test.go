package scenes_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/export"
)

// The outcome of an export is shown when it is known, but not if the player cancelled.
func TestExports(t *testing.T) {
	save := func(e *scenes.Env) { scenes.SaveFile(e, "a.csv", "x") }
	share := func(e *scenes.Env) { scenes.Share(e, "a", "b") }
	for _, test := range []struct {
		name string
		do   func(*scenes.Env)
		err  error
		want key.Text
		why  string
	}{
		{"saved", save, nil, key.ExportSaved, ""},
		{"not saved", save, fs.ErrPermission, key.ExportUnsaved, "reading or writing is not allowed"},
		{"copied", func(e *scenes.Env) { scenes.Copy(e, "x") }, nil, key.ExportCopied, ""},
		{"not copied", func(e *scenes.Env) { scenes.Copy(e, "x") }, export.ErrRefused, key.ExportUncopied, "the browser does not allow it"},
		{"not shared", share, errors.New("?"), key.ExportUnshared, "the device reported a fault"},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Failing = test.err
		test.do(p.env)
		p.tick()
		if got, want := p.says("notice.text")+p.says("toast"), p.env.App.Words.T(test.want, "place", "~/a.csv", "why", test.why); got != want {
			t.Errorf("%s: says %q, want %q", test.name, got, want)
		}
	}
	for name, err := range map[string]error{"shared": nil, "cancelled": export.ErrCancelled} {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Failing = err
		share(p.env)
		p.tick()
		if p.scene() != "menu" {
			t.Errorf("%s: %s over the menu", name, p.scene())
		}
	}
}

// No file of games has the secrets of a table, by which others could sit down in the player's seat.
func TestExportsKeepSecrets(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	const secret = "t=server.secret"
	id := p.shelve(keptGame{game: "konane", tags: []match.Tag{{Name: match.TableTag, Value: secret}, {Name: "TableLinks", Value: secret}}})[0]
	for _, way := range [][]string{{"menu.statistics", "statistics.export", "export.records"}, {"menu.games", "games.open." + id + ".more", "saved.export"}} {
		p.on.Saved = nil
		p.press(way...)
		p.tick()
		if text := p.on.Saved["tidepool-games.txt"]; !strings.Contains(text, "[Game \"konane\"]") || strings.Contains(text, secret) {
			t.Errorf("%s:\n%s", way, text)
		}
		p.backs()
	}
}
