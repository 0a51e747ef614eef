// Package konane is the art of Konane: stones, slab and cover; see [tidepool/sprites/art].
package konane
