// Package records has the pages of what stored games come to: the statistics and
// the rating, and the files and the eraser of all games.
package records
