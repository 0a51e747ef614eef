// Package onitama is the art of Onitama: monks, mat, cards and cover; see [tidepool/sprites/art].
package onitama
