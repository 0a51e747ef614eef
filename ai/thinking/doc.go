// Package thinking runs the engine without disturbing the rest: in goroutines on the desktop; in a browser, which has
// a single thread for Go, in a Web Worker, a small separate program controlled by messages. Without workers the page
// runs the same small program itself, which thinks a few milliseconds at a time; the main program contains no engine.
//
// With enough cores, helpers take part: see [ai.Pool].
//
//	t, helpers := thinking.New()
//	t.Start(ai.Job{Game: "konane", Level: 3})
//	update, ok := t.Update() // once a frame
//
// What the engine thinks is package ai's; which question comes first is package play/session's.
package thinking
