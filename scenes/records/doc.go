// Package records has the pages of what games come to: results, statistics with export and erasure, ratings.
package records
