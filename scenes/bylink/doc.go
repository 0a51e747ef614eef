// Package bylink knows of games played by sending links: who is to move, and what the other has been sent.
package bylink
