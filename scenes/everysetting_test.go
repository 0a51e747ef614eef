package scenes_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Every value on the settings page has words, is shown after being chosen, and is kept after the program was left.
func TestEverySetting(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.press("menu.settings")
	tried := 0
	for _, id := range settable(p) {
		n := p.node(id)
		if strings.Contains(n.Label, "settings.") || n.Label == "" {
			t.Errorf("%s has no words but %q", id, n.Label)
		}
		checked, before := n.Checked, p.env.Prefs.Settings.Preferences
		p.app.Do(ui.Command{Verb: ui.CommandPress, ID: id})
		p.tick()
		now := p.env.Prefs.Settings.Preferences
		toggle := n.Role == ui.RoleToggle
		if (toggle || !checked) && reflect.DeepEqual(before, now) {
			t.Errorf("pressing %s changes nothing", id)
		}
		if n := p.node(id); n.Checked != (!toggle || !checked) {
			t.Errorf("pressing %s is not seen on it", id)
		}
		if theme, ok := sprites.Themes()[string(now.Theme)]; ok && p.app.Appearance().Theme != theme {
			t.Errorf("after %s the theme is not %s", id, now.Theme)
		}
		read, lost, err := settings.Parse(p.env.Prefs.Settings.Marshal())
		if err != nil || len(lost) > 0 || !reflect.DeepEqual(read.Preferences, now) {
			t.Errorf("%s does not outlive the program: lost %v, %v", id, lost, err)
		}
		tried++
	}
	if tried < 36 {
		t.Errorf("only %d values", tried)
	}
	p.on.Leave()
	if q := newPlayer(t, store); !reflect.DeepEqual(q.env.Prefs.Settings.Preferences, p.env.Prefs.Settings.Preferences) {
		t.Errorf("after a restart %+v", q.env.Prefs.Settings.Preferences)
	}
}

// settable returns the nodes on the settings page that change a setting.
func settable(p *player) (ids []string) {
	for _, n := range p.app.State().Nodes {
		if n.Enabled && (n.Role == ui.RoleChoice || n.Role == ui.RoleToggle) && !strings.HasPrefix(n.ID, "settings.fullscreen") {
			ids = append(ids, n.ID)
		}
	}
	return ids
}

// The themes offered are those that exist, each with its own colours.
func TestThemes(t *testing.T) {
	themes := sprites.Themes()
	for _, name := range settings.Themes() {
		_, ok := themes[string(name)]
		if ok == (name == settings.ThemeSystem) {
			t.Errorf("theme %s: %v", name, ok)
		}
	}
	for name := range themes {
		if !slices.Contains(settings.Themes(), settings.Theme(name)) {
			t.Errorf("theme %s cannot be chosen", name)
		}
	}
}

// On a telephone buttons at the top lead to each group of settings.
func TestIndexOfSettings(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(390, 844)
	p.press("menu.settings")
	n := 0
	for _, node := range p.app.Laid().Nodes {
		name, ok := strings.CutPrefix(node.ID, "settings.to.")
		if !ok {
			continue
		}
		n++
		p.env.App.Scrolling.To(0)
		p.tick()
		p.press(node.ID)
		p.tick()
		r, body := p.node("settings.group."+name).Rect, p.app.Laid().Body
		if r.Y < body.Y || r.Y+r.H > body.Y+body.H {
			t.Errorf("%s leads to %v of %v", node.ID, r, body)
		}
	}
	if n < 5 {
		t.Errorf("%d buttons", n)
	}
	p.resize(1280, 800)
	p.tick()
	if p.node("settings.to.look") != nil {
		t.Error("there is an index beside two columns")
	}
}
