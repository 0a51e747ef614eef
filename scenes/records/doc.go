// Package records has the pages about results: game results, statistics with export and erasure, ratings.
package records
