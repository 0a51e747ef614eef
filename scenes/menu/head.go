package menu

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

const (
	// wordedTools is the least width of a window in which the buttons to other pages have words beside their icons, at
	// every text size.
	wordedTools = 1200
	toolSide    = 48 // height of a button with a word below its icon, in logical pixels at the usual text size
	toolGap     = 4
	toolWord    = 13
)

// headNodes returns the program's name and the buttons to other pages, beside it or, to keep the name large,
// below. If something of width aside is to stand between, only the name is written.
func (m *page) headNodes(r sprites.Rect, aside, u float64) (tools, title []ui.Node, end float64) {
	w, fonts := m.env.App.Words, m.env.App.Fonts
	row, _ := r.CutTop(70 * u)
	name, tag := w.T(key.AppName), w.T(key.AppTagline)
	tools = m.tools(u)
	beside := aside == 0 && m.env.App.Frame().W >= wordedTools
	if !beside {
		m.wordBelow(tools, u)
	}
	icons := totalWidth(tools, u)
	room := row.W - icons - aside - 8*u
	below := fonts.Width(name, sprites.Bold, 34*u) > room || beside && room < fonts.Width(name, sprites.Bold, 40*u)
	if below {
		room = row.W
	}
	size := fonts.Fit(name, sprites.Bold, 40*u, 0, room)
	high := max(size*ui.LineStep, toolSide*u)
	small := fonts.Fit(tag, sprites.Medium, 17*u, 14*u, row.W-4*u)
	lines := fonts.Wrap(tag, sprites.Medium, small, row.W-3*u)
	title = []ui.Node{
		{ID: "title", Role: ui.RoleHeading, Label: name + ". " + tag, Text: name, Style: ui.Words, Size: size, Bold: true, Accent: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X, Y: row.Y - 3*u, W: room, H: high}},
		{ID: "menu.tagline", Role: ui.RoleText, Text: tag, Lines: lines, Style: ui.Words, Size: small, Soft: true, Align: sprites.Left,
			Rect: sprites.Rect{X: row.X + 2*u, Y: row.Y - 3*u + high, W: row.W - 2*u, H: float64(len(lines)) * small * ui.LineStep}},
	}
	end = max(row.Y+row.H, title[1].Rect.Y+title[1].Rect.H)
	if aside > 0 {
		title, end = title[:1], row.Y+high
	}
	if below {
		return tools, title, m.toolsBelow(tools, sprites.Rect{X: row.X, Y: title[1].Rect.Y + title[1].Rect.H + toolGap*u, W: row.W}, u)
	}
	placeRow(tools, row.X+row.W-icons, row.Y-3*u, high/u, u)
	return tools, title, end
}

// toolsBelow places the buttons in a row, or where their words are too wide for that, with the words below the icons in
// columns as wide as the page.
func (m *page) toolsBelow(tools []ui.Node, r sprites.Rect, u float64) (end float64) {
	if tools[0].Style == ui.QuietButton && totalWidth(tools, u) <= r.W {
		placeRow(tools, r.X-8*u, r.Y, toolSide, u)
		return r.Y + toolSide*u
	}
	m.wordBelow(tools, u)
	columns := len(tools)
	for columns > 1 && tools[0].Rect.W*float64(columns) > r.W {
		columns /= 2
	}
	wide, high := r.W/float64(columns), toolSide*u
	for i := range tools {
		tools[i].Rect = sprites.Rect{X: r.X + wide*float64(i%columns), Y: r.Y + high*float64(i/columns), W: wide, H: high}
	}
	return r.Y + high*float64((len(tools)+columns-1)/columns)
}

// placeRow places the buttons beside each other, in the middle of a row that is high logical pixels high.
func placeRow(tools []ui.Node, x, y, high, u float64) {
	for i := range tools {
		t := &tools[i].Rect
		t.X, t.Y = x, y+(high*u-t.H)/2
		x += t.W + toolGap*u
	}
}

// tools returns the buttons to other pages with their words beside the icons.
func (m *page) tools(u float64) []ui.Node {
	w, icon := m.env.App.Words, "sound"
	if !m.env.Prefs.Settings.Sound {
		icon = "mute"
	}
	const size = 16
	tool := func(id string, label key.Text, icon string, press func()) ui.Node {
		n := ui.Node{ID: "menu." + id, Role: ui.RoleButton, Label: w.T(label), Text: w.T(label), Icon: icon, Style: ui.QuietButton, Size: size * u, Align: sprites.Middle, Press: press}
		n.Rect.W, n.Rect.H = m.env.App.Fonts.Width(n.Text, sprites.Medium, n.Size)+(size*1.9+20)*u, 44*u
		return n
	}
	open := func(page func() ui.Scene) func() { return func() { m.env.App.Push(page()) } }
	return []ui.Node{
		tool("sound", key.SettingsSound, icon, m.env.Prefs.ToggleSound),
		tool(gamesTool, key.MenuGames, "folder", open(m.env.Open.Library)),
		tool("statistics", key.MenuStatistics, "statistics", open(m.env.Open.Statistics)),
		tool("settings", key.MenuSettings, "settings", open(m.env.Open.Settings)),
	}
}

const gamesTool = "games" // the one that has a short word

// wordBelow puts the words below the icons, small, and makes all buttons as wide as the widest.
func (m *page) wordBelow(tools []ui.Node, u float64) {
	wide := 44 * u
	for i := range tools {
		n := &tools[i]
		if n.ID == "menu."+gamesTool {
			n.Text = m.env.App.Words.T(key.MenuSaved)
		}
		n.Style, n.Size = ui.ToolButton, toolWord*u
		wide = max(wide, m.env.App.Fonts.Width(n.Text, sprites.Medium, n.Size)+10*u)
	}
	for i := range tools {
		tools[i].Rect.W, tools[i].Rect.H = wide, toolSide*u
	}
}

// totalWidth returns the width of the buttons in a row.
func totalWidth(tools []ui.Node, u float64) float64 {
	wide := toolGap * u * float64(len(tools)-1)
	for _, n := range tools {
		wide += n.Rect.W
	}
	return wide
}
