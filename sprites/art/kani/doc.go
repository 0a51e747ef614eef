// Package kani is the art of both Kani games: crabs, shrimps, tiles, boards and covers; see
// [tidepool/sprites/art]. Kinds of pieces are named as in package rules.
package kani
