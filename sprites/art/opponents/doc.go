// Package opponents draws the opponents of a person: the engine's eight levels as eight creatures of a tide
// pool, from a sea slug to an octopus, each in four moods.
//
//	d := opponents.Drawing(8, opponents.Thinking, opponents.Frame(opponents.Thinking, ticks))
//
// A mood is a few pictures shown in turn; the first represents it without motion. What all creatures share
// (eyes, mouths, bubbles and how they bend) is in figure.go and face.go; each creature has its own file or
// part of a file. Names and descriptions are in package locale.
package opponents
