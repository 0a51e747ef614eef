// Package notes has the sheets on which a turn is commented and marked, and
// variations are named, compared and removed.
package notes
