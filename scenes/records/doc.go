// Package records has the pages of what games come to: the result of one, the
// statistics of all with their export and erasure, and the rating.
package records
