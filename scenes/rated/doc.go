// Package rated measures how well the person plays each game, and offers rated games.
package rated
