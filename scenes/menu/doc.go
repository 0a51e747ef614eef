// Package menu is the first page: the games as cards, and the way back to the one that was left.
package menu
