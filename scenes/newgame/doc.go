// Package newgame is the page of a game, for starting one.
package newgame
