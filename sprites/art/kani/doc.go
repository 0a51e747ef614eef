// Package kani is the art of Kani Nari Ebi and Kani Shogi: crabs, shrimps and tiles, the seabed and the
// river they stand on, and the covers of both games. How pictures are drawn is told by
// [tidepool/sprites/art]. Rules are not known here: a kind of piece is a name, as in package rules.
package kani
