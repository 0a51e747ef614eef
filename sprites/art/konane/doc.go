// Package konane is the art of Konane: stones, the slab they lie on and the
// game's cover. How pictures are drawn is told by [tidepool/sprites/art].
package konane
