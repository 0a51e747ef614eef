// Package sample is where a sixth game proves that a game needs no more than the files that the recipe
// in CONTRIBUTING.md names: its rules, its engine and its board are below it. Nothing of it is shipped.
//
// This package itself has only the test that plays the game in the program's scenes, by pressing what
// is on the screen.
package sample
