// Package outbox hands files and texts to the player and other programs, and reports the outcome.
package outbox
