// Package table is what pages with a board share: the board that is tapped and dragged on, what a
// player was told last, the bars, strips and buttons around it, and where they lie.
package table
