// Package arena lets engines play pairs of games from random balanced openings, with sides swapped, and
// reports which is stronger: the Elo difference with its error, and a sequential test. A pair depends only on
// the seed and its number, so pairs may be played anywhere, in any order.
package arena
