// Package scenes puts the pages together: it makes what they share, lists in pages.Registry how to open each,
// starts with the menu and stores what is open when the program is left.
//
// Each page is a package below, which knows no other page and asks for the few services it uses. What pages
// are made of lies there too: ui is the toolkit, board shows a position of any game, table has what pages with
// a board share, and device, store, outbox, thumbs, looks, portrait, language and settings are services.
//
//	env := scenes.New(&scenes.Config{Words: words, Fonts: fonts, Games: games.All(), Shelf: kept, …})
//	app := env.App // an ebiten.Game
//	env.Start()
//
// A page puts a session and a board together: taps become commands, what the
// session tells is shown by the board and said aloud. Pages do not
// know each other's insides: they have the app push, pop or replace, which
// happens between ticks. What a game looks like and is called they have from
// its descriptor in package board; none of them knows a game's name.
//
// The package is not for rules (package rules), histories (package match) or
// pictures (package sprites).
package scenes
