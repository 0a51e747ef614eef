// Package ui is the toolkit of the pages: an app with a stack of scenes, and
// the nodes, fields, columns, pages and sheets that scenes are made of. It has
// never heard of a game.
//
// A scene says what it is by its nodes: what can be read or pressed, where it
// is and what pressing it does. Pointer, touch, keyboard, screen readers and
// tests act on nodes only, so nothing can be operated that is not listed:
//
//	func (s *greeting) Layout(f ui.Frame) ui.Layout {
//		return s.Lay(f, "Hello", func(c *ui.Column) {
//			c.Button(ui.Node{ID: "greeting.ok", Label: "OK", Style: ui.MainButton, Press: s.Back})
//		}, nil)
//	}
//
// Layout is a function of the scene's state and a [Frame]: it changes nothing
// and may be called at any time. What changes a scene is an input, a [Command]
// or a tick, after which [App.Changed] has everything laid out and drawn anew.
//
// The package is not for what a page is about, nor for drawing boards.
package ui
