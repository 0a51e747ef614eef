// Package outbox hands files and texts to the player and other programs, and tells how it went.
package outbox
