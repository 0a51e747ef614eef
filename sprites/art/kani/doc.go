// Package kani is the art of both Kani games: crabs, shrimps, tiles, boards and covers; see
// [tidepool/sprites/art]. A kind of piece is a name, as in package rules.
package kani
