// Package share hands out games as links, pictures and records, and accepts games from links.
package share
