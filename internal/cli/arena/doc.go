// Package arena lets engines play pairs of games from random balanced openings, sides swapped, and
// tells which is stronger: Elo with its error, and a sequential test.
package arena
