//go:build !js

package sprites

// frameWork is how much a frame does for pictures that take long, in pixels
// painted in one colour: some 8 ms.
const frameWork = 1_200_000

const sparing = false // see [Atlas]
