// Package opponents draws whom a person plays against: the engine's eight
// levels as eight creatures of a tide pool, from a sea slug to an octopus,
// each in four moods.
//
//	d := opponents.Drawing(8, opponents.Thinking, opponents.Frame(opponents.Thinking, ticks))
//
// A mood is a few pictures that are shown in turn; the first of them is the
// one that stands for it where nothing moves. What all creatures share (eyes,
// mouths, bubbles and how they bend) is in figure.go and face.go, and each has
// a file or a part of one to itself. Names and what else is told of them are
// words, and not here.
package opponents
