// Package share gives games out of the program, as links, pictures and records, and
// takes those of links in.
package share
