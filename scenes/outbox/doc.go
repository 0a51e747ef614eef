// Package outbox hands files and texts to the player and to other programs, and
// tells how it went once that is known.
package outbox
