package sprites

// frameWork is how much a frame does for pictures that take long, in pixels
// painted in one colour: some 6 ms in a page.
const frameWork = 250_000

const sparing = true // see [Atlas]
