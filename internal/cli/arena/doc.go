// Package arena lets engines play each other and says which is stronger: pairs of games from random
// balanced openings with sides swapped, Elo with its error, and a sequential test.
package arena
