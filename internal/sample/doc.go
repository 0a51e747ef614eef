// Package sample has a sixth game, never shipped, as proof that a game needs only the files named in
// CONTRIBUTING.md. This folder has only the test that plays it on the screen.
package sample
