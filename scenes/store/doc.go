// Package store keeps games: the one on the board, and those that lists show, remove and bring back.
package store
