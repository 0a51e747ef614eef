// Package newgame is the page of a game, on which one is begun.
package newgame
