// Package kalah is the art of Kalah: board, seeds, heaps, badges and cover; see [tidepool/sprites/art].
package kalah
