// Package onitama is the art of Onitama: monks, the mat, cards with their animals in ink, and the
// game's cover. How pictures are drawn is told by [tidepool/sprites/art].
package onitama
