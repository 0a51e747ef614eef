// Package store keeps games for the pages: the one on the board, and those that
// lists show, remove and bring back.
package store
