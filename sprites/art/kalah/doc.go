// Package kalah is the art of Kalah: its board of two woods, seeds and how they lie in a heap, the
// players' badges and the game's cover. How pictures are drawn is told by [tidepool/sprites/art].
package kalah
