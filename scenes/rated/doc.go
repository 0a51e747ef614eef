// Package rated measures how well the person plays each game, and offers games that count for it.
package rated
