// Package starting begins games, as they were begun last or as a page has them chosen: their rules,
// what one player gives the other, and what a card looks like that begins one.
package starting
