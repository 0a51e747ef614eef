// Package library is the page of all stored games, with those that were removed,
// those that could not be read and those that are brought in.
package library
