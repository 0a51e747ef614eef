// Package bylink handles games with somebody elsewhere, played by links or at a table: who is to move, what
// the other player has been sent, and where the table is.
package bylink
