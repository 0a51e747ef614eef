// Package menu is the first page: the games as cards, and a card to resume the last game.
package menu
