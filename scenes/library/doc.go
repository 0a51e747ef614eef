// Package library is the page of stored games, and of removed, unreadable and imported ones.
package library
