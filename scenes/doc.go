// Package scenes is what people see and touch: the scene stack, its pages
// (menu, new game, settings, results …) and the one board scene that shows
// every game, with one file for what is particular to each game's board.
//
// A scene says what it is by its nodes: what can be read or pressed, where it
// is and what pressing it does. Pointer, touch, keyboard and tests act on
// nodes only, so nothing can be operated that is not listed. Scenes do not
// know each other's insides: they ask the [App] to push, pop or replace, which
// happens between ticks.
//
// Whoever sees nothing is told the same: [State] is what there is, [Env.Say]
// what happens, and an [Act] presses a node by its name.
//
// The package is not for rules (package rules), histories (package match) or
// pictures (package sprites).
package scenes
