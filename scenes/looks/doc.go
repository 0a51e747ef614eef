// Package looks is how the games look, and how the player wants them to.
package looks
