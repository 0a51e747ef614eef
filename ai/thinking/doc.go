// Package thinking runs the engine where it disturbs nobody: in goroutines on
// the desktop; in a browser, which has one thread for Go, in a Web Worker, a
// small program of its own that is spoken to in messages. Where there are no
// workers the page runs the same small program itself, which thinks a few
// milliseconds at a time; the large one carries no engine.
//
// Where there are cores for it, others help: see [ai.Pool].
//
//	t, helpers := thinking.New()
//	t.Start(ai.Job{Game: "konane", Level: 3})
//	update, ok := t.Update() // once a frame
//
// It is not for what is thought (package ai), nor for whose question comes
// first (package play/session).
package thinking
