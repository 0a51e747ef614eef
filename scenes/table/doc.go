// Package table is what pages with a board share: the board on which players tap and drag, the last message
// to a player, the bars, strips and buttons around the board, and the layout of all these.
package table
