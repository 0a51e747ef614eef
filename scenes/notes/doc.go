// Package notes has the sheets to comment and mark turns, and to name, compare and remove variations.
package notes
