// Package scenes puts the pages together: it makes what they share, fills pages.Registry with ways to open
// each, starts with the menu, and stores what is open when the program is left.
//
// Each page is a package below, which knows no other page and declares the few services it needs. What pages
// are made of is there too: ui is the toolkit, board shows a position of any game, table has what pages with
// a board share, and device, store, outbox, thumbs, looks, portrait, language and settings are services.
//
//	env := scenes.New(&scenes.Config{Words: words, Fonts: fonts, Games: games.All(), Shelf: kept, …})
//	app := env.App // an ebiten.Game
//	env.Start()
//
// A page connects a session and a board: taps become commands, and the session's events are shown on the
// board and read aloud. Pages do not know each other's internals: they ask the app to push, pop or replace,
// which happens between ticks. The look and name of a game come from its descriptor in package board; no page
// knows a game by name.
//
// Rules belong in package rules, histories in package match and pictures in package sprites.
package scenes
