// Package arena lets engines play pairs of games from random balanced openings, sides swapped, and
// tells which is stronger: Elo with its error, and a sequential test. Pairs depend on nothing but the seed
// and their number, and may be played anywhere, in any order.
package arena
