// Package bylink knows of games that two people play by sending each other
// links: who is to move, and what the other has been sent.
package bylink
