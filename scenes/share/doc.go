// Package share gives games out as links, pictures and records, and takes in those of links.
package share
