// Package looks provides the games' descriptors, and the board style in the player's settings.
package looks
