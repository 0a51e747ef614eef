package sprites

import "time"

// frameWork is how much a frame does for pictures that take long, in pixels
// painted in one colour: some 6 ms in a page.
const frameWork = 250_000

// insteadOfFrame is how long it goes on with a picture in place of a frame: with
// one piece of work more, half of what would be felt as a halt.
const insteadOfFrame = 18 * time.Millisecond

const sparing = true // see [Atlas]
