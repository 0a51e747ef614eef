// Package preferences is the page on which the player sets what they prefer.
package preferences
