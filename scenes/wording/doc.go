// Package wording has the words that several pages say: names of players, dates,
// clocks, and why something could not be stored.
package wording
