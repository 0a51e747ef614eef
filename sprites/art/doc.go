// Package art holds the pictures, in one package per game; what several games draw alike is in
// [tidepool/sprites/art/cover] and [tidepool/sprites/art/plain]. This package only has tests of all of them
// together. There is no list of games here: a game's pictures are in that game's package.
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
package art
