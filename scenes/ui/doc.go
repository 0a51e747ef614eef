// Package ui is the toolkit of the pages: an app with a stack of scenes, and the nodes, fields, columns,
// pages and sheets that scenes are made of. It is independent of any game.
//
// A scene describes itself by its nodes: what can be read or pressed, where it is and what pressing it does.
// Pointer, touch, keyboard, screen readers and tests act on nodes only, so everything that can be operated is
// listed:
//
//	func (s *greeting) Layout(f ui.Frame) ui.Layout {
//		return s.Lay(f, "Hello", func(c *ui.Column) {
//			c.Button(ui.Node{ID: "greeting.ok", Label: "OK", Style: ui.MainButton, Press: s.Back})
//		}, nil)
//	}
//
// Layout is a function of the scene's state and a [Frame]: it changes nothing and may be called at any time.
// A scene is changed by an input, a [Command] or a tick; [App.Changed] then requests a new layout and a
// redraw.
//
// Page contents and drawing boards belong in other packages.
package ui
