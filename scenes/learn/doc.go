// Package learn has the pages that teach a game: its lesson and its rules.
package learn
