// Package bylink knows of games that are played with somebody elsewhere, by sending links or at a table:
// who is to move, what the other has been sent, and where the table is.
package bylink
