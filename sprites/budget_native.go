//go:build !js

package sprites

// frameWork is how much a frame does for pictures that take long, in pixels
// painted in one colour: some 8 ms.
const frameWork = 1_200_000

// insteadOfFrame is how long it would go on with a picture in place of a frame.
const insteadOfFrame = 0

const sparing = false // see [Atlas]
