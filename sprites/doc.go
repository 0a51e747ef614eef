// Package sprites is Tidepool's art: colours, shapes and type, drawn as code
// and rasterised once for the screen's scale.
//
// The drawing language, for every picture in the program:
//
//   - Light falls from the upper left; shadows lie to the lower right, soft,
//     warm-dark and never black.
//   - Shapes are round and closed, with an outline in the darkest tone of
//     their own colour, 3 units wide on a square of 100.
//   - Materials are gradients of three tones (light, body, dark) and a little
//     noise; a small bright highlight sits at the upper left.
//   - Corners of sheets are 18 logical pixels round, of buttons 14.
//   - Sides differ in lightness and in a mark, not in hue alone.
//
// Pictures are [Drawing] values. Making them needs no window, so tests look
// at their pixels. The package knows nothing of scenes or of input.
package sprites
