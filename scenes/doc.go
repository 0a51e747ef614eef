// Package scenes is the pages that people see and touch: the menu, new game,
// the game and its result, saved games, lessons, rules and settings. What they
// are made of is in the packages below: ui is the toolkit, board shows a
// position of any game, table has what pages with a board share, and device,
// store, outbox, thumbs, looks, portrait, language and settings are services.
// Pages become packages one by one, rooms that know no other; each asks
// for the few services it uses, and opens others through pages.Registry, which
// this package fills.
//
//	env := scenes.New(&scenes.Config{Words: words, Fonts: fonts, Games: games.All(), Shelf: kept, …})
//	app := env.App // an ebiten.Game
//	env.Start()
//
// A page puts a session and a board together: taps become commands, what the
// session tells is shown by the board and said by the narrator. Pages do not
// know each other's insides: they have the app push, pop or replace, which
// happens between ticks. What a game looks like and is called they have from
// its descriptor in package board; none of them knows a game's name.
//
// The package is not for rules (package rules), histories (package match) or
// pictures (package sprites).
package scenes
